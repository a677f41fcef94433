/** Something that can be put into a cell. */
export interface CompletionItem {
  /** What is written in place of the part that was begun. */
  readonly text: string;
  /** Shown instead of the text. */
  readonly caption?: string;
  /** What helps to tell it from others: an example value, a signature, a description. */
  readonly detail?: string;
}

/** What can stand at the caret of a cell. */
export interface CompletionList {
  /** The part of the text that an offer takes the place of. */
  readonly from: number;
  readonly to: number;
  /** The likeliest first. */
  readonly items: readonly CompletionItem[];
}

/** As many as anybody looks through. */
const itemLimit = 50;

/** How well a text fits what was begun: from its start 0, from the start of a later name 1, anywhere 2. */
function matchRank(text: string, begun: string): number | undefined {
  const at = text.toLowerCase().indexOf(begun);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return /[.\s]/.test(text[at - 1] ?? '') ? 1 : 2;
}

/** The offers that hold what was begun, whatever its case: those that begin so first, else in their order. */
export function matchItems(items: readonly CompletionItem[], part: string): CompletionItem[] {
  const begun = part.trim().toLowerCase();
  if (begun === '') return items.slice(0, itemLimit);
  const ranks: CompletionItem[][] = [[], [], []];
  for (const item of items) {
    const distances = [item.text, item.caption ?? item.text].map((text) => matchRank(text, begun) ?? 3);
    ranks[Math.min(...distances)]?.push(item);
  }
  const matches = ranks.flat().slice(0, itemLimit);
  // What is there already needs no offer.
  return matches.length === 1 && matches[0]?.text === part ? [] : matches;
}
