import type { Offer } from './Offer.ts';

/** As many as anybody looks through. */
const mostOffers = 50;

/** How well a text fits what was begun: from its start 0, from the start of a later name 1, anywhere 2. */
function distance(text: string, begun: string): number | undefined {
  const at = text.toLowerCase().indexOf(begun);
  if (at < 0) return undefined;
  if (at === 0) return 0;
  return /[.\s]/.test(text[at - 1] ?? '') ? 1 : 2;
}

/** The offers that hold what was begun, whatever its case: those that begin so first, else in their order. */
export function matching(offers: readonly Offer[], part: string): Offer[] {
  const begun = part.trim().toLowerCase();
  if (begun === '') return offers.slice(0, mostOffers);
  const ranks: Offer[][] = [[], [], []];
  for (const offer of offers) {
    const distances = [offer.text, offer.caption ?? offer.text].map((text) => distance(text, begun) ?? 3);
    ranks[Math.min(...distances)]?.push(offer);
  }
  const found = ranks.flat().slice(0, mostOffers);
  // What is there already needs no offer.
  return found.length === 1 && found[0]?.text === part ? [] : found;
}
