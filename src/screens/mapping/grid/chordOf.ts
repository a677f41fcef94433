import type { Direction } from '../../../runtime/i18n/direction.ts';

/** What a key event tells, of React's or the browser's. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** ArrowRight is the next column, which from right to left is on the left. */
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key with its modifiers: `Ctrl+Shift+ArrowDown`. Command on a Mac is Ctrl. */
export function chordOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress, direction: Direction): string {
  const named = direction === 'rtl' ? (mirrored[key] ?? key) : key;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    named.length === 1 ? named.toUpperCase() : named,
  ].join('+');
}
