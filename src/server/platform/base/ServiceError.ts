import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ErrorCode, errorStatuses } from '../../../contract/api/errorCodes.ts';
import type { FieldError } from '../../../contract/validation/fieldErrors.ts';
import type { LocalePhrases } from './servicePhrases.ts';

/**
 * A refusal that the caller can act on. `parameters` fill the phrase, `error.<code>` by default; `data` goes
 * into the envelope.
 */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly data?: unknown;
  readonly #phrase: string;

  constructor(
    code: ErrorCode,
    parameters: Readonly<Record<string, unknown>> = {},
    data?: unknown,
    phrase = `error.${code}`,
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

  messageIn({ translate }: LocalePhrases): string {
    return translate(this.#phrase, this.parameters);
  }
}

/** The message shows the first problem; `data.problems` holds all of them. */
export const invalidRequest = (problems: readonly FieldError[]): ServiceError =>
  new ServiceError('INVALID_REQUEST', { problem: problems[0]?.message }, { problems });
