import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadProject } from '../../generator/load/loadProject.ts';
import type { Project } from '../../generator/load/Project.ts';

const git = (root: string, args: readonly string[]): Buffer =>
  execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 30 });

const tryGit = (root: string, args: readonly string[]): string | undefined => {
  try {
    return git(root, args).toString().trim() || undefined;
  } catch {
    return undefined;
  }
};

/** Throws an error with one sentence if no git repository holds the folder. */
export function assertInGit(root: string): void {
  if (tryGit(root, ['rev-parse', '--is-inside-work-tree']) !== 'true')
    throw new Error(
      `${root} is not in a git repository, so there is no earlier version to compare schemas/ with. Run "git init" and commit the folder first.`,
    );
}

/**
 * Returns the default ref to compare with: the newest tag before HEAD, because partners have it, or without
 * tags the parent of HEAD. Returns undefined outside git, and in a clone with a single commit.
 */
export const defaultGitRef = (root: string): string | undefined =>
  tryGit(root, ['describe', '--tags', '--abbrev=0', 'HEAD~1']) ??
  (tryGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD~1^{commit}']) && 'HEAD~1');

/**
 * Loads the schema files and phrases of a git ref. The work tree does not change. Throws an error with one
 * sentence if the ref has none.
 */
export function loadProjectAt(root: string, ref: string): Project {
  const commit = tryGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (commit === undefined)
    throw new Error(`git does not know "${ref}" in this repository. Use a branch, a tag or a commit.`);
  const folders = tryGit(root, ['ls-tree', '--name-only', '-d', commit, '--', 'schemas', 'locales']);
  const read = folders?.split('\n') ?? [];
  if (!read.includes('schemas')) throw new Error(`The folder schemas/ does not exist at ${ref}.`);
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  try {
    const archive = git(root, ['archive', '--format=tar', commit, '--', ...read]);
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const { project } = loadProject(folder);
    const [unreadable] = project.unreadable;
    if (unreadable !== undefined)
      throw new Error(`${ref} cannot be compared, because ${unreadable} is not a JSON object there.`);
    return project;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
