import { ExactNumber } from '../../../contract/json/ExactNumber.ts';
import { parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { isTooDeep } from './isTooDeep.ts';

const mask = '[MASKED]';

/** Shorter values occur in too many other words. */
const minLength = 3;

/** Names are compared without case: `Phone` equals `phone`. */
const normalizeName = (name: string): string => name.toLowerCase();

const escapeRegExp = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A document's JSON, or undefined for any other text and for an object with one name twice. */
function parseJson(text: string, read: (text: string) => unknown = parseExactJson): unknown {
  try {
    const value = read(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Returns the texts and figures in fields of these names, at any depth. */
function findValues(value: unknown, names: ReadonlySet<string>, isMasked = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValues(item, names, isMasked));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      findValues(inner, names, isMasked || names.has(normalizeName(name))),
    );
  const isShown = ['string', 'number'].includes(typeof value) || value instanceof ExactNumber;
  return isMasked && isShown ? [String(value)] : [];
}

/**
 * Hides the fields of these names in logs (security configuration, `maskFields`): in JSON the whole value,
 * also in truncated text; in XML, forms and addresses the text after the name.
 */
export function fieldMasker(fields: readonly string[]): (text: string) => string {
  if (fields.length === 0) return (text) => text;
  const names = new Set(fields.map(normalizeName));
  const anyName = fields.map(escapeRegExp).join('|');
  const element = new RegExp(
    // Matches the content up to the next element. No part can match twice, so the time is linear in the text.
    `(<(?:[\\w.-]+:)?(?:${anyName})(?:\\s[^>]*)?>)(?:<!\\[CDATA\\[[^\\]]*\\]\\]>|[^<])+`,
    'gi',
  );
  const member = new RegExp(
    // Hides everything after a truncated list or object, because its end is unknown.
    `("(?:${anyName})"\\s*:\\s*)(?:"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"?|[{[][\\s\\S]*|[^\\s,}\\]]+)`,
    'gi',
  );
  const parameter = new RegExp(`((?:^|[?&])(?:${anyName})=)[^&#\\s]*`, 'gi');
  return (text) => {
    const value = parseJson(text);
    if (typeof value === 'object' && value !== null)
      return stringifyExactJson(value, (name, inner) => (names.has(normalizeName(name)) ? mask : inner));
    return text.replace(member, `$1"${mask}"`).replace(element, `$1${mask}`).replace(parameter, `$1${mask}`);
  };
}

/** A document's JSON; the last of two members with one name counts. */
const readLast = (text: string): unknown => parseJson(text) ?? parseJson(text, JSON.parse);

/** Returns the values of these fields in JSON texts. Log messages that quote a value must hide it, too. */
export function findMaskedValues(texts: readonly string[], fields: readonly string[]): string[] {
  const names = new Set(fields.map(normalizeName));
  const found = names.size === 0 ? [] : texts.flatMap((text) => findValues(readLast(text), names));
  return [...new Set(found)].filter(({ length }) => length >= minLength);
}
