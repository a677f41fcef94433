import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Bytes of a body that are read, unless more are asked for. */
export const defaultBodyLimit = 1_000_000;

/** What came of a body. */
export interface ResponseBody {
  /** Unpacked. */
  readonly bytes: Buffer;
  /** It is larger than the limit. */
  readonly isTruncated: boolean;
  /** Why reading ended before the body did. */
  readonly error?: unknown;
}

/** As browsers do: a packed body may end early, or be empty. */
const lenientZlib = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const lenientBrotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

const decompressors: Readonly<Record<string, () => Transform>> = {
  gzip: () => createGunzip(lenientZlib),
  deflate: () => createInflate(lenientZlib),
  br: () => createBrotliDecompress(lenientBrotli),
};

/** Some receivers pack whatever they are asked. Packed in any other way, the body is taken as it is: no text. */
function decompress(response: IncomingMessage): AsyncIterable<Buffer> {
  const unpacker = decompressors[response.headers['content-encoding']?.toLowerCase() ?? '']?.();
  // What goes wrong comes out of the unpacker, which is read.
  return unpacker ? pipeline(response, unpacker, () => undefined) : response;
}

/** Reads a body as far as the limit, then ends the connection: memory stays small whatever the receiver sends. Never rejects. */
export async function readBody(response: IncomingMessage, limit = defaultBodyLimit): Promise<ResponseBody> {
  const chunks: Buffer[] = [];
  let size = 0;
  let error: unknown;
  try {
    for await (const chunk of decompress(response)) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > limit) break;
    }
  } catch (reason) {
    error = reason;
  }
  // One that was read to its end leaves its connection to others.
  if (size > limit || !response.complete) response.destroy();
  return { bytes: Buffer.concat(chunks).subarray(0, limit), isTruncated: size > limit, error };
}
