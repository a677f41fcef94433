import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem } from '../contract/violations.ts';
import type { Say } from './phrases.ts';

/** Every errorCode that the service answers with, and its HTTP status. `error.<code>` of locales/ words it. */
const statuses = {
  INVALID_REQUEST: 400,
  INVALID_JSON: 400,
  UNKNOWN_PARAMETER: 400,
  LOGIN_REQUIRED: 401,
  LOGIN_EXPIRED: 401,
  SECRET_MISMATCH: 401,
  API_KEY_REQUIRED: 401,
  API_KEY_REFUSED: 401,
  SIGN_IN_FAILED: 401,
  TOKEN_SPENT: 401,
  COMPANY_MISMATCH: 403,
  CALLER_NOT_ALLOWED: 403,
  HOST_NOT_ALLOWED: 403,
  ADDRESS_NOT_ALLOWED: 403,
  REDIRECT_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  AMBIGUOUS: 409,
  DUPLICATE: 409,
  GONE: 409,
  CONFLICT: 409,
  EXISTS: 409,
  PLAN_CHANGED: 409,
  UNRESOLVED: 409,
  ILLEGAL_TRANSITION: 409,
  IN_USE: 409,
  COUNT_CHANGED: 409,
  IDEMPOTENCY_MISMATCH: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  TOO_MANY_ATTEMPTS: 429,
  RELAY_BUSY: 429,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ErrorCode = keyof typeof statuses;

/** A refusal that the caller can act on. `parameters` fill the sentence, `error.<code>` by default; `data` goes into the envelope. */
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
    return statuses[this.code];
  }

  sentence({ translate }: Say): string {
    return translate(this.#phrase, this.parameters);
  }
}

/** Says the first problem, carries all of them as `data.problems`. */
export const invalidRequest = (problems: readonly Problem[]): ServiceError =>
  new ServiceError('INVALID_REQUEST', { problem: problems[0]?.message }, { problems });
