import type { Hash } from 'node:crypto';

/** The chunks of a stream, each of which goes into `sum` as it passes. */
export async function* summed(chunks: AsyncIterable<unknown>, sum: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    // Streams of bytes give nothing else; those of tar-stream do not say so.
    const bytes = chunk as Buffer;
    sum.update(bytes);
    yield bytes;
  }
}
