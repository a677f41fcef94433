import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorStatuses } from '../../../contract/api/errorCodes.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from './servicePhrases.ts';

/** The key of a message, or a function that returns the message in a locale. */
type ErrorPhrase = string | ((phrases: LocalePhrases) => string);

/**
 * A refusal that the caller can act on. `parameters` fill the phrase, `error.<code>` by default; `data` goes
 * into the envelope.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly #phrase: ErrorPhrase;

  constructor(
    code: ErrorCode,
    parameters: Readonly<Record<string, unknown>> = {},
    data?: unknown,
    phrase: ErrorPhrase = `error.${code}`,
  ) {
    super(code);
    this.#phrase = phrase;
    this.code = code;
    this.parameters = parameters;
    this.data = data;
  }

  get status(): ContentfulStatusCode {
    return errorStatuses[this.code];
  }

  messageIn(phrases: LocalePhrases): string {
    return typeof this.#phrase === 'string'
      ? phrases.translate(this.#phrase, this.parameters)
      : this.#phrase(phrases);
  }

  /** Returns the same refusal without `data`, for callers who must not see it. */
  withoutData(): ServiceError {
    return new ServiceError(this.code, this.parameters, undefined, this.#phrase);
  }
}

/** The message shows the first problem; `data.problems` holds all of them. */
export const invalidRequest = (problems: readonly FieldError[]): ServiceError =>
  new ServiceError('INVALID_REQUEST', { problem: problems[0]?.message }, { problems });
