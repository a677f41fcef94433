import { Failure, failureOf } from '../exchange/Failure.ts';
import { NoAnswer } from '../network/overNetwork.ts';
import { ServiceError } from '../ServiceError.ts';

/** What Node says of a request that cannot be written down. */
const unwritable: ReadonlySet<unknown> = new Set([
  'ERR_INVALID_CHAR',
  'ERR_INVALID_HTTP_TOKEN',
  'ERR_INVALID_URL',
  'ERR_UNESCAPED_CHARACTERS',
]);

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** What went wrong, within all that was waited for; of several attempts to connect, the first. */
function innermost(error: unknown): unknown {
  if (error instanceof NoAnswer) return innermost(error.cause);
  return error instanceof AggregateError ? innermost(error.errors[0]) : error;
}

/** Whatever a transport threw, as the failure of its document. */
export function failureOn(thrown: unknown): Failure {
  const error = innermost(thrown);
  if (error instanceof Failure) return error;
  if (error instanceof ServiceError && error.code === 'ADDRESS_NOT_ALLOWED')
    return new Failure('ADDRESS_NOT_ALLOWED', error.parameters);
  const code = unwritable.has(codeOf(error)) ? 'REQUEST_INVALID' : 'CONNECTION_FAILED';
  return new Failure(code, failureOf(error).parameters);
}
