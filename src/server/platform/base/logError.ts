/** Levels of causes that are described. */
const maxCauses = 3;

/** The messages of V8 for invalid JSON quote the text, which can be a payload. */
const messageOf = (error: Error): string => (error instanceof SyntaxError ? '' : error.message);

/** Returns the lines of calls of a stack, without the message above them. */
function callsOf({ stack = '', message }: Error): string {
  const start = message === '' ? 0 : stack.indexOf(message) + message.length;
  const calls = stack.indexOf('\n    at ', start);
  return calls < 0 ? '' : stack.slice(calls);
}

/** Returns a property of an error that holds no values: a code, or a statement with placeholders. */
function safeProperty(error: Error, name: 'code' | 'statement'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? `\n    ${name}: ${value}` : '';
}

/**
 * Describes an error for the log of the process: name, message, code, statement, calls and causes. Leaves out
 * all other properties, because libraries keep parameters, rows and documents in them. Also leaves out thrown
 * values that are no errors.
 */
export function describeError(error: unknown, causes = maxCauses): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const own = `${error.name}: ${messageOf(error)}`;
  const all = error instanceof AggregateError ? error.errors : [];
  const inner = causes > 0 ? [error.cause, ...all].filter((cause) => cause !== undefined) : [];
  return [
    own + safeProperty(error, 'code') + safeProperty(error, 'statement') + callsOf(error),
    ...inner.map((cause) => `Cause: ${describeError(cause, causes - 1)}`),
  ].join('\n');
}

/** Writes an unexpected error to the log of the process, without payloads and secrets. */
export function logError(place: string, error: unknown): void {
  console.error(`${place}: ${describeError(error)}`);
}
