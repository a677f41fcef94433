import { defaultLocale } from '../src/contract/locale.ts';
import type { Project } from './load.ts';
import type { Model } from './model.ts';
import { callsOf } from './normalize/calls.ts';
import { entitiesOf } from './normalize/entities.ts';
import { resourcesOf, screensOf } from './normalize/resources.ts';

const byName = <T extends { readonly name: string }>(things: Iterable<T>): T[] =>
  [...things].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The one model of a project without problems: the same whatever the order in which files were read. */
export function normalize(project: Project): Model {
  const entities = entitiesOf(project.entities, project.families);
  const locales = byName(project.locales).map(({ name }) => name);
  const { endpoints, resources, families, screens } = project;
  return {
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    entities: byName(entities.values()),
    calls: callsOf(endpoints, entities),
    resources: resourcesOf(byName(resources), byName(families), entities),
    screens: screensOf(project),
    files: [...project.entities, ...endpoints, ...resources, ...families, ...screens]
      .map(({ path }) => path)
      .sort(),
  };
}
