const encodingOfMark = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/**
 * The text of a file: UTF-16 where a byte order mark says so ("Unicode text" of Excel), UTF-8 where it is that, and otherwise GBK,
 * in which a Chinese Excel writes CSV. Byte order marks are no part of the text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
