import type { Project } from '../../load/Project.ts';
import { foldChoiceUses } from './foldChoiceUses.ts';
import { foldCollections } from './foldCollections.ts';
import { foldFamilies } from './foldFamilies.ts';
import { type ExpandedProject, ProjectFolding } from './ProjectFolding.ts';

/**
 * Writes out the short forms of a project: collections (`foldCollections`), families (`foldFamilies`) and the properties that choices use
 * (`foldChoiceUses`). Rules and emitters then need no special case for them.
 * @param compared the other version of the project, for a comparison. A choice that only one version has is
 * left out of conditions, because no record of the other version has it.
 */
export function expandProject(project: Project, compared?: Project): ExpandedProject {
  const collections = new ProjectFolding(project);
  foldCollections(project, collections);
  const written = collections.finish();
  const folding = new ProjectFolding(written.project, written.origins);
  foldFamilies(written.project, folding);
  foldChoiceUses(written.project, folding, compared);
  const expanded = folding.finish();
  return { ...expanded, clashes: [...written.clashes, ...expanded.clashes] };
}
