import type { ClipboardEvent } from 'react';

/** Maximum length in characters of a text that a text area can edit without freezing the browser. */
const editableLimit = 200_000;

/** True if a text area can edit the text. A longer text shows its name or size only. */
export const isEditableText = (text: string): boolean => text.length <= editableLimit;

/** Keeps a long pasted text out of the text area, which would freeze even for the moment before the name replaces it. */
export function takeLongPaste(event: ClipboardEvent, take: (text: string) => void): void {
  const text = event.clipboardData.getData('text');
  if (isEditableText(text)) return;
  event.preventDefault();
  take(text);
}
