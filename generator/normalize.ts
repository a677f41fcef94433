import { defaultLocale } from '../src/contract/locale.ts';
import type { Project } from './load.ts';
import type { Model } from './model.ts';
import { callsOf } from './normalize/calls.ts';
import { entitiesOf } from './normalize/entities.ts';
import { resourcesOf, screensOf } from './normalize/resources.ts';

/** The one model of a project without problems. */
export function normalize(project: Project): Model {
  const entities = entitiesOf(project.entities);
  const locales = project.locales.map(({ name }) => name);
  const { endpoints, resources, families, screens } = project;
  return {
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    entities: [...entities.values()],
    calls: callsOf(endpoints, entities),
    resources: resourcesOf(project, entities),
    screens: screensOf(project),
    files: [...project.entities, ...endpoints, ...resources, ...families, ...screens].map(({ path }) => path),
  };
}
