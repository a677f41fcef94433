import { type Envelope, type Page, type Row, ShowType } from '../../contract/api/envelope.ts';
import { isRecord } from '../../contract/json/isRecord.ts';

/** The envelope of a call, with what only the console knows of it. */
export interface ApiAnswer<T = unknown> extends Envelope<T> {
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** As the service logs it. */
  readonly requestId?: string;
}

/** A failed answer, for those who want an exception: SWR and error boundaries. Its words are `failureMessage`'s. */
export class OperationError extends Error {
  override readonly name = 'ServiceError';
  readonly answer: ApiAnswer;
  /** When the data that is still shown was read, of `Date.now()`; undefined where there is none. */
  readonly readAt: number | undefined;

  constructor(answer: ApiAnswer, readAt?: number) {
    super(answer.errorMessage ?? answer.message ?? answer.errorCode ?? answer.error ?? '');
    this.answer = answer;
    this.readAt = readAt;
  }
}

export const isPage = (data: unknown): data is Page =>
  isRecord(data) && Array.isArray(data.records) && isRecord(data.paging);

/** The records in a `{list}` or `{page}` result; none while there is no answer. */
export const recordsOf = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.records) ? data.records : [];

/** Words are shown: what is no text, as a nested object of another back end, is none. */
const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const showTypeOf = (value: unknown): ShowType | undefined =>
  Object.values(ShowType).find((known) => known === value);

function parseJson(text: string): unknown {
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
export async function readAnswer(response: Response): Promise<ApiAnswer> {
  const about = { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined };
  const body = parseJson(await response.text());
  const isEnvelope = isRecord(body) && typeof body.success === 'boolean';
  if (!isRecord(body) || (!isEnvelope && response.ok))
    return { success: false, error: 'unreadable', ...about };
  return {
    ...(isEnvelope && body),
    success: body.success === true,
    message: textOrUndefined(body.message),
    errorCode: textOrUndefined(body.errorCode),
    errorMessage: textOrUndefined(body.errorMessage),
    showType: showTypeOf(body.showType),
    error: isEnvelope ? textOrUndefined(body.error) : undefined,
    data: isEnvelope || 'data' in body ? body.data : body,
    ...about,
  };
}
