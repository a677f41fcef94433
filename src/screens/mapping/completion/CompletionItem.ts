/** A completion for the text at the caret. */
export interface CompletionItem {
  /** The text that replaces the begun part. */
  readonly text: string;
  /** Shown instead of the text. */
  readonly caption?: string;
  /** Distinguishes the item from others: an example value, a signature, a description. */
  readonly detail?: string;
}

/** The completion items at the caret of a cell. */
export interface CompletionList {
  /** The part of the text that an item replaces. */
  readonly from: number;
  readonly to: number;
  /** The best matches first. */
  readonly items: readonly CompletionItem[];
}

/** Items in a list. Nobody looks through more. */
const itemLimit = 50;

/**
 * Ranks a match: 0 for the whole text, 1 at its start, 2 at the start of a later name, 3 anywhere else. The back quotes
 * of JSONata names do not count.
 */
function matchRank(quoted: string, begun: string): number | undefined {
  const text = quoted.replaceAll('`', '').toLowerCase();
  const at = text.indexOf(begun);
  if (at < 0) return undefined;
  if (at === 0) return text.length === begun.length ? 0 : 1;
  return /[.\s]/.test(text[at - 1] ?? '') ? 2 : 3;
}

/**
 * Returns the items that contain the begun part in any case. An item that equals it comes first, then items that
 * begin with it; otherwise the order stays.
 */
export function matchItems(items: readonly CompletionItem[], part: string): CompletionItem[] {
  const begun = part.trim().toLowerCase();
  if (begun === '') return items.slice(0, itemLimit);
  const ranks: CompletionItem[][] = [[], [], [], []];
  for (const item of items) {
    const distances = [item.text, item.caption ?? item.text].map(
      (text) => matchRank(text, begun) ?? ranks.length,
    );
    ranks[Math.min(...distances)]?.push(item);
  }
  const matches = ranks.flat().slice(0, itemLimit);
  // The cell already holds the only match.
  return matches.length === 1 && matches[0]?.text === part ? [] : matches;
}
