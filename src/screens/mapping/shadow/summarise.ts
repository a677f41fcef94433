import type { PendingData } from '../../../generated/types.ts';
import type { Change, ChangeKind, Comparison } from './Change.ts';

/** A stored document that was compared. */
export interface Compared {
  readonly stored: PendingData;
  readonly comparison: Comparison;
}

interface Example extends Change {
  readonly stored: PendingData;
}

/** What would become of a field of the target. */
export interface FieldSummary {
  /** `lines[].sku` */
  readonly field: string;
  /** How many would change, in all and in each way. */
  readonly documents: number;
  readonly kinds: Readonly<Partial<Record<ChangeKind, number>>>;
  /** The first of them, each of another document. */
  readonly examples: readonly Example[];
}

export interface Summary {
  /** Documents that would change. */
  readonly changed: number;
  readonly leftOut: number;
  /** Those with the most documents first. */
  readonly fields: readonly FieldSummary[];
}

const mostExamples = 5;

/** A field while its documents are counted. */
interface Tally {
  documents: number;
  readonly kinds: Partial<Record<ChangeKind, number>>;
  readonly examples: Example[];
}

/** Enters one document, of which a field may have changed at many places, and in several ways. */
function count(tallies: Map<string, Tally>, { stored, comparison }: Compared): void {
  const counted = new Set<string>();
  const isNew = (key: string): boolean => !counted.has(key) && counted.add(key).has(key);
  for (const change of comparison.changes) {
    const { field, kind } = change;
    const tally = tallies.get(field) ?? { documents: 0, kinds: {}, examples: [] };
    tallies.set(field, tally);
    if (isNew(`${kind} ${field}`)) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
    if (!isNew(field)) continue;
    tally.documents += 1;
    if (tally.examples.length < mostExamples) tally.examples.push({ ...change, stored });
  }
}

/** What would change, by target fields, out of what would change document by document. */
export function summarise(compared: readonly Compared[]): Summary {
  const tallies = new Map<string, Tally>();
  for (const one of compared) count(tallies, one);
  return {
    changed: compared.filter(({ comparison }) => comparison.changes.length > 0).length,
    leftOut: compared.filter(({ comparison }) => comparison.isLeftOut).length,
    fields: [...tallies]
      .map(([field, tally]) => ({ field, ...tally }))
      .sort((one, other) => other.documents - one.documents || (one.field < other.field ? -1 : 1)),
  };
}
