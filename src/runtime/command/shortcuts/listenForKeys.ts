import { screens } from '../../core/catalog.ts';
import { isMac, screenKeys, shortcutKeys } from '../../core/keyboard/shortcutKeys.ts';
import { confirmAndNavigate } from '../../feedback/dialog/leaveGuard.ts';
import { isOverlayOpening } from '../openOverlay.ts';
import { isTyping, shortcutScope } from './pageControls.ts';
import { shortcutOf, singleKeyStore } from './shortcuts.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * A pressed key in the format of `shortcutKeys.ts`: `Control+K`, `N`, `?`. Control is Command on a Mac, where
 * Control edits text. Shift is part of a sign (`?`), but makes a different key of a letter.
 */
export function pressedKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): string {
  const [isControl, isOther] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const isSign = key.length === 1 && key.toUpperCase() === key.toLowerCase();
  return [
    ...(isOther ? ['Meta'] : []),
    ...(isControl ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey && !isSign ? ['Shift'] : []),
    key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key,
  ].join('+');
}

/** Milliseconds between the keys of a sequence. */
const sequenceTimeout = 1500;

/** Escape in an empty search field leaves it, so that the keys of the list work again. */
function leaveEmptySearch({ target }: KeyboardEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'search' && target.value === '') target.blur();
}

/** A key without Ctrl or ⌘ is no shortcut while it may be text or belongs to an open menu. */
function isShortcutAllowed(event: KeyboardEvent, key: string): boolean {
  if (key.startsWith('Control+')) return true;
  if (isTyping(event.target) || document.querySelector(':popover-open')) return false;
  return key === shortcutKeys.back || singleKeyStore.get();
}

/** Runs shortcuts until the returned function is called. Ignores keys that another listener has handled. */
export function listenForKeys(): () => void {
  let begunAt = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = pressedKeyOf(event);
    if (key === shortcutKeys.back) leaveEmptySearch(event);
    if (!isShortcutAllowed(event, key)) return;
    const isBegun = event.timeStamp - begunAt < sequenceTimeout;
    begunAt = Number.NEGATIVE_INFINITY;
    const screen = isBegun ? screens[screenKeys.indexOf(key)] : undefined;
    if (!isOverlayOpening()) {
      if (screen) void confirmAndNavigate(screen.route);
      else if (key === shortcutKeys.goTo && shortcutScope() === document) begunAt = event.timeStamp;
      else if (!shortcutOf(key)?.run(key)) return;
    }
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
