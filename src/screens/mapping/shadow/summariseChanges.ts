import type { PendingData } from '#generated/types.ts';
import type { DocumentComparison, TargetChange, TargetChangeKind } from '../engine/compareTargets.ts';

/** A stored document that was compared. */
export interface ComparedDocument {
  readonly stored: PendingData;
  readonly comparison: DocumentComparison;
}

interface ChangeExample extends TargetChange {
  readonly stored: PendingData;
}

/** The changes of a target field, or of the result of the post-filter, in all documents. */
export interface FieldChangeSummary {
  /** `lines[].sku`; empty for the result of the post-filter. */
  readonly field: string;
  /** Number of documents that would change, in total and by kind. */
  readonly documents: number;
  readonly kinds: Readonly<Partial<Record<TargetChangeKind, number>>>;
  /** The first changes, each in another document. */
  readonly examples: readonly ChangeExample[];
}

export interface ShadowSummary {
  /** Documents that would change. */
  readonly changed: number;
  /** Documents that a filter excludes under both mappings. */
  readonly leftOut: Readonly<Record<ExcludingFilter, number>>;
  /** Fields with the most changed documents come first. */
  readonly fields: readonly FieldChangeSummary[];
}

type ExcludingFilter = NonNullable<DocumentComparison['leftOutBy']>;

const exampleLimit = 5;

/** The counts of a field. */
interface FieldTally {
  documents: number;
  readonly kinds: Partial<Record<TargetChangeKind, number>>;
  readonly examples: ChangeExample[];
}

/** Counts one document. A field can change at many places of it, and in several ways. */
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

/** Summarizes the changes of all documents by target field. */
export function summariseChanges(compared: readonly ComparedDocument[]): ShadowSummary {
  const tallies = new Map<string, FieldTally>();
  for (const one of compared) countDocument(tallies, one);
  const countLeftOut = (filter: ExcludingFilter): number =>
    compared.filter(({ comparison }) => comparison.leftOutBy === filter).length;
  return {
    changed: compared.filter(({ comparison }) => comparison.changes.length > 0).length,
    leftOut: { preFilter: countLeftOut('preFilter'), postFilter: countLeftOut('postFilter') },
    fields: [...tallies]
      .map(([field, tally]) => ({ field, ...tally }))
      .sort((one, other) => other.documents - one.documents || (one.field < other.field ? -1 : 1)),
  };
}
