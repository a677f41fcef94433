import type { Project } from '../load/Project.ts';
import { foldChoiceUses } from './foldChoiceUses.ts';
import { foldFamilies } from './foldFamilies.ts';
import { type ExpandedProject, ProjectFolding } from './ProjectFolding.ts';

/**
 * Writes out the short forms of a project: families (`foldFamilies`) and the properties that choices use
 * (`foldChoiceUses`). Rules and emitters then need no special case for them.
 * @param compared the other version of the project, for a comparison. A choice that only one version has is
 * left out of conditions, because no record of the other version has it.
 */
export function expandProject(project: Project, compared?: Project): ExpandedProject {
  const folding = new ProjectFolding(project);
  foldFamilies(project, folding);
  foldChoiceUses(project, folding, compared);
  return folding.finish();
}
