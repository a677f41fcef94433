import { isMadeOf, type Output } from '../emit/Output.ts';
import type { Project } from '../load/Project.ts';
import { readProject } from '../pipeline/generateOutputs.ts';
import { type UpdateResult, writeProject } from '../pipeline/updateOutputs.ts';

/** Returns the text of every file that outputs depend on, by path. The vocabulary decides only about problems. */
const textsOf = ({ vocabulary, phraseGroups, root: _, unreadable, referencedNames, ...lists }: Project) =>
  new Map(
    [...Object.values(lists), ...Object.values(phraseGroups)]
      .flat()
      .map(({ path, text }): [string, string] => [path, text]),
  );

/** Returns the paths of the files that differ; undefined if a file was added or removed. */
function changedPathsOf(before: Project, after: Project): string[] | undefined {
  const [had, has] = [textsOf(before), textsOf(after)];
  if (had.size !== has.size) return undefined;
  const isSameSet = [...has.keys()].every((path) => had.has(path));
  return isSameSet ? [...has].flatMap(([path, text]) => (had.get(path) === text ? [] : path)) : undefined;
}

/**
 * Updates src/generated repeatedly; with problems, it stays unchanged. It reads and checks the whole project
 * each time, but makes the text of an output only if one of its `files` differs from those of the last output.
 */
export class IncrementalUpdater {
  readonly #root: string;
  /** The project whose outputs are in src/generated. */
  #written: Project | undefined;

  constructor(root: string) {
    this.#root = root;
  }

  async update(): Promise<UpdateResult> {
    const read = readProject(this.#root);
    const changed = this.#written && changedPathsOf(this.#written, read.project);
    const isCurrent = (output: Output): boolean =>
      changed !== undefined && !changed.some((path) => isMadeOf(output, path));
    const result = await writeProject(this.#root, read, isCurrent);
    if (!result.problems) this.#written = read.project;
    return result;
  }
}
