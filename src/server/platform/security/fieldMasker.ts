import { parseExactJson, stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { isRecord } from '../../../contract/json/isRecord.ts';
import { isTooDeep } from './isTooDeep.ts';

const mask = '[MASKED]';

/** Shorter ones are part of too many other words. */
const minLength = 3;

/** Names are compared as people write them in a configuration: `Phone` is `phone`. */
const normalizeName = (name: string): string => name.toLowerCase();

const escapeRegExp = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A document's JSON, or undefined for any other text. */
function parseJson(text: string, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    const value = read(text);
    return isTooDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The texts and figures that stand, however deep, in fields of these names. */
function findValues(value: unknown, names: ReadonlySet<string>, isMasked = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValues(item, names, isMasked));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      findValues(inner, names, isMasked || names.has(normalizeName(name))),
    );
  return isMasked && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [];
}

/**
 * Hides the fields of these names in what logs keep (security configuration, `maskFields`): in JSON the whole value, also where the text was
 * cut off, in XML, forms and addresses the text behind the name.
 */
export function fieldMasker(fields: readonly string[]): (text: string) => string {
  if (fields.length === 0) return (text) => text;
  const names = new Set(fields.map(normalizeName));
  const anyName = fields.map(escapeRegExp).join('|');
  const element = new RegExp(
    // What is in it up to the next element; nothing here can be read twice, so long texts take no longer than they are.
    `(<(?:[\\w.-]+:)?(?:${anyName})(?:\\s[^>]*)?>)(?:<!\\[CDATA\\[[^\\]]*\\]\\]>|[^<])+`,
    'gi',
  );
  const member = new RegExp(
    // Hides everything after a list or an object that was cut off: its end is unknown.
    `("(?:${anyName})"\\s*:\\s*)(?:"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"?|[{[][\\s\\S]*|[^\\s,}\\]]+)`,
    'gi',
  );
  const parameter = new RegExp(`((?:^|[?&])(?:${anyName})=)[^&#\\s]*`, 'gi');
  return (text) => {
    const value = parseJson(text, parseExactJson);
    if (typeof value === 'object' && value !== null)
      return stringifyExactJson(value, (name, inner) => (names.has(normalizeName(name)) ? mask : inner));
    return text.replace(member, `$1"${mask}"`).replace(element, `$1${mask}`).replace(parameter, `$1${mask}`);
  };
}

/** The values of these fields in JSON texts: sentences of a log that quote one must not tell it either. */
export function findMaskedValues(texts: readonly string[], fields: readonly string[]): string[] {
  const names = new Set(fields.map(normalizeName));
  const found = names.size === 0 ? [] : texts.flatMap((text) => findValues(parseJson(text), names));
  return [...new Set(found)].filter(({ length }) => length >= minLength);
}
