import { check } from './check.ts';
import { Ahead } from './emit/Ahead.ts';
import type { Output } from './emit/output.ts';
import { emit } from './emit.ts';
import type { Files } from './Files.ts';
import { load, type Project } from './load.ts';
import { manifestOf, manifestOutput } from './manifest.ts';
import { normalize } from './normalize.ts';
import { type Problem, sortProblems } from './problem.ts';
import { toolchainOutput } from './toolchain.ts';

export type Generated =
  | { readonly problems: readonly Problem[]; readonly outputs?: undefined; readonly untidy?: undefined }
  | {
      readonly problems?: undefined;
      readonly outputs: readonly Output[];
      readonly untidy: readonly Problem[];
    };

/** Reads the schema files of a project, and says what is wrong with them. */
export function read(
  root: string,
  files?: Files,
): { readonly project: Project; readonly problems: readonly Problem[] } {
  const { project, problems: unreadable } = load(root, files);
  return { project, problems: sortProblems([...unreadable, ...check(project)]) };
}

/**
 * Makes everything that is generated from a project, in memory.
 * @param ahead what is made of it already
 */
export async function make(project: Project, ahead?: Ahead): Promise<Output[]> {
  const outputs = await emit(normalize(project), ahead?.outputs);
  return [...outputs, manifestOutput(manifestOf(project)), toolchainOutput()];
}

/** Both, and nothing is made of a project with problems; what is only untidy is told with what is made. */
export async function generate(root: string, files?: Files): Promise<Generated> {
  const ahead = new Ahead(root);
  const { project, problems: unreadable } = load(root, files);
  const problems = sortProblems([...unreadable, ...check(project)]);
  if (problems.every(({ untidy }) => untidy))
    return { outputs: await make(project, ahead), untidy: problems };
  ahead.stop();
  return { problems };
}
