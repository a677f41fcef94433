import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Default maximum of bytes that are read of a body. */
export const defaultBodyLimit = 1_000_000;

export interface ResponseBody {
  /** Decompressed. */
  readonly bytes: Buffer;
  /** The body is larger than the limit. */
  readonly isTruncated: boolean;
  /** The error that ended reading early. */
  readonly error?: unknown;
}

/** As in browsers: a compressed body may end early or be empty. */
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

/**
 * Some receivers compress although they were asked not to. A body in an unknown encoding is passed on
 * unchanged, not as text.
 */
function decompress(response: IncomingMessage): AsyncIterable<Buffer> {
  const unpacker = decompressors[response.headers['content-encoding']?.toLowerCase() ?? '']?.();
  // Errors appear on the decompressed stream, which is the one that is read.
  return unpacker ? pipeline(response, unpacker, () => undefined) : response;
}

/** Reads a body up to the limit, then ends the connection, so memory use is bounded. Never rejects. */
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
  // A body that was read to its end leaves its connection to later requests.
  if (size > limit || !response.complete) response.destroy();
  return { bytes: Buffer.concat(chunks).subarray(0, limit), isTruncated: size > limit, error };
}
