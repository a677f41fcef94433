import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { createRandom } from '../../../generator/samples/ValueSampler.ts';

/** The folders whose code is mutated. */
export const areas = [
  'src/mapping',
  'src/server',
  'src/runtime',
  'src/screens',
  'src/contract',
  'generator',
] as const;

type Mutation = Awaited<ReturnType<Instrumenter['instrument']>>['mutants'][number];

/** A change of one place of the code. Lines and columns of `location` count from 0. */
export interface Mutant extends Pick<Mutation, 'id' | 'fileName' | 'location' | 'mutatorName'> {
  readonly replacement: string;
}

export interface MutatedCode {
  readonly mutants: readonly Mutant[];
  /** The code of each mutated file with switches: the active mutant's id selects the changed place. */
  readonly files: Readonly<Record<string, string>>;
}

const silent = () => {};
const instrumenter = new Instrumenter({
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
});

type Ranges = Parameters<Instrumenter['instrument']>[0][number]['mutate'];

const instrument = (files: readonly (readonly [name: string, mutate: Ranges])[]) =>
  instrumenter.instrument(
    files.map(([name, mutate]) => ({ name, mutate, content: readFileSync(name, 'utf8') })),
    { plugins: null, excludedMutations: [], ignorers: [], noHeader: false },
  );

const keyOf = ({ fileName, location, mutatorName, replacement }: Mutation): string =>
  JSON.stringify([fileName, location, mutatorName, replacement]);

function shuffle<T>(values: readonly T[], random: () => number): T[] {
  const shuffled = [...values];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[at]] = [shuffled[at] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** Returns `count` mutants of the code below `folders`. The same seed and code give the same mutants. */
export async function createMutants(
  folders: readonly string[],
  count: number,
  seed: number,
): Promise<MutatedCode> {
  const names = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .sort()
      .map((file) => join(folder, file)),
  );
  const all = await instrument(names.map((name) => [name, true] as const));
  const sample = shuffle(all.mutants, createRandom(seed)).slice(0, count);
  const sampleKeys = new Set(sample.map(keyOf));
  const placesOf = new Map<string, Mutation['location'][]>();
  for (const { fileName, location } of sample)
    placesOf.set(fileName, [...(placesOf.get(fileName) ?? []), location]);
  // Only sampled places get switches, because switches make the code slower.
  const switched = await instrument([...placesOf]);
  return {
    mutants: switched.mutants
      .filter((mutant) => sampleKeys.has(keyOf(mutant)))
      .map(({ id, fileName, location, mutatorName, replacement = '' }) => ({
        id,
        fileName,
        location,
        mutatorName,
        replacement,
      })),
    files: Object.fromEntries(switched.files.map(({ name, content }) => [name, content])),
  };
}
