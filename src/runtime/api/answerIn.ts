import { ShowType } from '../../contract/envelope.ts';
import { isRecord } from '../../contract/isRecord.ts';
import type { Answer } from './answer.ts';

/** Words are shown: what is no text, as a nested object of another back end, is none. */
const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const showTypeIn = (value: unknown): ShowType | undefined =>
  Object.values(ShowType).find((known) => known === value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML page of a proxy, or an answer that was cut off.
    return undefined;
  }
}

/**
 * The answer in a response, whatever its status. A refusal in JSON that is no envelope keeps the server's words and data
 * (schemas/SPECIFICATION.md section 8.1, other errors); anything else that is no envelope is a failure without words, `error` 'unreadable'.
 */
export async function answerIn(response: Response): Promise<Answer> {
  const about = { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined };
  const body = parsed(await response.text());
  const isEnvelope = isRecord(body) && typeof body.success === 'boolean';
  if (!isRecord(body) || (!isEnvelope && response.ok))
    return { success: false, error: 'unreadable', ...about };
  return {
    ...(isEnvelope && body),
    success: body.success === true,
    message: textIn(body.message),
    errorCode: textIn(body.errorCode),
    errorMessage: textIn(body.errorMessage),
    showType: showTypeIn(body.showType),
    error: isEnvelope ? textIn(body.error) : undefined,
    data: isEnvelope || 'data' in body ? body.data : body,
    ...about,
  };
}
