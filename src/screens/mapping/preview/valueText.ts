/** Characters of a value that a line shows. */
const most = 200;

/** A value as one line: JSON, cut where it is long. */
export function valueText(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
