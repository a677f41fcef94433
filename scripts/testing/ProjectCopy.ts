import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const projectRoot = resolve(import.meta.dirname, '../..');

/** A copy of the project with a commit of all files, so that git shows later changes. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'console-tree-'));

  constructor() {
    const known = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: projectRoot,
    });
    for (const path of known.toString().split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      cpSync(join(projectRoot, path), join(this.root, path), { force: true });
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(this.root, 'node_modules'));
    this.#git('init', '--quiet');
    writeFileSync(join(this.root, '.git/info/exclude'), 'node_modules\n');
    this.#git('add', '--all');
    this.#git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'the project');
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  /** Returns the paths of the files in git. */
  files(): string[] {
    return this.#git('ls-files').split('\n').filter(Boolean);
  }

  removeFile(path: string): void {
    rmSync(join(this.root, path));
  }

  /** Runs a program of the project's packages, such as `tsx`. Returns its output. Throws if it fails. */
  run(program: string, ...args: readonly string[]): string {
    return execFileSync(join(this.root, 'node_modules/.bin', program), args, {
      cwd: this.root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Returns the paths of changed and new files. */
  changed(): string[] {
    const lines = this.#git('status', '--porcelain', '--untracked-files=all').split('\n');
    return lines.filter(Boolean).map((line) => line.slice(3));
  }

  add(path: string): void {
    this.#git('add', path);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  #git(...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' });
  }
}
