import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { findJsonError } from '../../../../contract/json/findJsonError.ts';
import { charsetOf, decoderOf } from '../../../../contract/text/decodeBody.ts';
import { assertStorable } from '../../base/assertStorable.ts';
import { invalidRequest, ServiceError } from '../../base/ServiceError.ts';
import { withEllipsis } from '../../base/truncate.ts';
import type { ServiceEnv } from '../../operations/ServiceContext.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Milliseconds for which the rest of a refused body is still read. */
const discardTimeout = 2000;

/**
 * Reads and discards the rest of a body. If the connection closes while the sender writes, it is reset and the
 * sender does not receive the answer.
 */
async function discardRest(reader: Reader): Promise<void> {
  const timer = setTimeout(() => reader.cancel().catch(() => undefined), discardTimeout);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender is gone.
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the whole body; undefined if it is longer than `maxBytes`. */
async function readAtMost(reader: Reader, maxBytes: number): Promise<Blob | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks as Uint8Array<ArrayBuffer>[]);
    size += value.length;
    if (size > maxBytes) return undefined;
    chunks.push(value);
  }
}

/**
 * Refuses a longer body and closes its connection, on which the rest of the body may still arrive. A shorter
 * body that declares its length is not read here.
 */
export const limitBody = (megabytes: number) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const maxBytes = megabytes * 1024 * 1024;
    const isChunked = context.req.header('transfer-encoding') !== undefined;
    const length = isChunked ? undefined : context.req.header('content-length');
    if (length !== undefined && Number(length) <= maxBytes) return next();
    const reader = context.req.raw.body?.getReader();
    if (!reader) return next();
    const body = length === undefined ? await readAtMost(reader, maxBytes) : undefined;
    if (body) {
      context.req.raw = new Request(context.req.raw, { body });
      return next();
    }
    await discardRest(reader);
    context.header('Connection', 'close');
    throw new ServiceError('TOO_LARGE', { megabytes });
  });

/** Returns the position of the first byte that is no text in the charset, counted from 1. */
function positionOfBadByte(bytes: Uint8Array, charset: string): number {
  // The bytes before `good` are text, perhaps with the beginning of a character. Those before `bad` are not.
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    try {
      new TextDecoder(charset, { fatal: true }).decode(bytes.subarray(0, middle), { stream: true });
      good = middle;
    } catch {
      bad = middle;
    }
  }
  return bad;
}

/** Refuses a compressed body, whose bytes would otherwise look like a wrong charset. */
function assertNotCompressed(context: Context<ServiceEnv>): void {
  const given = context.req.header('content-encoding') ?? '';
  if (given === '' || given.toLowerCase() === 'identity') return;
  context.header('Accept-Encoding', 'identity');
  throw new ServiceError('UNSUPPORTED_TYPE', { given }, { phrase: 'request.compressed' });
}

/** Returns the decoder of the body's charset. Refuses an unknown charset, whose bytes would be read as another text. */
function decoderOfBody(context: Context<ServiceEnv>, bytes: Uint8Array): TextDecoder {
  const charset = charsetOf(bytes, context.req.header('content-type') ?? '');
  const decoder = decoderOf(charset);
  if (decoder) return decoder;
  const given = withEllipsis(charset, 60);
  throw new ServiceError('UNSUPPORTED_TYPE', { given }, { phrase: 'request.charset' });
}

/**
 * Reads the body as sent: the digest covers the text before it is parsed. Refuses compressed bodies. Refuses bytes
 * that are no text in the charset of the request, because replacement characters would alter names and values silently.
 */
export const readText = createMiddleware<ServiceEnv>(async (context, next) => {
  assertNotCompressed(context);
  const bytes = new Uint8Array(await context.req.arrayBuffer());
  const decoder = decoderOfBody(context, bytes);
  try {
    context.set('text', decoder.decode(bytes));
  } catch {
    const charset = decoder.encoding;
    // The log of the call shows the body with replacement characters.
    context.set('text', new TextDecoder(charset).decode(bytes));
    const at = { position: positionOfBadByte(bytes, charset), charset: charset.toUpperCase() };
    const message = context.get('phrases').translate('validation.undecodable', at);
    throw invalidRequest([{ field: '', message }]);
  }
  await next();
});

/**
 * Parses the body. Refuses invalid JSON, and an object with one name twice, with the position of the error,
 * counted from 1.
 */
export const parseJson = createMiddleware<ServiceEnv>(async (context, next) => {
  const text = context.get('text');
  const error = text === '' ? undefined : findJsonError(text);
  if (error)
    throw new ServiceError(
      error.duplicateName === undefined ? 'INVALID_JSON' : 'DUPLICATE_NAME',
      { ...error, name: error.duplicateName },
      { data: error },
    );
  context.set('body', text === '' ? undefined : JSON.parse(text));
  assertStorable(context.get('body'), context.get('phrases'));
  await next();
});
