import { valueFormats } from '../../src/contract/validation/valueFormats.ts';
import type { JsonSchema } from '../emit/schema/jsonSchema.ts';

/** Example texts for each format that need no explanation. `n` makes them different. */
const textsByFormat: Readonly<Record<string, (n: number) => string>> = {
  'date-time': (n) => new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
  date: (n) => new Date(Date.UTC(2026, 0, 1 + (n % 365))).toISOString().slice(0, 10),
  time: (n) => `${clockTime(n)}:00Z`,
  cron: (n) => `${n % 60} ${n % 24} * * *`,
  email: (n) => `sample${n}@example.com`,
  'ip-range': (n) => `10.0.${n % 256}.0/24`,
  host: (n) => `10.0.${n % 256}.${(n + 1) % 256}`,
  'http-url': (n) => `https://example.com/sample/${n}`,
  origin: (n) => `https://sample${n}.example.com`,
  'partner-url': (n) => `https://example.com/sample/${n}`,
  'secure-url': (n) => `https://example.com/sample/${n}`,
  'time-zone': () => 'Asia/Shanghai',
  uri: (n) => `https://example.com/sample/${n}`,
  hostname: (n) => `sample${n}.example.com`,
  ipv4: (n) => `10.0.${n % 256}.${(n + 1) % 256}`,
  uuid: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
};

const clockTime = (n: number): string =>
  `${String(n % 24).padStart(2, '0')}:${String((n * 7) % 60).padStart(2, '0')}`;

/** Usual texts, the most descriptive first. A caller takes the first one that satisfies its rules. */
const usualTexts: readonly ((n: number) => string)[] = [
  (n) => `Sample ${n}`,
  (n) => `Sample${n}`,
  (n) => `S${n}`,
  (n) => `https://example.com/sample/${n}`,
  (n) => `/sample/${n}`,
  clockTime,
  () => 'Asia/Shanghai',
  (n) => String(n),
];

/** Texts that match most patterns of published schemas. */
const commonTexts = [
  ...['abc', 'A', 'US', 'USD', '123', '12345', '1.0.0', 'a-b_c', 'x-a', 'se-1', '#/a', 'application/json'],
  ...['2026-01-01', '2026-01-01T00:00:00Z', '10:00:00', 'a@example.com', 'https://example.com/a', ''],
  ...['550e8400-e29b-41d4-a716-446655440000', '192.0.2.1', 'example.com'],
];

const candidatesFor = (n: number, format: unknown): string[] => {
  const own = typeof format === 'string' ? textsByFormat[format] : undefined;
  return [...(own ? [own] : usualTexts).map((text) => text(n)), ...commonTexts];
};

/** Returns a text for a pattern that `fits` accepts; undefined if none is found. */
export type PatternText = (
  pattern: RegExp,
  fits: (text: string) => boolean,
  seed: number,
) => string | undefined;

/** Published schemas may have patterns that are valid only without the Unicode flag, such as `[\w-.]`. */
function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/**
 * Returns a text that satisfies a schema's length, pattern and format. If possible, it reads like an example. If
 * no text is found, the result has the right length only.
 * @param n makes texts different
 * @param patternText draws an artificial text if no usual text matches the pattern
 */
export function plausibleTextOf(schema: JsonSchema, n: number, patternText?: PatternText): string {
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  const pattern = typeof schema.pattern === 'string' ? compilePattern(schema.pattern) : undefined;
  const fits = (text: string): boolean => {
    const { length } = [...text];
    const isInFormat = typeof schema.format !== 'string' || matchesFormat(text, schema.format);
    return length >= least && length <= most && isInFormat && (pattern?.test(text) ?? true);
  };
  return (
    candidatesFor(n, schema.format).find(fits) ??
    (pattern && patternText?.(pattern, fits, n)) ??
    'x'.repeat(Math.min(Math.max(least, 1), most, 999))
  );
}

/** Returns whether a text has a format. Every text matches an unknown format. */
function matchesFormat(text: string, name: string): boolean {
  const format = valueFormats[name];
  if (format === undefined) return true;
  return format instanceof RegExp ? format.test(text) : format(text);
}
