import { readExact, writeExact } from '../../contract/exactJson.ts';
import { isRecord } from '../../contract/isRecord.ts';
import { isDeeper } from './isDeeper.ts';

const mask = '[MASKED]';

/** Shorter ones are part of too many other words. */
const leastLength = 3;

/** Names are compared as people write them in a configuration: `Phone` is `phone`. */
const same = (name: string): string => name.toLowerCase();

const quoted = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A document's JSON, or undefined for any other text. */
function parsed(text: string, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    const value = read(text);
    return isDeeper(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** The texts and figures that stand, however deep, in fields of these names. */
function valuesIn(value: unknown, names: ReadonlySet<string>, isMasked = false): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesIn(item, names, isMasked));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      valuesIn(inner, names, isMasked || names.has(same(name))),
    );
  return isMasked && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [];
}

/**
 * Hides the fields of these names in what logs keep (security configuration, `maskFields`): in JSON the whole value, also where the text was
 * cut off, in XML, forms and addresses the text behind the name.
 */
export function fieldMask(fields: readonly string[]): (text: string) => string {
  if (fields.length === 0) return (text) => text;
  const names = new Set(fields.map(same));
  const anyName = fields.map(quoted).join('|');
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
    const value = parsed(text, readExact);
    if (typeof value === 'object' && value !== null)
      return writeExact(value, (name, inner) => (names.has(same(name)) ? mask : inner));
    return text.replace(member, `$1"${mask}"`).replace(element, `$1${mask}`).replace(parameter, `$1${mask}`);
  };
}

/** The values of these fields in JSON texts: sentences of a log that quote one must not tell it either. */
export function maskedValuesIn(texts: readonly string[], fields: readonly string[]): string[] {
  const names = new Set(fields.map(same));
  const found = names.size === 0 ? [] : texts.flatMap((text) => valuesIn(parsed(text), names));
  return [...new Set(found)].filter(({ length }) => length >= leastLength);
}
