/**
 * A caption within a sentence: `Pending data` → `pending data`. Abbreviations and names keep their capitals: `ERP …`, `DingTalk …`.
 * Chinese has none.
 */
export const inSentence = (caption: string): string =>
  caption.replace(/^\p{Lu}(?=\p{Ll}+(?!\p{L}))/u, (first) => first.toLowerCase());

/** A caption that begins a sentence: `data source` → `Data source`. */
export const atStart = (caption: string): string =>
  caption.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (first) => first.toUpperCase());
