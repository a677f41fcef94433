import { createMiddleware } from 'hono/factory';
import { ServiceError } from '../ServiceError.ts';
import type { ServiceEnv } from './ServiceEnv.ts';

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Milliseconds for which a refused body is still read. */
const patience = 2000;

/**
 * Reads what a sender still sends, and keeps nothing of it: a connection that closes while its sender writes is reset, and the
 * sender never sees the answer.
 */
async function discardRest(reader: Reader): Promise<void> {
  const impatience = setTimeout(() => reader.cancel().catch(() => undefined), patience);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(impatience);
  }
}

/** The whole body; undefined when it is longer than so many bytes. */
async function readAtMost(reader: Reader, most: number): Promise<Blob | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks as Uint8Array<ArrayBuffer>[]);
    size += value.length;
    if (size > most) return undefined;
    chunks.push(value);
  }
}

/**
 * Refuses a longer body and closes its connection, on which the rest of the body may still come. A shorter body that declares its
 * length is not read here.
 */
export const limitBody = (megabytes: number) =>
  createMiddleware<ServiceEnv>(async (context, next) => {
    const most = megabytes * 1024 * 1024;
    const isChunked = context.req.header('transfer-encoding') !== undefined;
    const length = isChunked ? undefined : context.req.header('content-length');
    if (length !== undefined && Number(length) <= most) return next();
    const reader = context.req.raw.body?.getReader();
    if (!reader) return next();
    const body = length === undefined ? await readAtMost(reader, most) : undefined;
    if (body) {
      context.req.raw = new Request(context.req.raw, { body });
      return next();
    }
    await discardRest(reader);
    context.header('Connection', 'close');
    throw new ServiceError('TOO_LARGE', { megabytes });
  });
