/** A run of S, which is the fraction of a second, or the part of a pattern before the next one. */
const patternParts = /((?:'[^']*'|[^S])+)|S+/g;

/** One letter any number of times, a quoted text, or another character. */
const patternTokens = /'[^']*'|([A-Za-z])\1*|[\s\S]/g;

const escapeText = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The texts that a part of a pattern reads, as a regular expression. */
function readSource(token: string): string {
  const [letter = ''] = token;
  if (token === "''") return "'";
  if (letter === "'") return escapeText(token.slice(1, -1));
  if (letter === 'S') return `(\\d{1,${token.length}})`;
  if (/[Xx]/.test(letter)) return '[Z+\\-:\\d]*';
  if (/[aE]/.test(letter) || /^M{3}/.test(token)) return '\\D+?';
  if (/[A-Za-z]/.test(letter)) return `\\d{1,${Math.max(token.length, letter === 'y' ? 4 : 2)}}`;
  return escapeText(token);
}

const isoFraction = /([T ]\d\d:?\d\d:?\d\d[.,])(\d+)/;

/** Cuts the fraction of a second in an ISO 8601 text to milliseconds. */
export const cutIsoFraction = (text: string): string =>
  text.replace(isoFraction, (_, start: string, digits: string) => start + digits.slice(0, 3));

/** Returns the digits of the fraction of a second in a text; undefined if it has none. A Date keeps only three of them. */
export function findFraction(text: string, read: string | undefined): string | undefined {
  if (read === undefined) return isoFraction.exec(text)?.[2];
  const source = (read.match(patternTokens) ?? []).map(readSource).join('');
  return new RegExp(`^${source}$`).exec(text)?.[1];
}

export const hasFraction = (pattern: string): boolean =>
  Array.from(pattern.matchAll(patternParts)).some(([, other]) => other === undefined);

/** Formats the parts of a pattern. The fraction of a second keeps its digits, without rounding. */
export const formatParts = (
  pattern: string,
  fraction: string,
  formatPart: (part: string) => string,
): string =>
  Array.from(pattern.matchAll(patternParts), ([part, other]) =>
    other === undefined ? fraction.padEnd(part.length, '0').slice(0, part.length) : formatPart(other),
  ).join('');
