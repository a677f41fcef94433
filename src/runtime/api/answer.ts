import type { Envelope } from '../../contract/envelope.ts';

/** The envelope of a call, with what only the console knows of it. */
export interface Answer<T = unknown> extends Envelope<T> {
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** As the service logs it. */
  readonly requestId?: string;
}

/** A failed answer, for those who want an exception: SWR and error boundaries. Its words are `failureMessage`'s. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly answer: Answer;
  /** When the data that is still shown was read, of `Date.now()`; undefined where there is none. */
  readonly readAt: number | undefined;

  constructor(answer: Answer, readAt?: number) {
    super(answer.errorMessage ?? answer.message ?? answer.errorCode ?? answer.error ?? '');
    this.answer = answer;
    this.readAt = readAt;
  }
}
