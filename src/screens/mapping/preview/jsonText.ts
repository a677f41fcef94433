import { parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';

/** JSON text with its lines indented and its numbers as they were; other text as it is. */
export function formatJson(text: string): string {
  try {
    return stringifyExactJson(parseExactJson(text), undefined, 2);
  } catch {
    return text;
  }
}

/** Characters of a value that a line shows. */
const textLimit = 200;

/** A value as one line: JSON, cut where it is long. */
export function truncateJson(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
}

/** Characters. */
const editableLimit = 200_000;

/** Whether text can be edited by hand without the browser standing still. */
export const isEditableText = (text: string): boolean => text.length <= editableLimit;

const countLines = (text: string): number => text.split('\n').length;

/** Selects a part of the text and brings its line into view, which no browser does by itself. Lines do not wrap. */
export function selectRange(
  area: HTMLTextAreaElement,
  [from, to]: readonly [from: number, to: number],
): void {
  const line = countLines(area.value.slice(0, from)) - 1;
  area.focus();
  area.setSelectionRange(from, to);
  area.scrollTop = (line / countLines(area.value)) * area.scrollHeight - area.clientHeight / 2;
  area.scrollIntoView({ block: 'nearest' });
}
