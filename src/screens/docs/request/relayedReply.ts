import type { TestResponse } from '../../../generated/types.ts';
import type { TestReply } from './TestOutcome.ts';

/** What the relay read of an answer; undefined where none came (`message` says why). */
export function relayedReply(response: TestResponse, elapsedMs: number): TestReply | undefined {
  const { status, statusText = '', headers = [], binary, truncated, sizeBytes } = response;
  if (status === undefined) return undefined;
  const text = binary ? undefined : (response.response ?? '');
  return {
    status,
    statusText,
    headers,
    text,
    isTruncated: truncated ?? false,
    sizeBytes: sizeBytes ?? new TextEncoder().encode(text ?? '').length,
    elapsedMs: response.elapsedMs ?? elapsedMs,
  };
}
