import type { Project } from '../../../generator/load/Project.ts';
import type { Mutation } from './Mutation.ts';
import { createMutationContext } from './MutationContext.ts';
import { danglings } from './operators/danglings.ts';
import { deletions } from './operators/deletions.ts';
import { duplications } from './operators/duplications.ts';
import { misplacements } from './operators/misplacements.ts';
import type { Operators } from './operators/Operator.ts';
import { renamings } from './operators/renamings.ts';
import { retypings } from './operators/retypings.ts';

const operators: Operators = {
  ...deletions,
  ...renamings,
  ...retypings,
  ...danglings,
  ...duplications,
  ...misplacements,
};

/** Examples contain documents, which the vocabulary does not describe. tests/mapping/ runs them. */
const isInExample = ({ places }: Mutation): boolean => places.some(({ path }) => path.includes('x-example'));

/** Returns all possible mutations, by operator. */
export function findMutations(project: Project): ReadonlyMap<string, readonly Mutation[]> {
  const context = createMutationContext(project);
  return new Map(
    Object.entries(operators).map(([name, mutationsOf]) => [
      name,
      mutationsOf(context, name).filter((mutation) => !isInExample(mutation)),
    ]),
  );
}
