import type { Mutation } from './Mutation.ts';

/**
 * Returns a generator of pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same
 * numbers.
 */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const keys = new Map(list.map((item) => [item, random()]));
  return [...list].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
}

/** Objects whose members have names that authors choose. */
const maps = new Set([
  'properties',
  'operations',
  'definitions',
  'actions',
  'recordTabs',
  'groups',
  'states',
  'addedStates',
  'transitions',
  'query',
  'constants',
  'kinds',
  'fixedProperties',
  'initial',
  'from',
  'to',
  'presetFilters',
  'testActions',
  'params',
]);

/** Returns the kind of a mutation's place in the vocabulary, such as `entities/properties/*\/title`. */
const kindOf = ({ places: [{ file, path }] }: Mutation): string =>
  [
    file.split('/')[1],
    ...path.map((key, index) => (typeof key === 'number' || maps.has(String(path[index - 1])) ? '*' : key)),
  ].join('/');

/**
 * Returns at most `count` random mutations. It selects one mutation of each kind of place before a second one
 * of any kind.
 */
export function selectMutations<T extends Mutation>(
  mutations: readonly T[],
  count: number,
  random: () => number,
): T[] {
  const kinds = new Map<string, T[]>();
  for (const mutation of shuffled(mutations, random)) {
    const kind = kindOf(mutation);
    kinds.set(kind, [...(kinds.get(kind) ?? []), mutation]);
  }
  const rounds = shuffled([...kinds.values()], random);
  const most = Math.max(0, ...rounds.map(({ length }) => length));
  const selected: T[] = [];
  for (let round = 0; round < most && selected.length < count; round++)
    selected.push(...rounds.flatMap((kind) => kind[round] ?? []));
  return selected.slice(0, count);
}
