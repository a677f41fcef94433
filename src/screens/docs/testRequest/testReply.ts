import type { TestResponse } from '#generated/types.ts';
import { secretMask } from '../../../contract/api/secretMask.ts';
import type { TestReply } from './testRequest.ts';

/** Returns the answer that the relay read; undefined if it got none (`message` has the reason). */
export function toTestReply(response: TestResponse, elapsedMs: number): TestReply | undefined {
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

/** Masks the key in a reply, because some receivers send it back (schemas/SPECIFICATION.md section 12). */
export function maskKey(reply: TestReply, key: string | undefined): TestReply {
  if (!key) return reply;
  return {
    ...reply,
    text: reply.text?.replaceAll(key, secretMask),
    headers: reply.headers.map(({ name, value }) => ({
      name,
      value: value.replaceAll(key, secretMask),
    })),
  };
}
