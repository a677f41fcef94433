import { join } from 'node:path';
import { checkExpressions } from '../check/checkProject.ts';
import type { Output } from '../emit/Output.ts';
import { generatedFolderOf } from '../load/projectFolder.js';
import { type WrittenFiles, writeOutputs } from '../output/writeOutputs.ts';
import { generateOutputs, readProject } from './generateOutputs.ts';
import type { Problem } from './Problem.ts';

export type UpdateResult =
  | { readonly problems: readonly Problem[] }
  | (WrittenFiles & { readonly problems?: undefined; readonly warnings: readonly Problem[] });

/** Updates the generated files of a project; with problems, they stay unchanged. */
export const updateOutputs = (root: string): Promise<UpdateResult> => writeProject(root, readProject(root));

/**
 * Writes the outputs of a project that was read; with problems, its generated files stay unchanged.
 * @param findCurrent returns the outputs whose files have their texts already
 */
export async function writeProject(
  root: string,
  { project, problems }: ReturnType<typeof readProject>,
  findCurrent?: (outputs: readonly Output[]) => ReadonlySet<Output>,
): Promise<UpdateResult> {
  if (problems.some(({ isWarning }) => !isWarning)) return { problems };
  const wrong = await checkExpressions(project);
  if (wrong.length > 0) return { problems: wrong };
  const outputs = await generateOutputs(project);
  return {
    ...writeOutputs(join(root, generatedFolderOf(root)), outputs, findCurrent?.(outputs)),
    warnings: problems,
  };
}
