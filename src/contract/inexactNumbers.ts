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
const suspect = /\d[\d.]{15}|\d[eE]/;

/** A decimal number without its sign and in one spelling: `1.10` and `11e-1` are both `11e-1`. */
function spelled(number: string): string {
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
export function isExact(number: string): boolean {
  const read = Number(number);
  return Number.isFinite(read) && spelled(String(read)) === spelled(number);
}

/** A list or an object around the place that is being read. */
interface Level {
  readonly isList: boolean;
  /** Index of the element, or name of the member. */
  at: number | string;
}

function pathOf(levels: readonly Level[]): string {
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
export function* inexactNumbers(text: string): Generator<InexactNumber, void> {
  if (!suspect.test(text)) return;
  const levels: Level[] = [];
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
      if (!isExact(number)) yield { path: pathOf(levels.map(named)), number, offset };
    }
    offset = end;
  }
}

/** Names are kept as they are written until one is wanted. */
const named = ({ isList, at }: Level): Level => ({
  isList,
  at: isList ? at : String(JSON.parse(String(at))),
});

/** Characters of a path or a number that a sentence repeats. */
const longest = 200;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The first inexact number of a JSON text, for a sentence: cut after 200 characters. Undefined when the text has none, or is no JSON. */
export function inexactNumberIn(text: string): Pick<InexactNumber, 'path' | 'number'> | undefined {
  if (!suspect.test(text)) return undefined;
  try {
    JSON.parse(text);
  } catch {
    return undefined;
  }
  const found = inexactNumbers(text).next().value;
  return found ? { path: cut(found.path || '$'), number: cut(found.number) } : undefined;
}
