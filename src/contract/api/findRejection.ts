import { tryParseRecord } from '../json/tryParseRecord.ts';
import { findAnswerMessage, maxMessageLength } from './findAnswerMessage.ts';

/** The reason why an answer with HTTP 200 to 299 is no success. */
export interface ResponseRejection {
  /** REFUSED: JSON with `success: false`. PAGE: HTML, such as a sign-in page or an error page of a proxy. */
  readonly kind: 'REFUSED' | 'PAGE';
  /** The receiver's message, or the title of the page. */
  readonly message: string;
}

/** Characters of an answer that are searched. */
const startLength = 20_000;

const htmlStart =
  /^(?:<\?xml[^>]*>)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** By its beginning, or by the content type together with a tag; `OK` with the type HTML is no page. */
function isHtmlPage(start: string, contentType: string): boolean {
  return htmlStart.test(start) || (/\b(?:x?html)\b/i.test(contentType) && start.startsWith('<'));
}

const titleOf = (start: string): string => /<title[^>]*>([^<]*)/i.exec(start)?.[1]?.trim() ?? '';

/**
 * The refusal in an answer with a success status; undefined for a real success. Truncated JSON is no refusal.
 */
export function findRejection(answer: string, contentType = ''): ResponseRejection | undefined {
  // A byte order mark counts as white space.
  const text = answer.trim();
  const start = text.slice(0, startLength);
  if (isHtmlPage(start, contentType))
    return { kind: 'PAGE', message: titleOf(start).slice(0, maxMessageLength) || 'HTML' };
  const envelope = text.startsWith('{') ? tryParseRecord(text) : undefined;
  return envelope?.success === false
    ? { kind: 'REFUSED', message: findAnswerMessage(envelope) ?? 'success: false' }
    : undefined;
}
