import { readFileSync } from 'node:fs';
import type { BenchReport } from '../suite.ts';
import { areas, type Mutant } from './createMutants.ts';

/** The smallest share of killed mutants. */
const limit = 0.9;

/** `survived` if tests run the code, `unreached` if none does. */
export type Fate = 'unit test' | 'time limit' | 'types' | 'browser test' | 'survived' | 'unreached';

/** Returns file and line. */
export const describePlace = ({ fileName, location }: Mutant): string =>
  `${fileName}:${location.start.line + 1}`;

/** Returns the text of the place and its replacement, each in one line. */
export function describeChange({ fileName, location: { start, end }, replacement }: Mutant): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column) ?? '';
  lines[0] = lines[0]?.slice(start.column) ?? '';
  const short = (text: string) => {
    const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
    return line.length > 60 ? `${line.slice(0, 60)}…` : line;
  };
  return `\`${short(lines.join('\n'))}\` → \`${short(replacement)}\``;
}

/**
 * Returns the counts of each area, and the list of survivors.
 * @param broken the test files that fail without a mutant
 */
export function reportFates(
  fates: ReadonlyMap<Mutant, Fate>,
  seed: number,
  broken: readonly string[],
): BenchReport[] {
  const all = [...fates].map(([mutant, fate]) => ({ mutant, fate }));
  const isKilled = (fate: Fate) => fate !== 'survived' && fate !== 'unreached';
  const kinds: readonly Fate[] = [
    'unit test',
    'time limit',
    'types',
    'browser test',
    'survived',
    'unreached',
  ];
  const rowOf = (name: string, inArea: typeof all) => [
    name,
    inArea.length,
    ...kinds.map((kind) => inArea.filter(({ fate }) => fate === kind).length),
    `${((100 * inArea.filter(({ fate }) => isKilled(fate)).length) / Math.max(1, inArea.length)).toFixed(1)} %`,
  ];
  const share = all.filter(({ fate }) => isKilled(fate)).length / all.length;
  return [
    {
      title: `Mutants, seed ${seed}`,
      columns: ['area', 'mutants', ...kinds, 'killed'],
      rows: [
        ...areas.map((area) =>
          rowOf(
            area,
            all.filter(({ mutant }) => mutant.fileName.startsWith(`${area}/`)),
          ),
        ),
        rowOf('all', all),
      ],
      notes: [
        `Limit: ${100 * limit} % are killed.`,
        ...(broken.length > 0
          ? [`These test files fail without a mutant and do not count: ${broken.join(', ')}.`]
          : []),
      ],
      met: share >= limit,
    },
    {
      title: 'Survivors',
      columns: ['place', 'tests', 'mutator', 'change'],
      rows: all
        .filter(({ fate }) => !isKilled(fate))
        .map(({ mutant, fate }) => [
          describePlace(mutant),
          fate === 'unreached' ? 'none' : 'pass',
          mutant.mutatorName,
          describeChange(mutant),
        ])
        .sort(),
      notes: [],
      met: true,
    },
  ];
}
