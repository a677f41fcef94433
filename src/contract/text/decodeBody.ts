/** XML declares its encoding in its first line. A declaration that reads as ASCII is never UTF-16. */
const xmlEncoding = /^<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-16)([\w.:-]+)/i;

/** Returns the charset of the header, else that of the XML declaration, else UTF-8. */
export function charsetOf(bytes: Uint8Array, contentType: string): string {
  const [, inHeader] = /charset\s*=\s*"?([^\s;"]+)/i.exec(contentType) ?? [];
  if (inHeader) return inHeader;
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  return xmlEncoding.exec(beginning)?.[1] ?? 'utf-8';
}

/**
 * Returns the decoder of a charset, which throws for bytes that are no text in it; undefined for an unknown charset. Old
 * ERPs use another charset than UTF-8, such as GBK.
 */
export function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return undefined;
  }
}

/**
 * Returns the body of an HTTP answer as text in its charset, or in UTF-8 if the charset is unknown; undefined for a body
 * that is not text. A truncated body can end within a character.
 */
export function decodeBody(bytes: Uint8Array, contentType: string, isTruncated: boolean): string | undefined {
  try {
    const decoder = decoderOf(charsetOf(bytes, contentType)) ?? new TextDecoder('utf-8', { fatal: true });
    const text = decoder.decode(bytes, { stream: isTruncated });
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
