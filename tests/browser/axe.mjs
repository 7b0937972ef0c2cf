// axe-core on what is shown now: every rule it has but those it calls deprecated, of every level (A, AA, AAA, best practice, experimental).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {import('playwright-core').Page | import('playwright-core').Frame} page @param {string} where named when something is found */
export async function nothingFound(page, where) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis;
    const rules = Object.fromEntries(axe.getRules().filter(({ tags }) => !tags.includes('deprecated')).map(({ ruleId }) => [ruleId, { enabled: true }]));
    // A frame is looked at from within itself.
    return (await axe.run(document, { rules, resultTypes: ['violations'], iframes: false })).violations;
  });
  assert.deepEqual(violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`), []);
}
