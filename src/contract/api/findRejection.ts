import { isRecord } from '../json/isRecord.ts';

/** Why an answer of HTTP 200 to 299 is no success. */
export interface ResponseRejection {
  /** REFUSED: JSON with `success: false`. PAGE: HTML, such as a sign-in page or an error page of a proxy. */
  readonly kind: 'REFUSED' | 'PAGE';
  /** The words of the receiver: its message, or the title of the page. */
  readonly message: string;
}

/** Characters of an answer that are searched for what it is, and of a message. */
const maxLength = { start: 20_000, message: 1000 };

const htmlStart =
  /^(?:<\?xml[^>]*>)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i;

/** By its beginning, or by a type that says so and a tag; `OK` of the type HTML is no page. */
function isHtmlPage(start: string, contentType: string): boolean {
  return htmlStart.test(start) || (/\b(?:x?html)\b/i.test(contentType) && start.startsWith('<'));
}

const titleOf = (start: string): string => /<title[^>]*>([^<]*)/i.exec(start)?.[1]?.trim() ?? '';

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;

/** The message of an envelope, by the names that servers give it. */
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

/** The refusal in an answer whose status says success; undefined when it is one. JSON that was cut off is no refusal. */
export function findRejection(answer: string, contentType = ''): ResponseRejection | undefined {
  // A byte order mark counts as white space.
  const text = answer.trim();
  const start = text.slice(0, maxLength.start);
  if (isHtmlPage(start, contentType))
    return { kind: 'PAGE', message: titleOf(start).slice(0, maxLength.message) || 'HTML' };
  const envelope = parseEnvelope(text);
  return envelope?.success === false ? { kind: 'REFUSED', message: messageOf(envelope) } : undefined;
}
