import type { Envelope, Page, Row } from '../../contract/api/envelope.ts';
import type { ReceivedAnswer } from '../../contract/backend/Protocol.ts';
import { isRecord } from '../../contract/json/isRecord.ts';

/** The envelope of a call, with the details that only the console knows. */
export interface ApiAnswer<T = unknown> extends Envelope<T> {
  /** The HTTP status; undefined without an answer. */
  readonly status?: number;
  /** The id of the call in the log of the service. */
  readonly requestId?: string;
  /** The operation of a failed call. */
  readonly operation?: string;
  /** The query parameter of a call that was not made, because the record has no value for it. */
  readonly parameter?: string;
}

/** A failed answer as an exception, for SWR and error boundaries. `failureMessage` gives its text. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
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

/** Reads a response with the translation of its back end, and adds the details that only the console knows. */
export async function readAnswer(
  response: Response,
  translate: (received: ReceivedAnswer) => Envelope,
): Promise<ApiAnswer> {
  const { status, headers } = response;
  const header = (name: string): string | null => headers.get(name);
  return {
    ...translate({ status, text: await response.text(), header }),
    status,
    requestId: header('x-request-id') ?? undefined,
  };
}
