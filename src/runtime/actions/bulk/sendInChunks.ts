import { isRecord } from '../../../contract/json/isRecord.ts';
import type { ApiAnswer } from '../../api/answer.ts';

/** A record that a bulk action skipped. */
interface BulkSkippedRecord {
  readonly uuid: string;
  readonly name?: string;
  readonly reason: string;
}

/** The result of a bulk action (schemas/SPECIFICATION.md section 4.6). */
interface BulkResult {
  readonly done: number;
  readonly skipped: readonly BulkSkippedRecord[];
}

/** The result in the answer of a bulk action. Missing parts count as zero or empty. */
export function bulkResultOf(data: unknown): BulkResult {
  const { done, skipped } = isRecord(data) ? data : {};
  return {
    done: typeof done === 'number' ? done : 0,
    skipped: Array.isArray(skipped) ? skipped : [],
  };
}

/** Records for each call: few enough for visible progress and quick cancelling. */
export const chunkSize = 200;

/** The result of a bulk action that was sent in chunks. */
export interface ChunkedResult extends BulkResult {
  /** Records that were not processed, or whose result is unknown. */
  readonly left: number;
  /** The answer that ended it early. */
  readonly failed?: ApiAnswer;
}

/**
 * Sends many records in chunks. Ends early when cancelled (never within a chunk that was sent), or when a
 * chunk fails: its records count as left, because their result is unknown.
 */
export async function sendInChunks(
  uuids: readonly string[],
  send: (uuids: readonly string[]) => Promise<ApiAnswer>,
  onProgress: (count: number) => void,
  signal: AbortSignal,
): Promise<ChunkedResult> {
  let done = 0;
  const skipped: BulkSkippedRecord[] = [];
  for (let start = 0; start < uuids.length; start += chunkSize) {
    const left = uuids.length - start;
    if (signal.aborted) return { done, skipped, left };
    const answer = await send(uuids.slice(start, start + chunkSize));
    if (!answer.success) return { done, skipped, left, failed: answer };
    const result = bulkResultOf(answer.data);
    done += result.done;
    skipped.push(...result.skipped);
    onProgress(Math.min(start + chunkSize, uuids.length));
  }
  return { done, skipped, left: 0 };
}
