import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { isMadeOf, type Output } from '../emit/Output.ts';
import { beginStep } from '../pipeline/progress.ts';
import { compareManifests, type FileChange, type Manifest, manifestPath, removedFile } from './manifest.ts';
import { toolchainChanges, toolchainPath } from './toolchain.ts';
import { listFiles, readTextFile } from './writeOutputs.ts';

/**
 * Difference between the files on disk and the generated output. Paths are relative to the generated folder.
 */
interface OutputDifference {
  /** Generated files that differ, by the change that caused it. */
  readonly causes: readonly (FileChange & { readonly stale: readonly string[] })[];
  /**
   * Files that differ without a change of a schema file: the file was removed or edited, or the generator
   * changed.
   */
  readonly stale: readonly string[];
  readonly missing: readonly string[];
  readonly orphan: readonly string[];
  /** Descriptions of generating packages whose version changed. */
  readonly packages: readonly string[];
  /** Correct files that git does not track. */
  readonly untracked: readonly string[];
}

export function compareOutputs(folder: string, outputs: readonly Output[]): OutputDifference {
  const present = new Set(listFiles(folder));
  const differing = outputs.filter((output) => {
    beginStep(`Comparing ${output.path}`);
    return present.has(output.path) && readTextFile(join(folder, output.path)) !== output.text;
  });
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
      path === toolchainPath ? toolchainChanges(readTextFile(join(folder, path)), text) : [],
    ),
    untracked: findUntracked(folder).filter((path) => wanted.has(path)),
  };
}

function changesSince(folder: string, outputs: readonly Output[]): FileChange[] {
  const before = readTextFile(join(folder, manifestPath));
  const after = outputs.find(({ path }) => path === manifestPath)?.text;
  if (before === undefined || after === undefined) return [];
  try {
    return compareManifests(JSON.parse(before) as Manifest, JSON.parse(after) as Manifest);
  } catch {
    // A damaged manifest explains nothing; it is itself stale.
    return [];
  }
}

/** Returns files that git does not track; none outside a git work tree. */
function findUntracked(folder: string): string[] {
  try {
    const args = ['ls-files', '--others', '--exclude-standard', '-z', '.'];
    const answer = execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    return answer.toString().split('\0').filter(Boolean);
  } catch {
    return [];
  }
}

const unexplainedCause = 'the generator changed, or the file was edited';

/** Paths that a line names. Hundreds would hide the lines around it. */
const maxPaths = 30;

function formatPaths(kind: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const rest = paths.length - maxPaths;
  const names = paths.slice(0, maxPaths).join(', ');
  return [`  ${kind}: ${names}${rest > 0 ? ` and ${rest} more` : ''}`];
}

/** Describes stale files that no schema file explains. */
function describeUnexplained(causes: OutputDifference['causes'], packages: readonly string[]): string {
  if (packages.length > 0) return `stale because package versions differ (or ${unexplainedCause})`;
  return causes.some(({ descriptions }) => descriptions.includes(removedFile))
    ? `stale because a schema file was removed (or ${unexplainedCause})`
    : `stale, but no schema file changed (${unexplainedCause})`;
}

/**
 * Describes the difference; empty if there is none.
 * @param folder the folder of the generated files, for the messages
 * @param isBroken the project has problems, so generating does not help yet
 */
export function formatDifference(
  { causes, stale, missing, orphan, packages, untracked }: OutputDifference,
  folder = 'src/generated',
  isBroken = false,
): string {
  const differences = [
    ...packages.map((says) => `  ${says}: run \`npm ci\` if package.json has not changed`),
    ...causes.flatMap(({ file, descriptions, stale: files }) => [
      `  ${file}: ${descriptions.join(', ')}`,
      ...formatPaths('  stale', files),
    ]),
    ...formatPaths(describeUnexplained(causes, packages), stale),
    ...formatPaths('missing', missing),
    ...formatPaths('orphan (not generated from any schema file)', orphan),
  ];
  const outdated =
    differences.length === 0
      ? []
      : [
          `${folder} does not match schemas/:`,
          ...differences,
          ...(isBroken ? [] : ['Run `npm run generate` and commit the result.']),
        ];
  const unknown =
    untracked.length === 0 ? [] : [...formatPaths('not in git', untracked), `Run \`git add ${folder}\`.`];
  return [...outdated, ...unknown].join('\n');
}
