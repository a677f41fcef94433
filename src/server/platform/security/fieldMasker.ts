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

/** Start of an element, with its name: `<ns:phone`. */
const startTag = /<((?:[\w.-]+:)?[\w.-]+)(?=[\s/>])/y;

/** Parts whose tags are text: CDATA sections and comments, also without an end. */
const tagFree = '<!\\[CDATA\\[[^]*?(?:\\]\\]>|$)|<!--[^]*?(?:-->|$)';

/** Returns the position of the end tag of an element whose content begins at a position; without one, that of the text's end. */
function endOfContent(text: string, name: string, from: number): number {
  const tags = new RegExp(`${tagFree}|<(/?)${escapeRegExp(name)}(?=[\\s/>])`, 'g');
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    if (tag[1] === undefined) continue;
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return tag.index;
  }
  return text.length;
}

/** The attributes of a start tag. A value in quotes may contain `>`. */
const attributes = /(?:[^"'>]+|"[^"]*"|'[^']*')*/y;

/** A part of a text, from the first position to before the second. */
type TextRange = readonly [from: number, to: number];

/**
 * Yields the contents of elements with these names, each with all that is in it. After an unclosed quote, that is the rest of
 * the text. Continues after each tag or content that it has searched, so the time is linear in the text.
 */
function* contentsOf(text: string, names: ReadonlySet<string>): Iterable<TextRange> {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    startTag.lastIndex = at;
    const name = startTag.exec(text)?.[1] ?? '';
    at += 1;
    if (!names.has(normalizeName(name.slice(name.indexOf(':') + 1)))) continue;
    attributes.lastIndex = at;
    attributes.test(text);
    const end = attributes.lastIndex;
    if (text[end] !== '>') {
      if (end < text.length) yield [end, text.length];
      return;
    }
    const content = end + 1;
    at = text[end - 1] === '/' ? content : endOfContent(text, name, content);
    if (at > content) yield [content, at];
  }
}

function hideElements(text: string, names: ReadonlySet<string>): string {
  let result = '';
  let copied = 0;
  for (const [from, to] of contentsOf(text, names)) {
    result += text.slice(copied, from) + mask;
    copied = to;
  }
  return result + text.slice(copied);
}

/** Texts that may hold JSON or XML. */
const structured = /^\s*[{["<]/;

/** Attributes of these names: the name with its equals sign, and the value in quotes. */
const attributeOf = (fields: readonly string[]): RegExp => {
  const anyName = fields.map(escapeRegExp).join('|');
  return new RegExp(`(\\s(?:[\\w.-]+:)?(?:${anyName})\\s*=\\s*)("[^"]*"|'[^']*')`, 'gi');
};

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
  const attribute = attributeOf(fields);
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

/** Returns the texts between the tags of XML, or the text itself. */
const textsIn = (xml: string): string[] =>
  xml.split(/<!\[CDATA\[|\]\]>|<[^>]*>/).flatMap((text) => text.trim() || []);

/**
 * Returns the values of these fields in texts of JSON or XML, also within texts of JSON. Log messages that quote a value
 * must hide it, too.
 */
export function findMaskedValues(texts: readonly string[], fields: readonly string[]): string[] {
  if (fields.length === 0) return [];
  const names = new Set(fields.map(normalizeName));
  const findInXml = (text: string): string[] => [
    ...[...contentsOf(text, names)].flatMap(([from, to]) => textsIn(text.slice(from, to))),
    ...[...text.matchAll(attributeOf(fields))].map(([, , quoted = '']) => quoted.slice(1, -1)),
  ];
  const findIn = (value: unknown, isMasked = false): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => findIn(item, isMasked));
    if (isRecord(value))
      return Object.entries(value).flatMap(([name, inner]) =>
        findIn(inner, isMasked || names.has(normalizeName(name))),
      );
    const isShown = ['string', 'number'].includes(typeof value) || value instanceof ExactNumber;
    if (isMasked) return isShown ? [String(value)] : [];
    return typeof value === 'string' && structured.test(value) ? findInText(value) : [];
  };
  const findInText = (text: string): string[] => {
    const value = readLast(text);
    return value === undefined ? findInXml(text) : findIn(value);
  };
  return [...new Set(texts.flatMap(findInText))].filter(({ length }) => length >= minLength);
}
