import { isRangeField } from '../../../src/contract/api/derivedNames.ts';
import type { Field, ListQuery, Resource, SettingReference } from '../../../src/contract/model/resource.ts';
import type { ScreenTab } from '../../../src/contract/model/screen.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import type { TabModel } from '../../normalize/model/ScreenModel.ts';
import { generatedHeader, importTypeLine, type Output, toLiteral } from '../Output.ts';
import { familyModule } from './familyModule.ts';
import { modulesEntry, modulesType } from './lazyModules.ts';
import { readAccessOf, resourceViewOf, sourceFilesOf } from './resourceView.ts';

/** Emits catalog/: one lazily loaded module for each resource, and an index. */
export function emitCatalog(model: Model): Output[] {
  return [
    { path: 'catalog/index.ts', text: indexModule(model), files: model.files },
    ...model.resources.map((resource) => ({
      path: `catalog/${resource.name}.ts`,
      files: sourceFilesOf(resource, model),
      get text() {
        return resource.base === undefined
          ? resourceModule(resource, model)
          : familyModule(resource, findByName(model.resources, resource.base), model);
      },
    })),
  ];
}

const resourceModule = (resource: ResourceModel, model: Model): string => `${generatedHeader}
${importTypeLine('Resource', '#contract/model/resource.ts')}

const resource: Resource = ${toLiteral(resourceViewOf(resource, model))};

export default resource;
`;

/** Returns the resource whose list a tab shows. */
const listOf = (tab: TabModel): string | undefined =>
  'resource' in tab ? tab.resource : 'panel' in tab ? tab.initialList : undefined;

/** Returns the resources of the first level whose list a screen shows. */
const listResources = ({ screens, resources }: Model): ResourceModel[] => {
  const shown = new Set(screens.flatMap(({ tabs }) => tabs.flatMap((tab) => listOf(tab) ?? [])));
  const bases = new Set(resources.flatMap(({ name, base }) => (shown.has(name) ? (base ?? name) : [])));
  return resources.filter(({ name, roles }) => bases.has(name) && roles.list);
};

/**
 * Returns a tab for the runtime. A family's own list uses the query of its parent with the family's
 * constants.
 */
function tabOf({ captions, ...tab }: TabModel, model: Model): ScreenTab {
  const { resources, tasks } = model;
  if ('task' in tab) return { ...tab, entity: findByName(tasks, tab.task).targetEntity.name };
  if ('panel' in tab) return tab;
  const { name, base = name, entity, constants } = findByName(resources, tab.resource);
  const given = { ...constants, ...tab.constants };
  return {
    ...tab,
    ...(entity.name !== tab.resource && { listedEntity: entity.name }),
    ...(Object.keys(given).length > 0 && { constants: given }),
    ...(base !== name && { listQuery: base }),
    ...readAccessOf(name, model),
  };
}

function findByName<T extends { readonly name: string }>(things: readonly T[], name: string): T {
  const found = things.find((thing) => thing.name === name);
  if (!found)
    throw new Error(`A tab shows "${name}", which does not exist. The check should have reported this.`);
  return found;
}

const indexModule = (model: Model): string => `${generatedHeader}
${importTypeLine('Form', '#contract/model/form.ts')}
${importTypeLine('PhraseTable', '#contract/text/phrases.ts')}
${importTypeLine('ListQuery, Resource, SettingReference', '#contract/model/resource.ts')}
${importTypeLine('Screen', '#contract/model/screen.ts')}

${modulesType}
/** The default locale first. */
export const locales: readonly string[] = ${JSON.stringify(model.locales)};

/** The name of the screen that opens at the route "/"; undefined if the order of the navigation decides. */
export const home: string | undefined = ${toLiteral(model.product.home)};

/** The screens in the order of the navigation. */
export const screens: readonly Screen[] = ${toLiteral(
  model.screens.map(({ name, route, group, icon, tabs }) => ({
    name,
    route,
    ...(group && { group }),
    icon,
    tabs: tabs.map((tab) => tabOf(tab, model)),
  })),
)};

/** The list requests of the screens. They are known before a resource loads, so the first rows are requested at once. */
export const listQueries: Readonly<Record<string, Omit<ListQuery, 'constants'>>> = ${toLiteral(
  Object.fromEntries(
    listResources(model).map((resource) => [resource.name, listQueryOf(resourceViewOf(resource, model))]),
  ),
)};

/** The zone of instants whose record has none; undefined without such a setting. */
export const defaultTimeZone: SettingReference | undefined = ${toLiteral(defaultTimeZoneOf(model))};

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<PhraseTable>>> = {
${model.locales.map((locale) => `  '${locale}': () => import('../labels/${locale}/index.ts'),`).join('\n')}
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
${model.resources.map((resource) => modulesEntry(resource, '', 'resources', model.locales)).join('\n')}
};
`;

/** Returns where the console reads the time zone of a company (`x-service-role: displaySettings`). */
function defaultTimeZoneOf({ resources }: Model): SettingReference | undefined {
  const settings = resources.find(({ entity }) => entity.serviceRole === 'displaySettings');
  return settings?.roles.get === undefined
    ? undefined
    : { operation: settings.roles.get, property: 'timeZone' };
}

/** Returns the part of a filter's field that determines the encoding of its value. */
const queryFieldOf = (field: Field): Field => {
  const { type, format, choices } = field;
  if (isRangeField(field)) return { type, ...(format && { format }) };
  return type === 'string' && !choices ? { type } : { type, choices: [] };
};

/** Returns the query of a resource's list without constants, which belong to the tab. */
const listQueryOf = ({ name, roles, filters, sort }: Resource): Omit<ListQuery, 'constants'> => ({
  name,
  roles: { list: roles.list },
  filters: filters.map(({ property, field }) => ({ property, field: queryFieldOf(field) })),
  ...(sort && { sort }),
});
