import { isMac } from '../../core/keyboard/shortcutKeys.ts';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * A pressed key as `keys.ts` writes it: `Control+K`, `N`, `?`. Control is Command on a Mac, where Control edits text.
 * Shift is part of a sign (`?`), yet makes another key of a letter.
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
