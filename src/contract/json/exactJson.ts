/** Before each number that is kept as text: no document can have it. */
const numberMark = `number ${Math.random()} `;

const markedNumber = new RegExp(`"${numberMark.replaceAll('.', '\\.')}([^"]+)"`, 'g');

/** Parses JSON as `JSON.parse` does, but keeps each number that would change as a text for `stringifyExactJson`. Throws SyntaxError. */
export function parseExactJson(text: string): unknown {
  const found = [...findInexactNumbers(text)];
  if (found.length === 0) return JSON.parse(text);
  // Broken text is refused with its own error.
  JSON.parse(text);
  let start = 0;
  const parts: string[] = [];
  for (const { number, offset } of found) {
    parts.push(text.slice(start, offset), JSON.stringify(numberMark + number));
    start = offset + number.length;
  }
  return JSON.parse(parts.join('') + text.slice(start));
}

/** A number as `parseExactJson` keeps it: written as it was sent, whatever its length. */
export const exactNumber = (number: string): string => numberMark + number;

/** Writes what `parseExactJson` has parsed, as `JSON.stringify` does, with every number as it was sent. */
export const stringifyExactJson = (
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
  indent?: number,
): string => JSON.stringify(value, replacer, indent).replace(markedNumber, '$1');

/** A number of a JSON text that this program would write down as another number. */
export interface InexactNumber {
  /** Where it is, as a mapping names its sources: `lines[0].quantity`; empty for the whole text. */
  readonly path: string;
  /** As it was sent. */
  readonly number: string;
  /** Its first character in the text. */
  readonly offset: number;
}

/** Sixteen digits, or an exponent: every number without either is exact. */
const possiblyInexact = /\d[\d.]{15}|\d[eE]/;

/** A decimal number without its sign and in one spelling: `1.10` and `11e-1` are both `11e-1`. */
function canonicalNumber(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  // No regular expression: one for zeros at the end takes quadratic time.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  if (end === 0) return '0';
  return `${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** Whether a number of JSON is the same number after it was read and written again: 1.10 is, 1234567890123456789 and 1e400 are not. */
export function isExactNumber(number: string): boolean {
  const read = Number(number);
  return Number.isFinite(read) && canonicalNumber(String(read)) === canonicalNumber(number);
}

/** A list or an object around the place that is being read. */
interface JsonLevel {
  readonly isList: boolean;
  /** Index of the element, or name of the member. */
  at: number | string;
}

function jsonPathOf(levels: readonly JsonLevel[]): string {
  const parts = levels.map(({ isList, at }) => (isList ? `[${at}]` : `.${at}`));
  return parts.join('').replace(/^\./, '');
}

/** The offset behind a string that begins at an offset. */
function endOfString(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}

const numberPattern = /-?\d[\d.eE+-]*/y;

/** The inexact numbers of a text that is valid JSON, in their order. Text that is no JSON may yield anything, but ends. */
export function* findInexactNumbers(text: string): Generator<InexactNumber, void> {
  if (!possiblyInexact.test(text)) return;
  const levels: JsonLevel[] = [];
  let name = '""';
  for (let offset = 0; offset < text.length; ) {
    const character = text[offset] ?? '';
    const level = levels.at(-1);
    let end = offset + 1;
    if (character === '"') {
      end = endOfString(text, offset);
      if (level && !level.isList) name = text.slice(offset, end);
    } else if (character === '{') levels.push({ isList: false, at: '' });
    else if (character === '[') levels.push({ isList: true, at: 0 });
    else if (character === '}' || character === ']') levels.pop();
    else if (character === ':' && level) level.at = name;
    else if (character === ',' && level && typeof level.at === 'number') level.at += 1;
    else if (character === '-' || (character >= '0' && character <= '9')) {
      numberPattern.lastIndex = offset;
      const number = numberPattern.exec(text)?.[0] ?? character;
      end = offset + number.length;
      if (!isExactNumber(number)) yield { path: jsonPathOf(levels.map(parseMemberName)), number, offset };
    }
    offset = end;
  }
}

/** Names are kept as they are written until one is wanted. */
const parseMemberName = ({ isList, at }: JsonLevel): JsonLevel => ({
  isList,
  at: isList ? at : String(JSON.parse(String(at))),
});

/** Characters of a path or a number that a sentence repeats. */
const maxQuotedLength = 200;

const truncate = (text: string): string =>
  text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;

/** The first inexact number of a JSON text, for a sentence: cut after 200 characters. Undefined when the text has none, or is no JSON. */
export function firstInexactNumber(text: string): Pick<InexactNumber, 'path' | 'number'> | undefined {
  if (!possiblyInexact.test(text)) return undefined;
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = findInexactNumbers(text).next().value;
  return found ? { path: truncate(found.path || '$'), number: truncate(found.number) } : undefined;
}
