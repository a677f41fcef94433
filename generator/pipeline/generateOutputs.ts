import { checkProject } from '../check/checkProject.ts';
import { emitOutputs, emitters } from '../emit/emitOutputs.ts';
import type { Output } from '../emit/Output.ts';
import { loadProject } from '../load/loadProject.ts';
import type { Project } from '../load/Project.ts';
import { normalizeProject } from '../normalize/normalizeProject.ts';
import { manifestOutput } from '../output/manifest.ts';
import { toolchainOutput } from '../output/toolchain.ts';
import { type Problem, sortProblems } from './Problem.ts';

/** Loads the schema files of a project and returns its problems. */
export function readProject(root: string): {
  readonly project: Project;
  readonly problems: readonly Problem[];
} {
  const { project, problems: unreadable } = loadProject(root);
  return { project, problems: sortProblems([...unreadable, ...checkProject(project)]) };
}

/** Returns all outputs of a project without problems. */
export function generateOutputs(project: Project): Promise<Output[]> {
  const emitManifest = () => [manifestOutput(project)];
  const emitToolchain = () => [toolchainOutput()];
  return emitOutputs(normalizeProject(project), [...emitters, emitManifest, emitToolchain]);
}
