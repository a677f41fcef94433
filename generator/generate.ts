import { check } from './check.ts';
import type { Output } from './emit/output.ts';
import { emit } from './emit.ts';
import { load } from './load.ts';
import { normalize } from './normalize.ts';
import { type Problem, sortProblems } from './problem.ts';

export type Generated =
  | { readonly problems: readonly Problem[]; readonly outputs?: undefined }
  | { readonly problems?: undefined; readonly outputs: readonly Output[] };

/** Reads the schema files of a project and makes everything that is generated from them, in memory. */
export async function generate(root: string): Promise<Generated> {
  const { project, problems: unreadable } = load(root);
  const problems = [...unreadable, ...check(project)];
  if (problems.length > 0) return { problems: sortProblems(problems) };
  return { outputs: await emit(normalize(project)) };
}
