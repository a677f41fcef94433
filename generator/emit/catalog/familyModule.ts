import type { Resource, ResourceFilter } from '../../../src/contract/model/resource.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import { generatedHeader, importTypeLine, toLiteral } from '../Output.ts';
import { resourceViewOf } from './resourceView.ts';

/** The lists of a resource that a family can extend. */
type FamilyAdditions = Pick<Resource, 'columns' | 'filters' | 'groups' | 'actions'>;

/** Returns the module of a family, which spreads that of its parent. All families share the parent's module. */
export function familyModule(family: ResourceModel, parent: ResourceModel, model: Model): string {
  const { name, constants, hide, excludes, afterColumn } = family;
  const own = familyAdditions(family, parent, model);
  const stateFilter = stateFilterOf(family, model);
  const extend = (list: keyof FamilyAdditions, inherited: string): string =>
    own[list].length === 0 ? inherited : `[...${inherited}, ...own.${list}]`;
  const columns = 'base.columns.filter(isShown)';
  return `${generatedHeader}
${importTypeLine('Resource', '#contract/model/resource.ts')}
import base from './${parent.name}.ts';

const constants = ${toLiteral(constants)};
const hide: readonly string[] = ${toLiteral(hide)};
const isShown = ({ property }: { readonly property: string }) =>
  !hide.includes(property) && !(property in constants);
${excludes.length > 0 ? `const excludes: readonly string[] = ${toLiteral(excludes)};\n` : ''}${ownConstant(own)}${stateFilter ? `const stateFilter: Resource['filters'][number] = ${toLiteral(stateFilter)};\n` : ''}
const resource: Resource = {
  ...base,
  name: ${toLiteral(name)},
  constants,
  hide,
  columns: ${own.columns.length > 0 && afterColumn ? insertAfter(columns, afterColumn) : extend('columns', columns)},
  subtitle: base.subtitle.filter(isShown),
  filters: ${extend('filters', `base.filters.filter(isShown)${stateFilter ? replaceStateFilter : ''}`)},
${own.groups.length > 0 ? `  groups: ${extend('groups', 'base.groups')},\n` : ''}${own.actions.length > 0 ? `  actions: ${extend('actions', 'base.actions')},\n` : ''}${excludes.length > 0 ? tabsWithout : ''}};

export default resource;
`;
}

/** Returns the parts of a family that its parent lacks. */
function familyAdditions(family: ResourceModel, parent: ResourceModel, model: Model): FamilyAdditions {
  const has = resourceViewOf(family, model);
  const had = resourceViewOf(parent, model);
  return {
    columns: has.columns.filter(({ property }) => !had.columns.some((other) => other.property === property)),
    filters: has.filters.filter(({ property }) => !had.filters.some((other) => other.property === property)),
    groups: has.groups.filter((group) => !had.groups.includes(group)),
    actions: has.actions.filter(({ name }) => !had.actions.some((other) => other.name === name)),
  };
}

/** Declares the parts with their type, because a literal in a callback would have a wider type. */
function ownConstant(own: FamilyAdditions): string {
  const parts = Object.entries(own).filter(([, list]) => list.length > 0);
  if (parts.length === 0) return '';
  const names = parts.map(([list]) => `'${list}'`).join(' | ');
  return `const own: Pick<Resource, ${names}> = ${toLiteral(Object.fromEntries(parts))};\n`;
}

const insertAfter = (columns: string, after: string): string =>
  `${columns}.flatMap((column) => (column.property === ${toLiteral(after)} ? [column, ...own.columns] : [column]))`;

/** Returns the filter by state, if that of the parent also offers states of other families. */
function stateFilterOf(family: ResourceModel, model: Model): ResourceFilter | undefined {
  const { entity, otherStates } = family;
  if (otherStates.length === 0) return undefined;
  return resourceViewOf(family, model).filters.find(
    ({ property }) => property === entity.lifecycle?.property,
  );
}

const replaceStateFilter =
  '.map((filter) => (filter.property === stateFilter.property ? stateFilter : filter))';

const tabsWithout = `  recordTabs: base.recordTabs
    .map((tab) => ({ ...tab, subTabs: tab.subTabs.filter((part) => !excludes.includes(part.resource)) }))
    .filter(({ subTabs, panel }) => panel || subTabs.length > 0),
`;
