import type { TestResponse } from '../../generated/types.ts';

/** ERPs that know nothing of UTF-8 say what they write, GBK for instance. An unknown name counts as none. */
function decoderOf(contentType: string): TextDecoder {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder('utf-8', { fatal: true });
  }
}

/** Undefined for what is no text. Half a character at the end of an `unfinished` body is left out. */
function textOf(bytes: Buffer, contentType: string, unfinished: boolean): string | undefined {
  try {
    const text = decoderOf(contentType).decode(bytes, { stream: unfinished });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A body as its test response tells it; what is JSON stays the text that it is, because it may hold longer numbers than ours. */
export function contentOf(
  bytes: Buffer,
  contentType: string,
  unfinished: boolean,
  hide: (text: string) => string,
): Pick<TestResponse, 'response' | 'data' | 'binary'> {
  const text = textOf(bytes, contentType, unfinished);
  if (text === undefined) return { binary: true };
  const response = hide(text);
  return isJson(response) ? { response, data: response } : { response };
}
