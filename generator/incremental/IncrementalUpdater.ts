import { checkProject } from '../check/checkProject.ts';
import type { RuleViolation } from '../check/RuleViolation.ts';
import { type CompiledVocabulary, compileVocabulary } from '../check/vocabulary/checkVocabulary.ts';
import { isAffectedBy, type Output } from '../emit/Output.ts';
import { loadProject } from '../load/loadProject.ts';
import type { Project } from '../load/Project.ts';
import { sortProblems } from '../pipeline/Problem.ts';
import { type UpdateResult, writeProject } from '../pipeline/updateOutputs.ts';
import { FileCache } from './FileCache.ts';

type Files = readonly Project['vocabulary'][number][];

/** The text of every file that outputs depend on, by path. */
type Texts = ReadonlyMap<string, string>;

/** The vocabulary decides only about problems. */
const textsOf = ({
  vocabulary,
  phraseGroups,
  root: _,
  unreadable,
  referencedNames,
  sharedPhrases,
  ...lists
}: Project): Texts =>
  new Map(
    [...Object.values(lists), ...Object.values(phraseGroups)]
      .flat()
      .map(({ path, text }): [string, string] => [path, text]),
  );

/** Returns the paths of the files that differ; undefined if a file was added or removed. */
function changedPathsOf(before: Texts, after: Texts): string[] | undefined {
  if (before.size !== after.size) return undefined;
  const isSameSet = [...after.keys()].every((path) => before.has(path));
  return isSameSet
    ? [...after].flatMap(([path, text]) => (before.get(path) === text ? [] : path))
    : undefined;
}

/**
 * Updates src/generated repeatedly; with problems, it stays unchanged. It checks the whole project each time,
 * but reads only changed files, and makes the text of an output only if one of its `files` differs from those
 * of the last output.
 */
export class IncrementalUpdater {
  readonly #root: string;
  readonly #files = new FileCache();
  #vocabulary: { readonly files: Files; readonly check: CompiledVocabulary } | undefined;
  /** The files whose outputs are in src/generated. */
  #written: Texts | undefined;
  /** The summaries of these outputs, by path. */
  #summaries = new Map<string, Output['summaries']>();

  constructor(root: string) {
    this.#root = root;
  }

  async update(): Promise<UpdateResult> {
    const { project, problems: unreadable } = loadProject(this.#root, this.#files.read);
    const problems = sortProblems([...unreadable, ...checkProject(project, this.#vocabularyOf(project))]);
    const texts = textsOf(project);
    const changed = this.#written && changedPathsOf(this.#written, texts);
    let made: readonly Output[] = [];
    const result = await writeProject(this.#root, { project, problems }, (outputs) => {
      made = outputs;
      return new Set(changed && outputs.filter((output) => !this.#isAffected(output, changed)));
    });
    if (!result.problems) {
      this.#written = texts;
      this.#summaries = new Map(made.map(({ path, summaries }) => [path, summaries]));
    }
    return result;
  }

  #isAffected(output: Output, changed: readonly string[]): boolean {
    const known = this.#summaries.get(output.path);
    return changed.some((path) => isAffectedBy(output, path, known));
  }

  /** Compiles the vocabulary only after a change of its files. Until then, it checks each file once. */
  #vocabularyOf({ vocabulary: files }: Project): CompiledVocabulary {
    const last = this.#vocabulary;
    if (last?.files.length === files.length && last.files.every((file, index) => file === files[index]))
      return last.check;
    const compiled = compileVocabulary(files);
    const found = new WeakMap<object, readonly RuleViolation[]>();
    const check: CompiledVocabulary = (file, kind) => {
      const violations = found.get(file) ?? compiled(file, kind);
      found.set(file, violations);
      return violations;
    };
    this.#vocabulary = { files, check };
    return check;
  }
}
