import { NoAnswerError } from './wrapNetworkErrors.ts';

/**
 * Returns the error of Node or a driver behind an error. A host with several addresses has one error for each,
 * and none of its own: the first one counts.
 */
export function rootCauseOf(error: unknown): unknown {
  if (error instanceof NoAnswerError) return rootCauseOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first === undefined ? error : rootCauseOf(first);
}

/** Returns the code that Node, OpenSSL or a driver gives an error; undefined without one. */
export const errorCodeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
