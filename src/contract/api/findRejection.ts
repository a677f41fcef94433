import { isRecord } from '../json/isRecord.ts';

/** The reason why an answer with HTTP 200 to 299 is no success. */
export interface ResponseRejection {
  /** REFUSED: JSON with `success: false`. PAGE: HTML, such as a sign-in page or an error page of a proxy. */
  readonly kind: 'REFUSED' | 'PAGE';
  /** The receiver's message, or the title of the page. */
  readonly message: string;
}

/** Characters of an answer that are searched, and of a message. */
const maxLength = { start: 20_000, message: 1000 };

const htmlStart =
  /^(?:<\?xml[^>]*>)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** By its beginning, or by the content type together with a tag; `OK` with the type HTML is no page. */
function isHtmlPage(start: string, contentType: string): boolean {
  return htmlStart.test(start) || (/\b(?:x?html)\b/i.test(contentType) && start.startsWith('<'));
}

const titleOf = (start: string): string => /<title[^>]*>([^<]*)/i.exec(start)?.[1]?.trim() ?? '';

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/** The message of an envelope, under the names that servers use. */
function messageOf({ errorMessage, message, msg, errorCode }: Readonly<Record<string, unknown>>): string {
  const found = [errorMessage, message, msg, errorCode].map(toText).find(Boolean);
  return (found ?? 'success: false').slice(0, maxLength.message);
}

function parseEnvelope(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The refusal in an answer with a success status; undefined for a real success. Truncated JSON is no refusal.
 */
export function findRejection(answer: string, contentType = ''): ResponseRejection | undefined {
  // A byte order mark counts as white space.
  const text = answer.trim();
  const start = text.slice(0, maxLength.start);
  if (isHtmlPage(start, contentType))
    return { kind: 'PAGE', message: titleOf(start).slice(0, maxLength.message) || 'HTML' };
  const envelope = parseEnvelope(text);
  return envelope?.success === false ? { kind: 'REFUSED', message: messageOf(envelope) } : undefined;
}
