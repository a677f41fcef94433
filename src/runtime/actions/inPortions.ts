import type { Answer } from '../api/answer.ts';
import { type BatchResult, batchResult, type Skipped } from './batchResult.ts';

/** Records a call: soon answered, so that one sees it move and can stop it. */
export const portion = 200;

/** What came of a batch that was sent in portions. */
export interface PortionsResult extends BatchResult {
  /** Records that were not come to, or of which no answer tells. */
  readonly left: number;
  /** The answer that ended it before its time. */
  readonly failed?: Answer;
}

/**
 * Sends many records portion by portion. It ends early when it is cancelled, which never cuts a portion off that was sent,
 * or when a portion fails: its records count as left, whatever became of them.
 */
export async function inPortions(
  uuids: readonly string[],
  send: (uuids: readonly string[]) => Promise<Answer>,
  told: (count: number) => void,
  signal: AbortSignal,
): Promise<PortionsResult> {
  let done = 0;
  const skipped: Skipped[] = [];
  for (let start = 0; start < uuids.length; start += portion) {
    const left = uuids.length - start;
    if (signal.aborted) return { done, skipped, left };
    const answer = await send(uuids.slice(start, start + portion));
    if (!answer.success) return { done, skipped, left, failed: answer };
    const result = batchResult(answer.data);
    done += result.done;
    skipped.push(...result.skipped);
    told(Math.min(start + portion, uuids.length));
  }
  return { done, skipped, left: 0 };
}
