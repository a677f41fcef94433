const encodingOfByteOrderMark = ([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/**
 * Decodes the text of a file. A byte order mark means UTF-16 ("Unicode text" of Excel). Other text is UTF-8
 * if it is valid, otherwise GBK, in which a Chinese Excel writes CSV. Byte order marks are not part of the
 * text.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfByteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Returns the text of a file; undefined for a folder, and for a file that was moved. */
export const readTextFile = (file: File): Promise<string | undefined> =>
  file.arrayBuffer().then(
    (content) => decodeText(new Uint8Array(content)),
    () => undefined,
  );
