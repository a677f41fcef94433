import leven from 'leven';

/** Words that tell what kind of thing a field holds: of two kinds, one cannot be the other. */
const kinds: ReadonlySet<string> = new Set([
  'code',
  'name',
  'date',
  'time',
  'type',
  'quantity',
  'unit',
  'status',
  'price',
  'amount',
  'remarks',
  'address',
  'weight',
  'volume',
]);

/** Often left out: a vendor is told by its code. */
const weightOf = (word: string): number => (word === 'code' ? 0.4 : 1);

const weightOfAll = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + weightOf(word), 0);

/** How alike two words are that no term knows: misspelled, or cut short. Either way they begin alike: a preference is no reference. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  if (one[0] !== other[0]) return 0;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 3) return 0;
  if (long.startsWith(short)) return 0.8;
  const alike = 1 - leven(one, other) / long.length;
  return short.length >= 4 && alike >= 0.75 ? alike : 0;
}

function kindFactor(one: readonly string[], other: readonly string[]): number {
  const kindsOf = (words: readonly string[]): string[] => words.filter((word) => kinds.has(word));
  const [first, second] = [kindsOf(one), kindsOf(other)];
  if (first.some((kind) => second.includes(kind))) return 1;
  if (first.length > 0 && second.length > 0) return 0.4;
  return [...first, ...second].every((kind) => kind === 'code') ? 1 : 0.7;
}

/** How much two fields mean the same, from 0 to 1, by the words that their names have in common. */
export function similarity(one: readonly string[], other: readonly string[]): number {
  const total = weightOfAll(one) + weightOfAll(other);
  if (total === 0) return 0;
  const common = one.reduce(
    (sum, word) => sum + weightOf(word) * Math.max(0, ...other.map((each) => likeness(word, each))),
    0,
  );
  return Math.min(1, (2 * common) / total) * kindFactor(one, other);
}
