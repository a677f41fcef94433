import { checkProject } from '../check/checkProject.ts';
import type { EmitWorker } from '../emit/EmitWorker.ts';
import { emitAll, emitOutputs } from '../emit/emitOutputs.ts';
import type { Output } from '../emit/Output.ts';
import type { FileCache } from '../load/FileCache.ts';
import { loadProject } from '../load/loadProject.ts';
import type { Project } from '../load/Project.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';
import { manifestOf, manifestOutput } from '../output/manifest.ts';
import { toolchainOutput } from '../output/toolchain.ts';
import { type Problem, sortProblems } from './Problem.ts';

/** Loads the schema files of a project and returns its problems. */
export function readProject(
  root: string,
  files?: FileCache,
): { readonly project: Project; readonly problems: readonly Problem[] } {
  const { project, problems: unreadable } = loadProject(root, files);
  return { project, problems: sortProblems([...unreadable, ...checkProject(project)]) };
}

const projectOutputs = (project: Project): Output[] => [
  manifestOutput(manifestOf(project)),
  toolchainOutput(),
];

/** Generates all outputs of a project in memory. */
export async function generateOutputs(project: Project): Promise<Output[]> {
  return [...(await emitAll(normalizeProject(project))), ...projectOutputs(project)];
}

/** Generates the same outputs and yields each one as soon as it is ready (`emitOutputs`). */
export async function* generateEachOutput(project: Project, ahead: EmitWorker): AsyncIterable<Output> {
  yield* projectOutputs(project);
  yield* emitOutputs(normalizeProject(project), ahead);
}
