import type { KeyboardEvent } from 'react';
import { mirrorArrowKey, type TextDirection } from '../../../../runtime/core/i18n/languages.ts';

/**
 * True for keys of an input method: Enter then accepts its suggestion and ends no edit. Safari marks the last
 * such key only by its key code.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** The common part of key events of React and the browser. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns a key with its modifiers, in the format of `shortcutKeys.ts`: `Control+Shift+ArrowDown`. Command on a
 * Mac is Control. ArrowRight means the next column in both text directions.
 */
export function keyCombinationOf(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress,
  direction: TextDirection,
): string {
  const named = mirrorArrowKey(key, direction);
  return [
    ...(ctrlKey || metaKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    named.length === 1 ? named.toUpperCase() : named,
  ].join('+');
}
