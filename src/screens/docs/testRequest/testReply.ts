import type { TestResponse } from '#generated/types.ts';
import { secretPlaceholder } from '../../../contract/api/partnerUrl.ts';
import type { TestReply } from './testRequest.ts';

const charsetIn = (contentType: string): string => /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/**
 * Returns a decoder for a charset. The text of a charset that the browser does not support is read as UTF-8,
 * which most servers use.
 */
function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder('utf-8', { fatal: true });
  }
}

/**
 * Returns a body as text, in the charset of its type; undefined for a body that is not text. A truncated body
 * can end within a character.
 */
export function decodeBody(bytes: Uint8Array, contentType: string, isTruncated: boolean): string | undefined {
  try {
    const text = decoderOf(charsetIn(contentType)).decode(bytes, { stream: isTruncated });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

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
    text: reply.text?.replaceAll(key, secretPlaceholder),
    headers: reply.headers.map(({ name, value }) => ({
      name,
      value: value.replaceAll(key, secretPlaceholder),
    })),
  };
}
