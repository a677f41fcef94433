import { type Direction, keyOf } from '../../../runtime/i18n/direction.ts';

/** What a key event tells, of React's or the browser's. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A key with its modifiers: `Ctrl+Shift+ArrowDown`. Command on a Mac is Ctrl; ArrowRight is the next column. */
export function chordOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress, direction: Direction): string {
  const named = keyOf(key, direction);
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    named.length === 1 ? named.toUpperCase() : named,
  ].join('+');
}
