import type { ValueDraft } from '../draft/Draft.ts';
import type { ColumnRow } from './readTables.ts';

const textKeywords = (length: string | undefined) =>
  length === undefined ? {} : { maxLength: Number(length) };

/** Types of PostgreSQL without their arguments. */
const types: Readonly<Record<string, (args: readonly string[]) => ValueDraft>> = {
  smallint: () => ({ type: 'integer' }),
  integer: () => ({ type: 'integer' }),
  bigint: () => digitsValue(19, 0),
  real: () => ({ type: 'number' }),
  'double precision': () => ({ type: 'number' }),
  money: () => ({ type: 'number' }),
  numeric: numericValue,
  boolean: () => ({ type: 'boolean' }),
  text: () => ({ type: 'string' }),
  citext: () => ({ type: 'string' }),
  'character varying': ([length]) => ({ type: 'string', keywords: textKeywords(length) }),
  character: ([length]) => ({ type: 'string', keywords: textKeywords(length) }),
  uuid: () => ({ type: 'string', keywords: { maxLength: 36 } }),
  date: () => ({ type: 'string', keywords: { format: 'date' } }),
  'timestamp with time zone': () => ({ type: 'string', keywords: { format: 'date-time' } }),
  'timestamp without time zone': () => ({ type: 'string', keywords: { format: 'date-time' } }),
  'time without time zone': () => ({ type: 'string', keywords: { maxLength: 15 } }),
  inet: () => ({ type: 'string', keywords: { format: 'host' } }),
  cidr: () => ({ type: 'string', keywords: { format: 'ip-range' } }),
  json: () => ({ type: 'string', widget: 'json' }),
  jsonb: () => ({ type: 'string', widget: 'json' }),
};

/** A JavaScript number holds any number with so many digits. */
const numberDigits = 15;

function numericValue([precision, scale = '0']: readonly string[]): ValueDraft {
  if (precision === undefined) return { type: 'number' };
  if (Number(precision) > numberDigits) return digitsValue(Number(precision), Number(scale));
  const maximum = 10 ** (Number(precision) - Number(scale));
  const type = scale === '0' ? 'integer' : 'number';
  return { type, keywords: { exclusiveMaximum: maximum, exclusiveMinimum: -maximum } };
}

/** Returns the text of a number with more digits than a JavaScript number holds. */
function digitsValue(precision: number, scale: number): ValueDraft {
  const whole = `-?\\d{1,${Math.max(precision - scale, 1)}}`;
  return scale === 0
    ? { type: 'string', keywords: { pattern: `^${whole}$`, maxLength: precision + 1 } }
    : { type: 'string', keywords: { pattern: `^${whole}(\\.\\d{1,${scale}})?$`, maxLength: precision + 3 } };
}

/** Splits `character varying(30)` and `timestamp(3) with time zone` into name and arguments. */
function parseType(type: string): { readonly name: string; readonly args: readonly string[] } {
  const [, args] = /\(([\d,]+)\)/.exec(type) ?? [];
  return { name: type.replace(/\([\d,]+\)/, ''), args: args?.split(',') ?? [] };
}

const literalPattern = /'((?:[^']|'')*)'(?:::[\w\s"]+)?/g;

/** Returns the pattern of a comparison of a column, but not of an expression such as `upper(status)`, with a list. */
function choicePatternOf(column: string): RegExp {
  const name = column.replaceAll('"', '""').replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(
    `(?:^|[^\\w"(])\\(*"?${name}"?\\)*(?:::[a-z ]+)?\\)*\\s*=\\s*ANY\\s*\\(.*ARRAY\\[(.+)\\]`,
  );
}

/** Returns the texts of a check such as `status = ANY (ARRAY['NEW'::text, 'PAID'::text])`; none if others are valid. */
export function choicesOfCheck(definition: string, column: string): string[] {
  if (/\bNOT \(|\bOR\b/.test(definition.replaceAll(literalPattern, ''))) return [];
  const [, list = ''] = choicePatternOf(column).exec(definition) ?? [];
  return Array.from(list.matchAll(literalPattern), ([, text = '']) => text.replaceAll("''", "'"));
}

/** Returns a constant default: a text, a number or a boolean. */
function defaultOf(initial: string | null, type: ValueDraft['type']): unknown {
  if (initial === null) return undefined;
  const [, text] = /^'((?:[^']|'')*)'(?:::.*)?$/.exec(initial) ?? [];
  const [, digits] = /^\(?(-?[\d.]+)\)?$/.exec(initial) ?? [];
  if (type === 'string') return text?.replaceAll("''", "'") ?? digits;
  if (type === 'boolean') return initial === 'true' ? true : initial === 'false' ? false : undefined;
  const number = Number(text ?? digits);
  return Number.isFinite(number) ? number : undefined;
}

/** Returns a text with choices. A blank one would have no caption, so none of them remain then. */
const choiceValue = (values: readonly string[]): ValueDraft | undefined =>
  values.length > 0 && values.every((value) => value.trim() !== '')
    ? { type: 'string', choices: values.map((value) => ({ value })) }
    : undefined;

/** Returns the value of a type of PostgreSQL. An enumerated type without choices is a text. */
function typeValue({ type, labels }: ColumnRow): ValueDraft | undefined {
  const { name, args } = parseType(type);
  return labels.length > 0 ? { type: 'string' } : types[name]?.(args);
}

/**
 * Returns the value of a column; undefined for a type that schema files cannot express.
 * @param choices texts of a check constraint; empty without one
 */
export function columnValue(column: ColumnRow, choices: readonly string[]): ValueDraft | undefined {
  const { type, labels, initial } = column;
  if (type.endsWith('[]')) {
    const items = columnValue({ ...column, type: type.slice(0, -'[]'.length), initial: null }, []);
    return items && { type: 'array', items: { ...items, widget: undefined } as ValueDraft };
  }
  const value = choiceValue(labels.length > 0 ? labels : choices) ?? typeValue(column);
  const start = value && defaultOf(initial, value.type);
  return value && start !== undefined ? { ...value, keywords: { ...value.keywords, default: start } } : value;
}
