// oEmbed discovery: only where the build knows the site's address, and then whole.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'mancala-oembed-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'board.wasm'), 'x'.repeat(1234));

/** @param {string} page @param {string} address */
function written(page, address) {
  const output = join(folder, page);
  execFileSync('cmake', [`-DPAGE=${web}/${page}`, `-DWASM=${folder}/board.wasm`, `-DOUTPUT=${output}`, `-DSITE_URL=${address}`, '-P', `${web}/write_size.cmake`]);
  return readFileSync(output, 'utf8');
}

for (const page of ['index.html', 'embed.html']) {
  test(`${page}: the link is there with an address, absolute, and not without`, () => {
    const site = 'https://museum.example/mancala/';
    assert.ok(written(page, site).includes(`<link rel="alternate" type="application/json+oembed" href="${site}oembed.json"`));
    const without = written(page, '');
    assert.ok(!without.includes('oembed'));
    assert.ok(without.includes('data-wasm-bytes="1234"'));
  });
}

test('oembed.json is what a reader of it needs', () => {
  const text = readFileSync(join(web, 'oembed.in.json'), 'utf8').replaceAll('@MANCALA_SITE_URL@', 'https://museum.example/mancala/');
  const { version, type, width, height, html, title } = JSON.parse(text);
  assert.deepEqual([version, type, title], ['1.0', 'rich', 'Mancala board']);
  assert.ok(html.startsWith('<iframe src="https://museum.example/mancala/embed.html"'));
  assert.ok(html.includes(`width="${width}"`) && html.includes(`height="${height}"`) && html.includes('title="'));
});
