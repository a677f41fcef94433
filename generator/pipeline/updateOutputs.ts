import { join } from 'node:path';
import { checkInBackground, checkProject } from '../check/checkProject.ts';
import { EmitWorker } from '../emit/EmitWorker.ts';
import type { Output } from '../emit/Output.ts';
import { FileCache } from '../load/FileCache.ts';
import { loadProject } from '../load/loadProject.ts';
import type { Project } from '../load/Project.ts';
import { findReferencedNames } from '../load/referencedNames.ts';
import { nameOfRef } from '../normalize/normalizeEntities.ts';
import { digestOfText, inputDigest, storeDigests } from '../output/contentCache.ts';
import { generatedFolder, OutputWriter, writeOutputs } from '../output/writeOutputs.ts';
import { affectedSubsetOf } from './affectedSubset.ts';
import { generateEachOutput, generateOutputs, readProject } from './generateOutputs.ts';
import { type Problem, sortProblems } from './Problem.ts';

export type UpdateResult =
  | { readonly problems: readonly Problem[] }
  | {
      readonly problems?: undefined;
      readonly changed: readonly string[];
      readonly removed: readonly string[];
      readonly warnings: readonly Problem[];
    };

/** Returns whether the files that an edit affects are sound in a project that was sound before. */
function isAffectedSubsetSound(before: Project | undefined, now: Project): boolean {
  const near = before && affectedSubsetOf(before, now);
  return (
    near !== undefined &&
    !checkProject(near.project).some(({ file }) => near.checkedNames.has(nameOfRef(file)))
  );
}

/**
 * Updates src/generated repeatedly; with problems, it stays unchanged. Reuses loaded, emitted and written
 * files. If the affected files are sound, writes the output before the whole project is checked.
 */
export class IncrementalUpdater {
  readonly #root: string;
  readonly #files: FileCache;
  /** The last sound project, and its outputs. */
  #sound: Project | undefined;
  #last: ReadonlyMap<string, Output> | undefined;
  #unchecked: Project | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#files = new FileCache(root);
  }

  async update(): Promise<UpdateResult> {
    const { project: found, problems: unreadable } = loadProject(
      this.#root,
      this.#files,
      this.#sound?.referencedNames,
    );
    const isSound = unreadable.length === 0 && isAffectedSubsetSound(this.#sound, found);
    const project = isSound ? found : this.#withCode(found);
    const problems = isSound ? [] : sortProblems([...unreadable, ...checkProject(project)]);
    if (problems.some(({ isWarning }) => !isWarning)) return { problems };
    const outputs = await generateOutputs(project);
    const written = writeOutputs(join(this.#root, generatedFolder), outputs, this.#last);
    this.#last = new Map(outputs.map((output) => [output.path, output]));
    this.#sound = project;
    this.#unchecked = isSound ? project : undefined;
    return { ...written, warnings: problems };
  }

  /**
   * Adds the names in source code. Only a check of the whole project needs them, because edits of schemas do
   * not change them.
   */
  #withCode(project: Project): Project {
    return { ...project, referencedNames: findReferencedNames(this.#root) };
  }

  /**
   * Checks the files far from the last edit.
   * @param signal aborts the check when another edit follows
   */
  async verify(signal: AbortSignal): Promise<readonly Problem[]> {
    const problems = this.#unchecked && (await checkInBackground(this.#withCode(this.#unchecked), signal));
    if (!problems) return [];
    this.#unchecked = undefined;
    if (problems.length > 0) this.#sound = undefined;
    return sortProblems(problems);
  }
}

/**
 * Updates src/generated; with problems, it stays unchanged.
 * @param ahead the worker, if already started
 */
export async function updateOutputs(root: string, ahead = new EmitWorker(root)): Promise<UpdateResult> {
  const input = inputDigest(root);
  const { project, problems } = readProject(root);
  if (problems.some(({ isWarning }) => !isWarning)) {
    ahead.stop();
    return { problems };
  }
  const writing = new OutputWriter(join(root, generatedFolder));
  const digests = new Map<string, string>();
  let isWarned = false;
  try {
    for await (const output of generateEachOutput(project, ahead)) {
      isWarned ||= output.hasWarning === true;
      writing.add(output);
      digests.set(output.path, digestOfText(output));
    }
  } catch (error) {
    writing.undo();
    throw error;
  }
  if (problems.length === 0 && !isWarned) storeDigests(root, input, digests);
  return { ...writing.finish(), warnings: problems };
}
