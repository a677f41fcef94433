import { pino } from 'pino';
import { apiKeyHeader } from '../../../contract/api/apiKeyHeader.ts';

/** Data of a log entry: where it belongs. Never payloads, rows or headers. */
interface LogFields {
  readonly requestId?: string;
  readonly documentUuid?: string;
  readonly interfaceUuid?: string;
  readonly [name: string]: string | number | undefined;
}

/** Levels of `LOG_LEVEL`; `debug` adds an entry for each request. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Names of properties whose values a log never shows, however they got into an entry. */
const secretNames = ['apiKey', 'authorization', apiKeyHeader, 'loginKey', 'password', 'secret', 'token'];

/** Returns an entry for people: time, level, message, and the details of an error. */
function formatForTerminal(line: string): string {
  const { level, time, msg, error = '' } = JSON.parse(line);
  // The message has the first line of the error.
  return [`${time.slice(11, 19)} ${level} ${msg}`, ...error.split('\n').slice(1)].join('\n');
}

const write = (line: string): void =>
  console.error(process.stderr.isTTY ? formatForTerminal(line) : line.trimEnd());

/** The log of the process, on standard error: JSON lines, or readable lines on a terminal. */
export const log = pino(
  {
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    redact: secretNames.flatMap((name) => [name, `*.${name}`]),
  },
  { write },
);

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
export function logError(place: string, error: unknown, fields: LogFields = {}): void {
  const description = describeError(error);
  log.error({ ...fields, error: description }, `${place}: ${description.split('\n', 1)}`);
}
