import type { Screen } from '../../src/contract/screen.ts';
import type { Entity, Model, ResourceModel } from '../model.ts';
import { header, importType, literal, type Output } from './output.ts';
import { resourceOf } from './resource.ts';

/** catalog/: what the runtime renders, one lazily loaded module a resource, and the index that finds them. */
export function emitCatalog(model: Model): Output[] {
  const shown = model.files.filter((file) => /^schemas\/(families|screens|resources|tasks)\//.test(file));
  const endpoints = model.files.filter((file) => file.startsWith('schemas/endpoints/'));
  return [
    { path: 'catalog/index.ts', text: indexModule(model), files: shown },
    ...model.resources.map((resource) => ({
      path: `catalog/${resource.name}.ts`,
      files: [...resource.files, ...endpoints],
      text:
        resource.base === undefined ? resourceModule(resource, model) : familyModule(resource, resource.base),
    })),
  ];
}

const resourceModule = (resource: ResourceModel, model: Model): string => `${header}
${importType('Resource', '../../contract/resource.ts')}

const resource: Resource = ${literal(resourceOf(resource, model))};

export default resource;
`;

/** What a family varies is in one chunk for all its families. */
const familyModule = ({ name, constants, hide, without }: ResourceModel, base: string): string => `${header}
${importType('Resource', '../../contract/resource.ts')}
import base from './${base}.ts';

const constants = ${literal(constants)};
const hide: readonly string[] = ${literal(hide)};
const isShown = ({ property }: { readonly property: string }) =>
  !hide.includes(property) && !(property in constants);
${without.length > 0 ? `const without: readonly string[] = ${literal(without)};\n` : ''}
const resource: Resource = {
  ...base,
  name: ${literal(name)},
  constants,
  hide,
  columns: base.columns.filter(isShown),
  filters: base.filters.filter(isShown),
${without.length > 0 ? tabsWithout : ''}};

export default resource;
`;

const tabsWithout = `  tabs: base.tabs
    .map((tab) => ({ ...tab, parts: tab.parts.filter((part) => !without.includes(part.resource)) }))
    .filter(({ parts }) => parts.length > 0),
`;

const indexModule = ({ screens, resources, tasks, locales }: Model): string => `${header}
${importType('Form', '../../contract/form.ts')}
${importType('Table', '../../contract/phrases.ts')}
${importType('Resource', '../../contract/resource.ts')}
${importType('Screen', '../../contract/screen.ts')}
${importType('Task', '../../contract/task.ts')}

type Load<T> = () => Promise<{ readonly default: T }>;

/** The modules of a resource or a task. */
interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<Table>>>;
}

/** The default locale first. */
export const locales: readonly string[] = ${JSON.stringify(locales)};

/** In the order of the navigation. */
export const screens: readonly Screen[] = ${literal(
  screens.map(
    ({ name, route, tabs }): Screen => ({ name, route, tabs: tabs.map(({ captions, ...tab }) => tab) }),
  ),
)};

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<Table>>> = {
${locales.map((locale) => `  '${locale}': () => import('../labels/${locale}/index.ts'),`).join('\n')}
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
${resources.map((resource) => modulesOf(resource, '', 'resources', locales)).join('\n')}
};

export const tasks: Readonly<Record<string, Modules<Task>>> = {
${tasks.map((task) => modulesOf(task, 'tasks/', 'tasks', locales)).join('\n')}
};
`;

const modulesOf = (
  { name, entity }: { readonly name: string; readonly entity: Entity },
  folder: string,
  kind: string,
  locales: readonly string[],
): string => `  ${name}: {
    view: () => import('./${folder}${name}.ts'),
    form: () => import('../forms/${entity.name}.ts'),
    labels: {
${locales.map((locale) => `      '${locale}': () => import('../labels/${locale}/${kind}/${name}.ts'),`).join('\n')}
    },
  },`;
