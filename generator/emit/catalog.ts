import type { Resource } from '../../src/contract/resource.ts';
import type { Screen, Tab } from '../../src/contract/screen.ts';
import type { Model, ResourceModel, TabModel } from '../model.ts';
import { remembered } from '../remembered.ts';
import { modulesOf, modulesType } from './loaders.ts';
import { header, importType, literal, type Output } from './output.ts';
import { questionOf } from './question.ts';
import { callsIn, filesOf, resourceOf } from './resource.ts';

/** catalog/: what the runtime renders, one lazily loaded module a resource, and the index that finds them. */
export function emitCatalog(model: Model): Output[] {
  return [
    { path: 'catalog/index.ts', text: indexModule(model), files: model.files },
    ...model.resources.map((resource) => ({
      path: `catalog/${resource.name}.ts`,
      files: filesOf(resource, model),
      text: memory(resource, callsIn(resource, model), () =>
        resource.base === undefined
          ? resourceModule(resource, model)
          : familyModule(resource, named(model.resources, resource.base), model),
      ),
    })),
  ];
}

const memory = remembered<string>();

const resourceModule = (resource: ResourceModel, model: Model): string => `${header}
${importType('Resource', '../../contract/resource.ts')}

const resource: Resource = ${literal(resourceOf(resource, model))};

export default resource;
`;

/** What a family varies is in one chunk for all its families. */
function familyModule(family: ResourceModel, parent: ResourceModel, model: Model): string {
  const { name, constants, hide, excludes } = family;
  const own = broughtBy(family, parent, model);
  return `${header}
${importType('Resource', '../../contract/resource.ts')}
import base from './${parent.name}.ts';

const constants = ${literal(constants)};
const hide: readonly string[] = ${literal(hide)};
const isShown = ({ property }: { readonly property: string }) =>
  !hide.includes(property) && !(property in constants);
${excludes.length > 0 ? `const excludes: readonly string[] = ${literal(excludes)};\n` : ''}
const resource: Resource = {
  ...base,
  name: ${literal(name)},
  constants,
  hide,
  columns: ${withOwn('base.columns.filter(isShown)', own.columns)},
  filters: ${withOwn(`base.filters.filter(isShown)${own.states}`, own.filters)},
${own.groups.length > 0 ? `  groups: ${withOwn('base.groups', own.groups)},\n` : ''}${own.actions.length > 0 ? `  actions: ${withOwn('base.actions', own.actions)},\n` : ''}${excludes.length > 0 ? tabsWithout : ''}};

export default resource;
`;
}

const withOwn = (list: string, own: readonly unknown[]): string =>
  own.length === 0 ? list : `[...${list}, ${own.map(literal).join(', ')}]`;

/** What a family has that its parent has not. */
function broughtBy(family: ResourceModel, parent: ResourceModel, model: Model) {
  const has = resourceOf(family, model);
  const had = resourceOf(parent, model);
  return {
    columns: has.columns.filter(({ property }) => !had.columns.some((other) => other.property === property)),
    filters: has.filters.filter(({ property }) => !had.filters.some((other) => other.property === property)),
    states: ownStates(family, has),
    groups: has.groups.filter((group) => !had.groups.includes(group)),
    actions: has.actions.filter(({ name }) => !had.actions.some((other) => other.name === name)),
  };
}

/** Puts the filter by state in the place of the parent's, which also offers the states of other families. */
function ownStates({ entity, otherStates }: ResourceModel, { filters }: Resource): string {
  const own = filters.find(({ property }) => property === entity.lifecycle?.property);
  if (own === undefined || otherStates.length === 0) return '';
  return `.map((filter) => (filter.property === ${literal(own.property)} ? ${literal(own)} : filter))`;
}

const tabsWithout = `  recordTabs: base.recordTabs
    .map((tab) => ({ ...tab, subTabs: tab.subTabs.filter((part) => !excludes.includes(part.resource)) }))
    .filter(({ subTabs, panel }) => panel || subTabs.length > 0),
`;

/** The resource whose list a tab shows. */
const listOf = (tab: TabModel): string | undefined =>
  'resource' in tab ? tab.resource : 'panel' in tab ? tab.initialList : undefined;

/** Resources of the first level whose list some screen shows. */
const asking = ({ screens, resources }: Model): ResourceModel[] => {
  const shown = new Set(screens.flatMap(({ tabs }) => tabs.flatMap((tab) => listOf(tab) ?? [])));
  const bases = new Set(resources.flatMap(({ name, base }) => (shown.has(name) ? (base ?? name) : [])));
  return resources.filter(({ name, roles }) => bases.has(name) && roles.list);
};

/** A tab as the runtime reads it. A family's own list asks the question of its base with the family's constants. */
function tabOf({ captions, ...tab }: TabModel, { resources, tasks }: Model): Tab {
  if ('task' in tab) return { ...tab, entity: named(tasks, tab.task).targetEntity.name };
  if ('panel' in tab) return { ...tab, ...(tab.initialList && { question: tab.initialList }) };
  const { name, base = name, entity, roles, constants } = named(resources, tab.resource);
  const given = { ...constants, ...tab.constants };
  return {
    ...tab,
    entity: entity.name,
    ...(Object.keys(given).length > 0 && { constants: given }),
    ...(roles.list && { question: base }),
  };
}

function named<T extends { readonly name: string }>(things: readonly T[], name: string): T {
  const found = things.find((thing) => thing.name === name);
  if (!found) throw new Error(`A tab shows "${name}", which is not there: the check should have said so.`);
  return found;
}

const indexModule = (model: Model): string => `${header}
${importType('Form', '../../contract/form.ts')}
${importType('Table', '../../contract/phrases.ts')}
${importType('ListQuestion, Resource', '../../contract/resource.ts')}
${importType('Screen', '../../contract/screen.ts')}

${modulesType}
/** The default locale first. */
export const locales: readonly string[] = ${JSON.stringify(model.locales)};

/** In the order of the navigation. */
export const screens: readonly Screen[] = ${literal(
  model.screens.map(
    ({ name, route, tabs }): Screen => ({
      name,
      route,
      tabs: tabs.map((tab) => tabOf(tab, model)),
    }),
  ),
)};

/** What the lists of the screens ask. Known before a resource is: the first rows of a first visit are asked for at once. */
export const questions: Readonly<Record<string, Omit<ListQuestion, 'constants'>>> = ${literal(
  Object.fromEntries(
    asking(model).map((resource) => [resource.name, questionOf(resourceOf(resource, model))]),
  ),
)};

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<Table>>> = {
${model.locales.map((locale) => `  '${locale}': () => import('../labels/${locale}/index.ts'),`).join('\n')}
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
${model.resources.map((resource) => modulesOf(resource, '', 'resources', model.locales)).join('\n')}
};
`;
