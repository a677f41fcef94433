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

/** Start of an element, with its name: `<ns:phone`. */
const startTag = /<((?:[\w.-]+:)?[\w.-]+)(?=[\s/>])/y;

/** Returns the position of the end tag of an element whose content begins at a position; without one, that of the text's end. */
function endOfContent(text: string, name: string, from: number): number {
  const tags = new RegExp(`<(/?)${escapeRegExp(name)}(?=[\\s/>])`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return text.length;
}

/**
 * Hides the content of elements, with all that is in them. Continues after each tag or content that it has searched, so the
 * time is linear in the text.
 */
function hideElements(text: string, names: ReadonlySet<string>): string {
  let result = '';
  let copied = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    startTag.lastIndex = at;
    const name = startTag.exec(text)?.[1] ?? '';
    at += 1;
    if (!names.has(normalizeName(name.slice(name.indexOf(':') + 1)))) continue;
    const end = text.indexOf('>', at);
    if (end < 0) break;
    const content = end + 1;
    const isEmpty = text[end - 1] === '/';
    at = isEmpty ? content : endOfContent(text, name, content);
    if (at === content) continue;
    result += text.slice(copied, content) + mask;
    copied = at;
  }
  return result + text.slice(copied);
}

/** Texts that may hold JSON or XML. */
const structured = /^\s*[{["<]/;

/**
 * Hides the fields of these names in logs (security configuration, `maskFields`): in JSON the whole value,
 * also in truncated text and in texts that hold JSON or XML; in XML the content and attributes; in forms and addresses
 * the text after the name.
 */
export function fieldMasker(fields: readonly string[]): (text: string) => string {
  if (fields.length === 0) return (text) => text;
  const names = new Set(fields.map(normalizeName));
  const anyName = fields.map(escapeRegExp).join('|');
  const member = new RegExp(
    // Hides everything after a truncated list or object, because its end is unknown.
    `("(?:${anyName})"\\s*:\\s*)(?:"[^"\\\\]*(?:\\\\.[^"\\\\]*)*"?|[{[][\\s\\S]*|[^\\s,}\\]]+)`,
    'gi',
  );
  const attribute = new RegExp(`(\\s(?:[\\w.-]+:)?(?:${anyName})=)(?:"[^"]*"|'[^']*')`, 'gi');
  const parameter = new RegExp(`((?:^|[?&])(?:${anyName})=)[^&#\\s]*`, 'gi');
  const hideInText = (text: string): string =>
    hideElements(text.replace(member, `$1"${mask}"`), names)
      .replace(attribute, `$1"${mask}"`)
      .replace(parameter, `$1${mask}`);
  const hideInValue = (name: string, value: unknown): unknown => {
    if (names.has(normalizeName(name))) return mask;
    if (typeof value !== 'string' || !structured.test(value)) return value;
    const hidden = hide(value);
    return hidden.includes(mask) ? hidden : value;
  };
  const hide = (text: string): string => {
    const value = parseJson(text);
    const isJson = typeof value === 'string' || (typeof value === 'object' && value !== null);
    return isJson ? stringifyExactJson(value, hideInValue) : hideInText(text);
  };
  return hide;
}

/** A document's JSON; the last of two members with one name counts. */
const readLast = (text: string): unknown => parseJson(text) ?? parseJson(text, JSON.parse);

/** Returns the values of these fields in JSON texts. Log messages that quote a value must hide it, too. */
export function findMaskedValues(texts: readonly string[], fields: readonly string[]): string[] {
  const names = new Set(fields.map(normalizeName));
  const found = names.size === 0 ? [] : texts.flatMap((text) => findValues(readLast(text), names));
  return [...new Set(found)].filter(({ length }) => length >= minLength);
}
