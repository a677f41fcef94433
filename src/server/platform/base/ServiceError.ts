import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorStatuses } from '../../../contract/api/errorCodes.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from './servicePhrases.ts';

/** The key of a message, or a function that returns the message in a locale. */
type ErrorPhrase = string | ((phrases: LocalePhrases) => string);

interface ErrorExtras {
  /** `data` of the envelope. */
  readonly data?: unknown;
  readonly phrase?: ErrorPhrase;
}

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
    { data, phrase = `error.${code}` }: ErrorExtras = {},
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

  /** Returns the same refusal with other `data`. */
  withData(data: unknown): ServiceError {
    return new ServiceError(this.code, this.parameters, { data, phrase: this.#phrase });
  }
}

/** The message shows the first problem; `data.problems` holds all of them. */
export const invalidRequest = (problems: readonly FieldError[]): ServiceError =>
  new ServiceError('INVALID_REQUEST', { problem: problems[0]?.message }, { data: { problems } });
