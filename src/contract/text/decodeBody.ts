/** XML declares its encoding in its first line. A declaration that reads as ASCII is never UTF-16. */
const xmlEncoding = /^<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-16)([\w.:-]+)/i;

/** Returns the charset of the header, else that of the XML declaration, else UTF-8. */
function charsetOf(bytes: Uint8Array, contentType: string): string {
  const [, inHeader] = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  if (inHeader) return inHeader;
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  return xmlEncoding.exec(beginning)?.[1] ?? 'utf-8';
}

/**
 * Returns the decoder of an HTTP body, which throws for bytes that are no text in its charset. Old ERPs declare
 * another charset than UTF-8, such as GBK. An unknown charset is read as UTF-8.
 */
export function decoderOf(bytes: Uint8Array, contentType: string): TextDecoder {
  try {
    return new TextDecoder(charsetOf(bytes, contentType), { fatal: true });
  } catch {
    return new TextDecoder('utf-8', { fatal: true });
  }
}

/**
 * Returns the body of an HTTP answer as text in its charset; undefined for a body that is not text. A truncated
 * body can end within a character.
 */
export function decodeBody(bytes: Uint8Array, contentType: string, isTruncated: boolean): string | undefined {
  try {
    const text = decoderOf(bytes, contentType).decode(bytes, { stream: isTruncated });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
