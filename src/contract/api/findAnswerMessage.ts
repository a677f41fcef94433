import { isRecord } from '../json/isRecord.ts';

/** Maximum characters of a message. */
export const maxMessageLength = 1000;

/**
 * Names under which servers put the reason of a refusal, the most specific first; without case and
 * underscores. The last line has the records around such a reason.
 */
const messageNames = [
  ...['errormessage', 'errordescription', 'message', 'msg', 'errmsg', 'emessage', 'emsg', 'msgtx', 'msgtxt'],
  ...['error', 'errors', 'detail', 'title', 'errorcode', 'errcode', 'code'],
  ...['return', 'result', 'responsestatus', 'response', 'data', 'value'],
];

/** Levels of an answer, and elements of a list, that are searched. */
const limits = { levels: 6, elements: 10 };

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || undefined : undefined;

const normalizeName = (name: string): string => name.toLowerCase().replaceAll('_', '');

function messageIn(value: unknown, levels: number): string | undefined {
  if (levels === 0) return undefined;
  if (Array.isArray(value)) {
    const texts = value.slice(0, limits.elements).map((item) => textOf(item) ?? messageIn(item, levels - 1));
    return texts.filter((text) => text !== undefined).join('; ') || undefined;
  }
  if (!isRecord(value)) return undefined;
  const members = new Map(Object.entries(value).map(([name, member]) => [normalizeName(name), member]));
  for (const name of messageNames) {
    const member = members.get(name);
    const found = textOf(member) ?? messageIn(member, levels - 1);
    if (found) return found;
  }
  return undefined;
}

/** Returns the message of a parsed answer, under the names that servers use; bounded. */
export const findAnswerMessage = (answer: unknown): string | undefined =>
  messageIn(answer, limits.levels)?.slice(0, maxMessageLength);
