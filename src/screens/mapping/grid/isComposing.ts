import type { KeyboardEvent } from 'react';

/** Keys that belong to an input method: Enter takes its suggestion then, and ends nothing of ours. Safari tells the last by its code. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
