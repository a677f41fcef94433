import { check } from './check.ts';
import type { Ahead } from './emit/Ahead.ts';
import type { Output } from './emit/output.ts';
import { emit, emitEach } from './emit.ts';
import type { Files } from './Files.ts';
import { load, type Project } from './load.ts';
import { manifestOf, manifestOutput } from './manifest.ts';
import { normalize } from './normalize.ts';
import { type Problem, sortProblems } from './problem.ts';
import { toolchainOutput } from './toolchain.ts';

/** Reads the schema files of a project, and says what is wrong with them. */
export function read(
  root: string,
  files?: Files,
): { readonly project: Project; readonly problems: readonly Problem[] } {
  const { project, problems: unreadable } = load(root, files);
  return { project, problems: sortProblems([...unreadable, ...check(project)]) };
}

const aboutAll = (project: Project): Output[] => [manifestOutput(manifestOf(project)), toolchainOutput()];

/** Makes everything that is generated from a project, in memory. */
export async function make(project: Project): Promise<Output[]> {
  return [...(await emit(normalize(project))), ...aboutAll(project)];
}

/** The same, each as soon as it is there: `emitEach`. */
export async function* makeEach(project: Project, ahead: Ahead): AsyncIterable<Output> {
  yield* aboutAll(project);
  yield* emitEach(normalize(project), ahead);
}
