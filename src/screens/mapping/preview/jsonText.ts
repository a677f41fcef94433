import { stringifyExactJson } from '../../../contract/json/exactJson.ts';

/** Characters of a value that a line shows. */
const textLimit = 200;

export const truncateText = (text: string): string =>
  text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;

/** Formats a value as JSON in one line. Long text is truncated. */
export const truncateJson = (value: unknown): string =>
  truncateText(value === undefined ? '' : stringifyExactJson(value));

const countLines = (text: string): number => text.split('\n').length;

/** Selects a part of the text and scrolls to its line, which browsers do not do. Lines do not wrap. */
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
