import { join } from 'node:path';
import { check, checkAtLeisure } from './check.ts';
import { Ahead } from './emit/Ahead.ts';
import type { Output } from './emit/output.ts';
import { Files } from './Files.ts';
import { make, makeEach, read } from './generate.ts';
import { load, type Project } from './load.ts';
import { nearTo } from './near.ts';
import { nameOfRef } from './normalize/entities.ts';
import { type Problem, sortProblems } from './problem.ts';
import { digestOfText, inputDigest, keepReceipt } from './receipt.ts';
import { saidIn } from './said.ts';
import { generatedFolder, Writing, write } from './write.ts';

export type Result =
  | { readonly problems: readonly Problem[] }
  | {
      readonly problems?: undefined;
      readonly changed: readonly string[];
      readonly removed: readonly string[];
      readonly untidy: readonly Problem[];
    };

/** Whether an edit leaves a project sound that was sound before, as far as can be seen near by. */
function isSoundNear(before: Project | undefined, now: Project): boolean {
  const near = before && nearTo(before, now);
  return near !== undefined && !check(near.project).some(({ file }) => near.known.has(nameOfRef(file)));
}

/**
 * Brings src/generated up to date, again and again; with problems it stays as it was. What was read, made and written the last
 * time need not be again; what an edit leaves sound near by is written before the whole is checked.
 */
export class Upkeep {
  readonly #root: string;
  readonly #files: Files;
  /** When all was well, and what was written then. */
  #sound: Project | undefined;
  #last: ReadonlyMap<string, Output> | undefined;
  #unchecked: Project | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#files = new Files(root);
  }

  async update(): Promise<Result> {
    const { project: found, problems: unreadable } = load(this.#root, this.#files, this.#sound?.said);
    const isSound = unreadable.length === 0 && isSoundNear(this.#sound, found);
    const project = isSound ? found : this.#withCode(found);
    const problems = isSound ? [] : sortProblems([...unreadable, ...check(project)]);
    if (problems.some(({ untidy }) => !untidy)) return { problems };
    const outputs = await make(project);
    const written = write(join(this.#root, generatedFolder), outputs, this.#last);
    this.#last = new Map(outputs.map((output) => [output.path, output]));
    this.#sound = project;
    this.#unchecked = isSound ? project : undefined;
    return { ...written, untidy: problems };
  }

  /** With what source code says now. That is read for a check of the whole only: edits of schemas do not change it. */
  #withCode(project: Project): Project {
    return { ...project, said: saidIn(this.#root) };
  }

  /**
   * What is wrong far from the last edit, once.
   * @param signal leaves it for another time: somebody edits again
   */
  async verify(signal: AbortSignal): Promise<readonly Problem[]> {
    const problems = this.#unchecked && (await checkAtLeisure(this.#withCode(this.#unchecked), signal));
    if (!problems) return [];
    this.#unchecked = undefined;
    if (problems.length > 0) this.#sound = undefined;
    return sortProblems(problems);
  }
}

/**
 * Brings src/generated up to date; with problems it stays as it was.
 * @param ahead where the other thread was started already
 */
export async function update(root: string, ahead = new Ahead(root)): Promise<Result> {
  const input = inputDigest(root);
  const { project, problems } = read(root);
  if (problems.some(({ untidy }) => !untidy)) {
    ahead.stop();
    return { problems };
  }
  const writing = new Writing(join(root, generatedFolder));
  const digests = new Map<string, string>();
  let isWarned = false;
  try {
    for await (const output of makeEach(project, ahead)) {
      isWarned ||= output.warned === true;
      writing.add(output);
      digests.set(output.path, digestOfText(output));
    }
  } catch (error) {
    writing.undo();
    throw error;
  }
  if (problems.length === 0 && !isWarned) keepReceipt(root, input, digests);
  return { ...writing.finish(), untidy: problems };
}
