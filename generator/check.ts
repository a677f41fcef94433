import { setImmediate } from 'node:timers/promises';
import { actions } from './check/actions.ts';
import { alike } from './check/alike.ts';
import { apart } from './check/apart.ts';
import { batches } from './check/batches.ts';
import { beside } from './check/beside.ts';
import { branches } from './check/branches.ts';
import { calls } from './check/calls.ts';
import { captions } from './check/captions.ts';
import { choices } from './check/choices.ts';
import { choiceValues } from './check/choiceValues.ts';
import { columns } from './check/columns.ts';
import { conditions } from './check/conditions.ts';
import { details } from './check/details.ts';
import { families } from './check/families.ts';
import { files } from './check/files.ts';
import { fixedValues } from './check/fixedValues.ts';
import { given } from './check/given.ts';
import { groups } from './check/groups.ts';
import { hide } from './check/hide.ts';
import { keptByMonth } from './check/keptByMonth.ts';
import { level } from './check/level.ts';
import { lifecycle } from './check/lifecycle.ts';
import { locales } from './check/locales.ts';
import { named } from './check/named.ts';
import { objects } from './check/objects.ts';
import { operations } from './check/operations.ts';
import { overviewLeads } from './check/overviewLeads.ts';
import { overviews } from './check/overviews.ts';
import { ownCaptions } from './check/ownCaptions.ts';
import { owner } from './check/owner.ts';
import { phrases } from './check/phrases.ts';
import type { Finding } from './check/place.ts';
import { reachable } from './check/reachable.ts';
import { danglingIn, references } from './check/references.ts';
import { remote } from './check/remote.ts';
import { resources } from './check/resources.ts';
import { roles } from './check/roles.ts';
import type { Rule } from './check/rule.ts';
import { samples } from './check/samples.ts';
import { screens } from './check/screens.ts';
import { sourcesOf } from './check/sources.ts';
import { strips } from './check/strips.ts';
import { summaries } from './check/summaries.ts';
import { tabs } from './check/tabs.ts';
import { tasks } from './check/tasks.ts';
import { tree } from './check/tree.ts';
import { trials } from './check/trials.ts';
import { twice } from './check/twice.ts';
import { unsaidOperationsIn, unsaidPhrasesIn } from './check/unsaid.ts';
import { unused, unusedIn } from './check/unused.ts';
import { values } from './check/values.ts';
import { checkVocabulary } from './check/vocabulary.ts';
import { ways } from './check/ways.ts';
import { widgets } from './check/widgets.ts';
import { wording } from './check/wording.ts';
import { expand } from './expand.ts';
import { external } from './external/check.ts';
import type { Project } from './load.ts';
import { positionOf } from './position.ts';
import type { Problem } from './problem.ts';

const rules: readonly Rule[] = [
  ...twice,
  ...files,
  ...captions,
  ...wording,
  ...locales,
  ...phrases,
  ...references,
  ...external,
  ...objects,
  ...conditions,
  ...branches,
  ...reachable,
  ...level,
  ...values,
  ...choices,
  ...choiceValues,
  ...widgets,
  ...samples,
  ...remote,
  ...lifecycle,
  ...ways,
  ...owner,
  ...details,
  ...apart,
  ...keptByMonth,
  ...operations,
  ...calls,
  ...given,
  ...summaries,
  ...resources,
  ...columns,
  ...roles,
  ...batches,
  ...actions,
  ...trials,
  ...tree,
  ...tabs,
  ...families,
  ...fixedValues,
  ...ownCaptions,
  ...beside,
  ...strips,
  ...groups,
  ...hide,
  ...screens,
  ...overviews,
  ...overviewLeads,
  ...tasks,
  ...named,
  ...alike,
  ...unused,
];

/** What is wrong with a project, rule by rule. */
function* findingsByRule(project: Project): Iterable<Iterable<Finding>> {
  const { sound, findings } = checkVocabulary(project);
  yield findings;
  const { project: expanded, origins, clashes } = expand(sound);
  yield clashes;
  const sources = sourcesOf(expanded, project);
  function* told(rule: Rule): Iterable<Finding> {
    for (const finding of rule(sources)) yield origins.of(finding);
  }
  for (const rule of [
    danglingIn(project),
    ...rules,
    unusedIn(project),
    unsaidPhrasesIn(project),
    unsaidOperationsIn(project),
  ])
    yield told(rule);
}

/** What is wrong with a project, as it is found: who asks whether there is anything need not wait for all of it. */
export function* findingsIn(project: Project): Iterable<Finding> {
  for (const findings of findingsByRule(project)) yield* findings;
}

/** Everything that is wrong with a project, all of it in one run. Later stages assume what is checked here. */
export const check = (project: Project): Problem[] => [...findingsIn(project)].map(problemOf);

/** The same, rule by rule when nothing else is to be done; undefined once nobody wants to know any more. */
export async function checkAtLeisure(project: Project, signal: AbortSignal): Promise<Problem[] | undefined> {
  const all: Finding[] = [];
  for (const findings of findingsByRule(project)) {
    all.push(...findings);
    await setImmediate();
    if (signal.aborted) return undefined;
  }
  return all.map(problemOf);
}

const problemOf = ({ file, ...finding }: Finding): Problem => ({
  file: file.path,
  ...positionOf(file.text, finding.pointer),
  ...finding,
});
