import { type Envelope, type Page, type Row, ShowType } from '../../contract/api/envelope.ts';
import { isRecord } from '../../contract/json/isRecord.ts';

/** The envelope of a call, with the details that only the console knows. */
export interface ApiAnswer<T = unknown> extends Envelope<T> {
  /** The HTTP status; undefined without an answer. */
  readonly status?: number;
  /** The id of the call in the log of the service. */
  readonly requestId?: string;
  /** The operation of a failed call. */
  readonly operation?: string;
}

/** A failed answer as an exception, for SWR and error boundaries. `failureMessage` gives its text. */
export class OperationError extends Error {
  override readonly name = 'ServiceError';
  readonly answer: ApiAnswer;
  /** `Date.now()` of the reading whose data is shown; undefined without data. */
  readonly readAt: number | undefined;

  constructor(answer: ApiAnswer, readAt?: number) {
    super(answer.errorMessage ?? answer.message ?? answer.errorCode ?? answer.error ?? '');
    this.answer = answer;
    this.readAt = readAt;
  }
}

export const isPage = (data: unknown): data is Page =>
  isRecord(data) && Array.isArray(data.records) && isRecord(data.paging);

/** The records in a `{list}` or `{page}` result; empty while there is no answer. */
export const recordsOf = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.records) ? data.records : [];

/** Only strings are shown: another back end may send a nested object. */
const textOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const showTypeOf = (value: unknown): ShowType | undefined =>
  Object.values(ShowType).find((known) => known === value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML page of a proxy, or a truncated answer.
    return undefined;
  }
}

/**
 * The answer in a response of any status. A JSON refusal without an envelope keeps the server's message and
 * data (schemas/SPECIFICATION.md section 8.1, other errors). Any other answer without an envelope is a
 * failure without a message, `error` 'unreadable'.
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
