import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isMadeOf, type Output } from './emit/output.ts';
import { type Change, changesBetween, gone, type Manifest, manifestPath } from './manifest.ts';
import { toolchainChanges, toolchainPath } from './toolchain.ts';
import { filesIn, textOf } from './write.ts';

/** How what is on disk differs from what would be generated. Paths are relative to the generated folder. */
export interface Difference {
  /** Generated files whose bytes differ, under the change that caused it. */
  readonly causes: readonly (Change & { readonly stale: readonly string[] })[];
  /** Those that no schema file accounts for: it is gone, the generator changed, or somebody edited the file. */
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  readonly orphan: readonly string[];
  /** Packages that have a say in it and are others than when it was made, in words. */
  readonly packages: readonly string[];
  /** There and right, but unknown to git. */
  readonly untracked: readonly string[];
}

export function compare(folder: string, outputs: readonly Output[]): Difference {
  const present = new Set(filesIn(folder));
  const differing = outputs.filter(
    ({ path, text }) => present.has(path) && textOf(join(folder, path)) !== text,
  );
  const causes = changesSince(folder, outputs).map((change) => ({
    ...change,
    stale: differing.filter((output) => isMadeOf(output, change.file)).map(({ path }) => path),
  }));
  const explained = new Set(causes.flatMap(({ stale }) => stale));
  const wanted = new Set(outputs.map(({ path }) => path));
  return {
    causes,
    stale: differing.map(({ path }) => path).filter((path) => !explained.has(path)),
    missing: [...wanted].filter((path) => !present.has(path)),
    orphan: [...present].filter((path) => !wanted.has(path)),
    packages: outputs.flatMap(({ path, text }) =>
      path === toolchainPath ? toolchainChanges(textOf(join(folder, path)), text) : [],
    ),
    untracked: untrackedIn(folder).filter((path) => wanted.has(path)),
  };
}

function changesSince(folder: string, outputs: readonly Output[]): Change[] {
  const before = textOf(join(folder, manifestPath));
  const after = outputs.find(({ path }) => path === manifestPath)?.text;
  if (before === undefined || after === undefined) return [];
  try {
    return changesBetween(JSON.parse(before) as Manifest, JSON.parse(after) as Manifest);
  } catch {
    // A damaged manifest explains nothing; it is stale itself.
    return [];
  }
}

/** Files that git does not know; outside a git work tree there are none. */
export function untrackedIn(folder: string): string[] {
  try {
    const question = ['ls-files', '--others', '--exclude-standard', '-z', '.'];
    const answer = execFileSync('git', question, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.toString().split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

const unexplained = 'the generator changed, or the file was edited';

const line = (what: string, paths: readonly string[]): string[] =>
  paths.length === 0 ? [] : [`  ${what}: ${paths.join(', ')}`];

/** What files are that no schema file accounts for. */
function othersOf(causes: Difference['causes'], packages: readonly string[]): string {
  if (packages.length > 0) return `stale since packages are others (or ${unexplained})`;
  return causes.some(({ says }) => says.includes(gone))
    ? `stale since a schema file is gone (or ${unexplained})`
    : `stale though no schema file changed (${unexplained})`;
}

/**
 * The difference in words; empty when there is none.
 * @param isBroken the project has problems: to generate is no remedy yet
 */
export function formatDifference(
  { causes, stale, missing, orphan, packages, untracked }: Difference,
  isBroken = false,
): string {
  const differences = [
    ...packages.map((says) => `  ${says}: run \`npm ci\` if package.json has not changed`),
    ...causes.flatMap(({ file, says, stale: files }) => [
      `  ${file}: ${says.join(', ')}`,
      ...line('  stale', files),
    ]),
    ...line(othersOf(causes, packages), stale),
    ...line('missing', missing),
    ...line('orphan (nothing generates it any more)', orphan),
  ];
  const outdated =
    differences.length === 0
      ? []
      : [
          'src/generated does not match schemas/:',
          ...differences,
          ...(isBroken ? [] : ['Run `npm run generate` and commit the result.']),
        ];
  const unknown =
    untracked.length === 0 ? [] : [...line('not in git', untracked), 'Run `git add src/generated`.'];
  return [...outdated, ...unknown].join('\n');
}
