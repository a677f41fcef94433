type Values = Readonly<Record<string, unknown>>;

/** Returns an HTTP address without its login and query, which may hold secrets; any other text as it is. */
function withoutUrlSecrets(text: string): string {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return text;
  const { origin, pathname } = new URL(text);
  return origin + pathname;
}

/** Returns the text of a plain value, and the number of elements of a list; undefined for any other value. */
function toText(value: unknown): string | undefined {
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'string') return withoutUrlSecrets(value) || undefined;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** A property of a record that names it, with its value. */
export interface RecordName {
  readonly property: string;
  readonly value: unknown;
}

/**
 * Returns the subject of a call: `interfaceName: asn, entityNo: PO1`.
 *
 * @param sources parameters, body and result; the first one with a name has its value
 * @param recordNames names of the records whose uuid is a value, by its name
 */
export const describeSubject = (
  names: readonly string[],
  sources: readonly Values[],
  recordNames: Readonly<Record<string, RecordName>> = {},
): string =>
  names
    .flatMap((name) => {
      const { property, value } = recordNames[name] ?? { property: name, value: undefined };
      const values = [value, ...sources.map((source) => source[name])];
      const text = values.map(toText).find((one) => one !== undefined);
      return text === undefined ? [] : [`${property}: ${text}`];
    })
    .join(', ');
