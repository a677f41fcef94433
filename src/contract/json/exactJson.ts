/** Marks each number that is kept as text; no document can contain it. */
const numberMark = `number ${Math.random()} `;

const markedNumber = new RegExp(`"${numberMark.replaceAll('.', '\\.')}([^"]+)"`, 'g');

/**
 * Parses JSON as `JSON.parse` does, but keeps each inexact number as text for `stringifyExactJson`. Throws
 * SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  const found = [...findInexactNumbers(text)];
  if (found.length === 0) return JSON.parse(text);
  // Throws the error of invalid text.
  JSON.parse(text);
  let start = 0;
  const parts: string[] = [];
  for (const { number, offset } of found) {
    parts.push(text.slice(start, offset), JSON.stringify(numberMark + number));
    start = offset + number.length;
  }
  return JSON.parse(parts.join('') + text.slice(start));
}

/** A number in the format of `parseExactJson`: as sent, at any length. */
export const exactNumber = (number: string): string => numberMark + number;

/** Serializes the result of `parseExactJson` like `JSON.stringify`, with every number as sent. */
export const stringifyExactJson = (
  value: unknown,
  replacer?: (name: string, value: unknown) => unknown,
  indent?: number,
): string => JSON.stringify(value, replacer, indent).replace(markedNumber, '$1');

/** A number of a JSON text that JavaScript would write as another number. */
export interface InexactNumber {
  /** Its path in the notation of mapping sources: `lines[0].quantity`; empty for the whole text. */
  readonly path: string;
  /** The number as sent. */
  readonly number: string;
  /** Offset of its first character in the text. */
  readonly offset: number;
}

/** Sixteen digits, or an exponent: all other numbers are exact. */
const possiblyInexact = /\d[\d.]{15}|\d[eE]/;

/** A decimal number without its sign, in canonical form: `1.10` and `11e-1` are both `11e-1`. */
function canonicalNumber(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/, '');
  // A loop, because a regular expression for trailing zeros takes quadratic time.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  if (end === 0) return '0';
  return `${digits.slice(0, end)}e${Number(exponent) - fraction.length + digits.length - end}`;
}

/** True if a JSON number survives reading and writing: 1.10 does, 1234567890123456789 and 1e400 do not. */
export function isExactNumber(number: string): boolean {
  const read = Number(number);
  return Number.isFinite(read) && canonicalNumber(String(read)) === canonicalNumber(number);
}

/** A list or object around the current position. */
interface JsonLevel {
  readonly isList: boolean;
  /** Index of the element, or name of the member. */
  at: number | string;
}

function jsonPathOf(levels: readonly JsonLevel[]): string {
  const parts = levels.map(({ isList, at }) => (isList ? `[${at}]` : `.${at}`));
  return parts.join('').replace(/^\./, '');
}

/** The offset after a string that begins at an offset. */
function endOfString(text: string, start: number): number {
  for (let end = start + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '"') return end + 1;
  }
  return text.length;
}

const numberPattern = /-?\d[\d.eE+-]*/y;

/**
 * Yields the inexact numbers of valid JSON text, in order. The result for invalid text is undefined, but it
 * ends.
 */
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

/** Member names are parsed on demand. */
const parseMemberName = ({ isList, at }: JsonLevel): JsonLevel => ({
  isList,
  at: isList ? at : String(JSON.parse(String(at))),
});

/** Maximum characters of a path or number in a sentence. */
const maxQuotedLength = 200;

const truncate = (text: string): string =>
  text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;

/**
 * The first inexact number of a JSON text, cut after 200 characters for a sentence. Undefined when the text
 * has none, or is invalid.
 */
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
