// @ts-check
/**
 * The command table and the open panel as headings, texts and buttons. The canvas draws the same things, so the sheet stays out of sight
 * until the keyboard's focus is in it.
 *
 * @typedef {import('./page-api.js').BoardApi} BoardApi
 * @typedef {import('./page-api.js').BoardState} BoardState
 * @typedef {import('./page-api.js').CommandState} CommandState
 */
import { setAttribute, setText } from './dom.js';

/** Groups that are there whether a panel is open or not. */
const lasting = new Set(['play', 'game', 'panel']);
/** Those that are not, while a panel is open. */
const waiting = new Set(['play', 'game']);

export class TwinSheet {
  /** @type {Map<string, HTMLButtonElement>} by command id */
  #buttons = new Map();
  #shape = '';
  #panel = 'none';
  /** The command that had the focus when a panel opened: closing it leads back there. */
  #opener = '';
  #showing = false;

  /** @param {BoardApi} board @param {HTMLElement} sheet @param {() => void} focusBoard @param {string[]} elsewhere panels that the page shows in another way */
  constructor(board, sheet, focusBoard, elsewhere) {
    this.elsewhere = elsewhere;
    this.board = board;
    this.sheet = sheet;
    this.focusBoard = focusBoard;
    this.panel = document.createElement('section');
    this.panel.setAttribute('aria-labelledby', 'panel-title');
    this.title = document.createElement('h2');
    this.title.id = 'panel-title';
    this.title.tabIndex = -1;
    this.text = document.createElement('div');
    this.fields = document.createElement('div');
    this.fields.className = 'fields';
    // Said in the live region too; here for eyes, as the sheet may lie over the line that says it.
    this.notice = document.createElement('p');
    this.notice.className = 'told';
    this.panel.append(this.title, this.notice, this.text, this.fields);
    this.fields.addEventListener('change', async (event) => {
      const input = /** @type {HTMLInputElement} */ (event.target);
      await board.setSeeds(input.name, input.valueAsNumber || 0);
      input.value = String(this.board.state?.fields?.find(({ id }) => id === input.name)?.value ?? '');
    });
    this.groups = document.createElement('div');
    this.groups.className = 'groups';
    sheet.append(this.panel, this.groups);
    // One dialog, not two: while the sheet is in sight the canvas leaves its own panel out.
    sheet.addEventListener('focusin', () => this.#tellFocus(true));
    sheet.addEventListener('focusout', (event) => this.#tellFocus(sheet.contains(/** @type {Node | null} */ (event.relatedTarget))));
    sheet.addEventListener('click', (event) => this.#onClick(event));
  }

  /** Rows that are put elsewhere lose the focus for a moment: what counts is where it is in the end. @param {boolean} isInside */
  #tellFocus(isInside) {
    if (!this.#showing) this.board.panelElsewhere(isInside);
  }

  /** @param {BoardState} told */
  update(told) {
    this.#showing = true;
    const wasInside = this.sheet.contains(document.activeElement);
    this.#show(told);
    this.#showing = false;
    const isInside = this.sheet.contains(document.activeElement);
    if (isInside !== wasInside) this.board.panelElsewhere(isInside);
  }

  /** @param {BoardState} told */
  #show(told) {
    const state = this.elsewhere.includes(told.panel) ? { ...told, panel: 'none' } : told;
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    const heldId = this.sheet.contains(focused) ? (focused?.dataset.command ?? '') : null;
    this.#updateGroups(state);
    this.#updatePanel(state);
    this.#updateFields(state.fields ?? []);
    this.#keepFocus(state, heldId);
  }

  /** @param {BoardState} state */
  #updateGroups(state) {
    // An open panel's own choices follow its text; then the ways to another panel and out. The game's own rows wait.
    const shown = state.commands.filter((command) => isShown(command, state) && (state.panel === 'none' || !waiting.has(command.group)));
    const commands = [...shown.filter(({ group }) => !lasting.has(group)), ...shown.filter(({ group }) => lasting.has(group))];
    const shape = commands.map((command) => `${command.group}/${command.id}`).join();
    if (shape !== this.#shape) this.#build(commands, state);
    this.#shape = shape;
    for (const heading of /** @type {NodeListOf<HTMLElement>} */ (this.groups.querySelectorAll('h2')))
      setText(heading, state.groups.find(({ id }) => id === heading.dataset.group)?.label ?? '');
    for (const command of commands) {
      const button = /** @type {HTMLButtonElement} */ (this.#buttons.get(command.id));
      setText(button, command.label);
      // Each says its own name.
      setAttribute(button, 'lang', command.group === 'language' ? command.id.split('.')[1] : null);
      // Not `disabled`: a button that is used up (Undo) must not drop the focus.
      setAttribute(button, 'aria-disabled', command.enabled ? null : 'true');
      setAttribute(button, 'aria-pressed', command.checked === null || command.checked === undefined ? null : String(command.checked));
      setAttribute(button, 'aria-keyshortcuts', command.shortcut || null);
    }
  }

  /** @param {CommandState[]} commands @param {BoardState} state */
  #build(commands, state) {
    /** @type {Map<string, HTMLElement>} */
    const groups = new Map();
    const kept = this.#buttons;
    this.#buttons = new Map();
    for (const command of commands) {
      let group = groups.get(command.group);
      if (!group) {
        group = document.createElement('div');
        group.setAttribute('role', 'group');
        const heading = document.createElement('h2');
        heading.id = `group-${groups.size}`;
        heading.textContent = '';
        heading.dataset.group = command.group;
        group.setAttribute('aria-labelledby', heading.id);
        group.append(heading);
        groups.set(command.group, group);
      }
      const button = kept.get(command.id) ?? document.createElement('button');
      button.type = 'button';
      button.dataset.command = command.id;
      group.append(button);
      this.#buttons.set(command.id, button);
    }
    this.groups.replaceChildren(...groups.values());
  }

  /** @param {BoardState} state */
  #updatePanel(state) {
    this.panel.hidden = state.panel === 'none';
    if (this.panel.hidden) return;
    setText(this.title, state.panelTitle);
    setText(this.notice, state.notice ?? '');
    this.notice.hidden = !state.notice;
    const lines = state.panelText;
    while (this.text.childElementCount > lines.length) this.text.lastElementChild?.remove();
    while (this.text.childElementCount < lines.length) this.text.append(document.createElement('p'));
    lines.forEach((line, index) => setText(this.text.children[index], line));
  }

  /** Counts to type, a label and a number each. @param {{id: string, label: string, value: number}[]} fields */
  #updateFields(fields) {
    const inputs = /** @type {HTMLInputElement[]} */ ([...this.fields.querySelectorAll('input')]);
    if (inputs.map(({ name }) => name).join() !== fields.map(({ id }) => id).join()) {
      this.fields.replaceChildren(...fields.map(({ id }) => {
        const label = document.createElement('label');
        const input = document.createElement('input');
        Object.assign(input, { type: 'number', name: id, min: '0', max: '255' });
        label.append(document.createElement('span'), input);
        return label;
      }));
    }
    fields.forEach(({ label, value }, index) => {
      const row = this.fields.children[index], input = /** @type {HTMLInputElement} */ (row.lastElementChild);
      setText(row.firstElementChild, label);
      if (input !== document.activeElement) input.value = String(value);
    });
  }

  /** @param {BoardState} state @param {string | null} heldId the focused command before the update, '' for another place in the sheet, null for elsewhere */
  #keepFocus(state, heldId) {
    const opened = this.#panel === 'none' && state.panel !== 'none';
    const closed = this.#panel !== 'none' && state.panel === 'none';
    this.#panel = state.panel;
    const byKeys = heldId !== null || document.documentElement.dataset.input === 'keys';
    if (opened && byKeys) {
      this.#opener = heldId ?? '';
      this.title.focus();
    } else if (closed && heldId !== null) {
      const opener = this.#buttons.get(this.#opener);
      if (opener) opener.focus();
      else this.focusBoard();
    } else if (heldId !== null && !this.sheet.contains(document.activeElement)) {
      const again = this.#buttons.get(heldId);
      if (again) again.focus();
      else this.focusBoard();
    }
  }

  /** Whoever points beside the sheet wants to see what it covers. @param {Node} target */
  leaveFor(target) {
    const focused = /** @type {HTMLElement | null} */ (document.activeElement);
    if (this.sheet.contains(focused) && !this.sheet.contains(target)) focused?.blur();
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    // Whether it may is for the board to say: what the button shows of that can be a moment old.
    const command = /** @type {HTMLElement} */ (event.target).closest('button')?.dataset.command;
    if (command) this.board.command(command);
  }
}

/** Pits and the way between them have their place in the grid. @param {CommandState} command @param {BoardState} state */
function isShown(command, state) {
  return command.group !== 'focus' && !state.pits.some((pit) => pit.id === command.id);
}
