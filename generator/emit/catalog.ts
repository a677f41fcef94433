import type { Action, Column, Filter, Resource } from '../../src/contract/resource.ts';
import type { Screen } from '../../src/contract/screen.ts';
import type { Model, ResourceModel } from '../model.ts';
import { fieldOf } from './field.ts';
import { header, importType, literal, type Output } from './output.ts';
import { isPlain } from './paging.ts';

/** catalog/: what the runtime renders, one lazily loaded module a resource, and the index that finds them. */
export function emitCatalog(model: Model): Output[] {
  const { resources } = model;
  const shown = model.files.filter((file) => /^schemas\/(families|screens|resources)\//.test(file));
  return [
    { path: 'catalog/index.ts', text: indexModule(model), files: shown },
    ...resources.map((resource) => ({
      path: `catalog/${resource.name}.ts`,
      files: resource.files,
      text: resource.base === undefined ? resourceModule(resource) : familyModule(resource, resource.base),
    })),
  ];
}

const resourceModule = (resource: ResourceModel): string => `${header}
${importType('Resource', '../../contract/resource.ts')}

const resource: Resource = ${literal(resourceOf(resource))};

export default resource;
`;

/** What a family varies is in one chunk for all its families. */
const familyModule = ({ name, constants, hide }: ResourceModel, base: string): string => `${header}
${importType('Resource', '../../contract/resource.ts')}
import base from './${base}.ts';

const constants = ${literal(constants)};
const hide: readonly string[] = ${literal(hide)};
const isShown = ({ property }: { readonly property: string }) =>
  !hide.includes(property) && !(property in constants);

const resource: Resource = {
  ...base,
  name: ${literal(name)},
  constants,
  hide,
  columns: base.columns.filter(isShown),
  filters: base.filters.filter(isShown),
};

export default resource;
`;

const indexModule = ({ screens, resources, locales }: Model): string => `${header}
${importType('Form', '../../contract/form.ts')}
${importType('Table', '../../contract/phrases.ts')}
${importType('Resource', '../../contract/resource.ts')}
${importType('Screen', '../../contract/screen.ts')}

type Load<T> = () => Promise<{ readonly default: T }>;

/** The default locale first. */
export const locales: readonly string[] = ${JSON.stringify(locales)};

/** In the order of the navigation. */
export const screens: readonly Screen[] = ${literal(
  screens.map(
    ({ name, route, tabs }): Screen => ({
      name,
      route,
      tabs: tabs.map(({ id, resource }) => ({ id, resource })),
    }),
  ),
)};

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<Table>>> = {
${locales.map((locale) => `  '${locale}': () => import('../labels/${locale}/index.ts'),`).join('\n')}
};

export const resources: Readonly<
  Record<
    string,
    {
      readonly view: Load<Resource>;
      readonly form: Load<Form>;
      /** Captions of the resource and its entity, by locale. */
      readonly labels: Readonly<Record<string, Load<Table>>>;
    }
  >
> = {
${resources
  .map(
    ({ name, entity }) => `  ${name}: {
    view: () => import('./${name}.ts'),
    form: () => import('../forms/${entity.name}.ts'),
    labels: {
${locales.map((locale) => `      '${locale}': () => import('../labels/${locale}/resources/${name}.ts'),`).join('\n')}
    },
  },`,
  )
  .join('\n')}
};
`;

const resourceOf = (model: ResourceModel): Resource => ({
  name: model.name,
  entity: model.entity.name,
  naming: model.naming,
  roles: model.roles,
  constants: model.constants,
  hide: model.hide,
  groups: Object.keys(model.groups),
  columns: columnsOf(model),
  filters: model.filters.flatMap((property): Filter[] => {
    const node = model.entity.schema.properties[property];
    return node ? [{ property, field: fieldOf(node) }] : [];
  }),
  actions: Object.entries(model.actions).map(([name, { source }]) => ({
    name,
    operation: source.operation,
    symbol: source.symbol,
    takes: 'uuid' as const,
    confirm: source.consequence !== undefined,
    ...(source.danger && { danger: source.danger }),
    ...(source.prominent && { prominent: source.prominent }),
    done: source.done ?? 'message.operationSuccessful',
  })) satisfies Action[],
  tabs: [],
  bulk: [],
  ...(model.sort && { sort: model.sort }),
  ...(model.entity.lifecycle && { lifecycle: model.entity.lifecycle }),
});

/** A reference is kept as a uuid: to sort by it would make no sense to people. */
export const columnsOf = ({ columns, entity }: ResourceModel): Column[] =>
  columns.flatMap(({ property, hidden }) => {
    const node = entity.schema.properties[property];
    if (node === undefined) return [];
    return [
      {
        property,
        field: fieldOf(node),
        sortable: isPlain(node) && node.reference === undefined,
        ...(hidden && { hidden }),
      },
    ];
  });
