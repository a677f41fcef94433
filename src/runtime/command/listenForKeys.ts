import { screens } from '../catalog.ts';
import { scope } from './bearerOf.ts';
import { chordOf } from './chordOf.ts';
import { goTo } from './goTo.ts';
import { isTyping } from './isTyping.ts';
import { keys } from './keys.ts';
import { isOpening } from './openOverlay.ts';
import { shortcutOf } from './shortcuts.ts';
import { singleKeys } from './singleKeys.ts';

/** Milliseconds that a key which begins a sequence is remembered for. */
const patience = 1500;

/** Escape in a search field that is empty leaves it, so that the keys of the list hold again. */
function leaveSearch({ target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') target.blur();
}

/** A key without Ctrl or ⌘ is nobody's shortcut while it may be text, or an open menu's. */
function isFree(event: KeyboardEvent, key: string): boolean {
  if (key.startsWith('Control+')) return true;
  if (isTyping(event.target) || document.querySelector(':popover-open')) return false;
  return key === keys.back || singleKeys.get();
}

/** Does what the shortcuts say until the answer is called. What another listener has taken is left alone. */
export function listenForKeys(): () => void {
  let begunAt = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = chordOf(event);
    if (key === keys.back) leaveSearch(event);
    if (!isFree(event, key)) return;
    const isBegun = event.timeStamp - begunAt < patience;
    begunAt = Number.NEGATIVE_INFINITY;
    const screen = isBegun ? screens[Number(key) - 1] : undefined;
    if (!isOpening()) {
      if (screen) void goTo(screen.route);
      else if (key === keys.goTo && scope() === document) begunAt = event.timeStamp;
      else if (!shortcutOf(key)?.run(key)) return;
    }
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
