import type { PendingData } from '../../../generated/types.ts';
import type { DocumentComparison, TargetChange, TargetChangeKind } from '../engine/compareTargets.ts';

/** A stored document that was compared. */
export interface ComparedDocument {
  readonly stored: PendingData;
  readonly comparison: DocumentComparison;
}

interface ChangeExample extends TargetChange {
  readonly stored: PendingData;
}

/** What would become of a field of the target. */
export interface FieldChangeSummary {
  /** `lines[].sku` */
  readonly field: string;
  /** How many would change, in all and in each way. */
  readonly documents: number;
  readonly kinds: Readonly<Partial<Record<TargetChangeKind, number>>>;
  /** The first of them, each of another document. */
  readonly examples: readonly ChangeExample[];
}

export interface ShadowSummary {
  /** Documents that would change. */
  readonly changed: number;
  readonly leftOut: number;
  /** Those with the most documents first. */
  readonly fields: readonly FieldChangeSummary[];
}

const exampleLimit = 5;

/** A field while its documents are counted. */
interface FieldTally {
  documents: number;
  readonly kinds: Partial<Record<TargetChangeKind, number>>;
  readonly examples: ChangeExample[];
}

/** Enters one document, of which a field may have changed at many places, and in several ways. */
function countDocument(tallies: Map<string, FieldTally>, { stored, comparison }: ComparedDocument): void {
  const counted = new Set<string>();
  const isNew = (key: string): boolean => !counted.has(key) && counted.add(key).has(key);
  for (const change of comparison.changes) {
    const { field, kind } = change;
    const tally = tallies.get(field) ?? { documents: 0, kinds: {}, examples: [] };
    tallies.set(field, tally);
    if (isNew(`${kind} ${field}`)) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
    if (!isNew(field)) continue;
    tally.documents += 1;
    if (tally.examples.length < exampleLimit) tally.examples.push({ ...change, stored });
  }
}

/** What would change, by target fields, out of what would change document by document. */
export function summariseChanges(compared: readonly ComparedDocument[]): ShadowSummary {
  const tallies = new Map<string, FieldTally>();
  for (const one of compared) countDocument(tallies, one);
  return {
    changed: compared.filter(({ comparison }) => comparison.changes.length > 0).length,
    leftOut: compared.filter(({ comparison }) => comparison.isLeftOut).length,
    fields: [...tallies]
      .map(([field, tally]) => ({ field, ...tally }))
      .sort((one, other) => other.documents - one.documents || (one.field < other.field ? -1 : 1)),
  };
}
