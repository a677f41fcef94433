import type { KeyboardEvent } from 'react';
import { mirrorArrowKey, type TextDirection } from '../../../../runtime/core/i18n/languages.ts';

/** Keys that belong to an input method: Enter takes its suggestion then, and ends nothing of ours. Safari tells the last by its code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** What a key event tells, of React's or the browser's. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A key with its modifiers: `Ctrl+Shift+ArrowDown`. Command on a Mac is Ctrl; ArrowRight is the next column. */
export function keyCombinationOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress,
  direction: TextDirection,
): string {
  const named = mirrorArrowKey(key, direction);
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    named.length === 1 ? named.toUpperCase() : named,
  ].join('+');
}
