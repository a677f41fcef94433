import { isMac } from '../../core/keyboard/shortcutKeys.ts';

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
