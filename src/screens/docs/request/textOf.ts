const charsetIn = (contentType: string): string => /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8';

/** A charset that the browser does not know is read as the one that nearly everybody uses. */
function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return new TextDecoder('utf-8', { fatal: true });
  }
}

/** A body as text, in the charset of its type; undefined where it is no text. One that was cut off may end within a character. */
export function textOf(bytes: Uint8Array, contentType: string, isTruncated: boolean): string | undefined {
  try {
    const text = decoderOf(charsetIn(contentType)).decode(bytes, { stream: isTruncated });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
