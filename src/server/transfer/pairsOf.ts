import type { Proposal } from '../crud/proposed.ts';
import { canonical } from './canonical.ts';
import type { Part } from './subject.ts';

/** A record that belongs to an interface, as it is and as it is to be: one of the two may be missing. */
export interface Pair<T extends Proposal> {
  readonly before?: T;
  readonly after?: Proposal;
}

/** What belongs to an interface, side by side: records match by their natural key, which their owner is part of. */
export function pairsOf<T extends Proposal>(
  { entity: { model }, owner }: Part,
  before: readonly T[] = [],
  after: readonly Proposal[] = [],
): Pair<T>[] {
  const names = model.naturalKey.filter((name) => name !== owner);
  const keyOf = (row: Proposal): string => canonical(names.map((name) => row[name] ?? null));
  const pairs = new Map<string, Pair<T>>(before.map((row) => [keyOf(row), { before: row }]));
  for (const row of after) pairs.set(keyOf(row), { ...pairs.get(keyOf(row)), after: row });
  return [...pairs.values()];
}
