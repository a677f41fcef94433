import { type OverlayProblem, problemsEvent } from '../OverlayProblem.ts';

const style = `
  dialog { box-sizing: border-box; width: min(880px, calc(100vw - 32px)); max-height: 80vh; margin-top: 10vh; padding: 20px 24px;
    border: 0; border-top: 6px solid #e5484d; border-radius: 6px; background: #18191b; color: #edeef0;
    font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 8px 40px #0008; }
  dialog::backdrop { background: #0006; }
  h1 { margin: 0; font-size: 16px; }
  ol { margin: 12px 0; padding: 0; list-style: none; }
  li { padding: 10px 0; border-top: 1px solid #ffffff20; overflow-wrap: anywhere; }
  p { margin: 4px 0 0; }
  code { color: #b0b4ba; font: 13px ui-monospace, monospace; }
  button { font: inherit; cursor: pointer; }
  .place { padding: 0; border: 0; background: none; color: #70b8ff; font: 13px ui-monospace, monospace; text-decoration: underline; text-align: start; }
  .fix { color: #3dd68c; }
  .says { white-space: pre-wrap; }
`;

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text = '',
  className = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

/** Creates a button that opens a file in the editor that LAUNCH_EDITOR names, or that Vite finds running. */
function createLocationButton(place: string): HTMLElement {
  const link = createElement('button', place, 'place');
  link.addEventListener('click', () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`));
  return link;
}

function createProblemItem({ location, pointer, message, fix }: OverlayProblem): HTMLElement {
  const item = createElement('li');
  if (location) item.append(createLocationButton(location), ' ', createElement('code', pointer));
  item.append(createElement('p', message, 'says'), createElement('p', fix, 'fix'));
  return item;
}

// The dialog is modal, because a form of the console may be modal too: everything outside the topmost modal
// dialog is inert. The focus returns when the dialog closes.
const host = createElement('div');
host.dataset.overlay = 'faults';
const dialog = createElement('dialog');
host.attachShadow({ mode: 'open' }).append(createElement('style', style), dialog);
// Keys in the overlay must not run the console's shortcuts.
for (const event of ['keydown', 'keyup'])
  host.addEventListener(event, (pressed) => pressed.stopPropagation());

function show(faults: readonly OverlayProblem[]): void {
  if (faults.length === 0) {
    dialog.close();
    return;
  }
  const [first] = faults;
  const count = faults.length === 1 ? 'One problem' : `${faults.length} problems`;
  const title = createElement('h1', `${count}. The last valid version continues to run.`);
  const list = createElement('ol');
  list.append(...faults.map(createProblemItem));
  const dismiss = createElement('button', 'Dismiss');
  dismiss.addEventListener('click', () => dialog.close());
  dialog.replaceChildren(title, list, dismiss);
  dialog.ariaLabel = first?.message ?? null;
  if (!host.isConnected) document.body.append(host);
  if (!dialog.open) dialog.showModal();
}

import.meta.hot?.on(problemsEvent, show);
import.meta.hot?.send(problemsEvent);
