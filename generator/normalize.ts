import { defaultLocale } from '../src/contract/locale.ts';
import { expand } from './expand.ts';
import { bundlerOf } from './external/bundles.ts';
import { externalsOf } from './external/uses.ts';
import type { Project } from './load.ts';
import type { Model } from './model.ts';
import { callsOf } from './normalize/calls.ts';
import { entitiesOf } from './normalize/entities.ts';
import { resourcesOf } from './normalize/resources.ts';
import { screensOf } from './normalize/screens.ts';
import { tasksOf } from './normalize/tasks.ts';
import { usesOf } from './normalize/uses.ts';
import { wordsOf } from './normalize/words.ts';

const byName = <T extends { readonly name: string }>(things: Iterable<T>): T[] =>
  [...things].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The one model of a project without problems: the same whatever the order in which files were read. */
export function normalize(project: Project): Model {
  const expanded = expand(project).project;
  const bundle = bundlerOf(project.external);
  const byEntity = entitiesOf(expanded.entities, project.families, bundle);
  const entities = byName(byEntity.values());
  const locales = byName(project.locales).map(({ name }) => name);
  const { endpoints, families, screens, tasks } = project;
  const resources = resourcesOf(byName(project.resources), byName(families), byEntity);
  const calls = callsOf(expanded.endpoints, byEntity);
  const callById = new Map(calls.map((call) => [call.id, call]));
  return {
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    entities,
    calls,
    resources,
    screens: screensOf(project, resources),
    tasks: tasksOf(byName(tasks), byEntity),
    externals: externalsOf(entities).map(bundle),
    words: wordsOf(project),
    files: [...project.entities, ...endpoints, ...project.resources, ...families, ...screens, ...tasks]
      .map(({ path }) => path)
      .sort(),
    call: (id) => callById.get(id ?? ''),
    uses: usesOf(entities, calls, resources),
  };
}
