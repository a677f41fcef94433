import { broken, didYouMean, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { partsIn, type Sources } from './sources.ts';

/** Every place outside entities that names an operation. */
function callsIn({ resources, tasks }: Sources): Place<string>[] {
  const places = [
    ...resources.flatMap((file) => [
      ...members(rootOf(file), 'roles', file.value.roles).map(([, place]) => place),
      ...members(rootOf(file), 'actions', file.value.actions).map(([, action]) =>
        inside(action, ['operation'], action.value.operation),
      ),
      ...members(rootOf(file), 'testActions', file.value.testActions).map(([, trial]) =>
        inside(trial, ['operation'], trial.value.operation),
      ),
      ...partsIn(file).map((part) =>
        inside(part, ['visibleIf', 'operation'], part.value.visibleIf?.operation),
      ),
    ]),
    ...tasks.flatMap((file) => [
      inside(rootOf(file), ['operation'], file.value.operation),
      inside(rootOf(file), ['plan'], file.value.plan),
    ]),
  ];
  return places.flatMap(({ value, ...place }) => (value === undefined ? [] : [{ ...place, value }]));
}

/** What resources and tasks do is done by operations that there are. */
const known: Rule = function* (sources) {
  for (const call of callsIn(sources))
    if (!sources.mayHaveOperation(call.value))
      yield broken(
        call,
        `There is no operation "${call.value}".`,
        didYouMean(call.value, sources.operationIds),
      );
};

export const calls: readonly Rule[] = [known];
