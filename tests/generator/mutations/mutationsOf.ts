import type { Project } from '../../../generator/load.ts';
import type { Mutation } from './Mutation.ts';
import { danglings } from './operators/danglings.ts';
import { deletions } from './operators/deletions.ts';
import { duplications } from './operators/duplications.ts';
import { misplacements } from './operators/misplacements.ts';
import type { Operators } from './operators/Operator.ts';
import { renamings } from './operators/renamings.ts';
import { retypings } from './operators/retypings.ts';
import { worldOf } from './World.ts';

const operators: Operators = {
  ...deletions,
  ...renamings,
  ...retypings,
  ...danglings,
  ...duplications,
  ...misplacements,
};

/** Every mutation that there is, by operator. */
export function mutationsOf(project: Project): ReadonlyMap<string, readonly Mutation[]> {
  const world = worldOf(project);
  return new Map(Object.entries(operators).map(([name, sites]) => [name, sites(world, name)]));
}
