import type { CallTemplate, TemplateRole } from '../../../src/contract/backend/Backend.ts';
import { decapitalize, withArticle } from '../../../src/contract/text/captions.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { Project, ProjectFile } from '../../load/Project.ts';
import type {
  BackendSource,
  CollectionSource,
  EndpointsSource,
  OperationSource,
} from '../../load/sources/EndpointsSource.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { findBackend, withVariant } from '../normalizeBackends.ts';
import { nameOfRef } from '../normalizeEntities.ts';
import type { ProjectFolding } from './ProjectFolding.ts';

/** The parts that a template is filled in with. */
interface TemplateSubject {
  readonly collection: Pick<CollectionSource, 'path' | 'entity' | 'filter'>;
  readonly backend: Pick<BackendSource, 'key'>;
}

/** The parts that a collection is written out from. */
interface CollectionParts extends TemplateSubject {
  readonly file: ProjectFile<EndpointsSource>;
  readonly collection: CollectionSource;
  readonly backend: BackendSource;
  readonly entity: SchemaSource | undefined;
}

/**
 * Writes out the collection of each endpoint table as operations, from the call templates of its back end. A
 * role without a template adds nothing.
 */
export function foldCollections(project: Project, folding: ProjectFolding): void {
  for (const file of project.endpoints) {
    const { collection } = file.value;
    const found = findBackend(project.backends, file.value)?.value;
    if (!collection || !found) continue;
    const backend = withVariant(found, file.value);
    const entity = project.entities.find(({ name }) => name === nameOfRef(collection.entity.$ref))?.value;
    foldCollection({ file, collection, backend, entity }, folding);
  }
}

function foldCollection(parts: CollectionParts, folding: ProjectFolding): void {
  const { file, collection } = parts;
  for (const [index, role] of collection.roles.entries())
    foldOperation(parts, role, role, ['collection', 'roles', index], folding);
  for (const [index, name] of (collection.transitions ?? []).entries())
    foldOperation(parts, 'transition', name, ['collection', 'transitions', index], folding);
  if (collection.roles.includes('list'))
    for (const index of (collection.filter ?? []).keys())
      folding.trace(
        file,
        ['operations', `${file.name}.list`, 'body', 'filter', index],
        ['collection', 'filter', index],
      );
}

function foldOperation(
  parts: CollectionParts,
  role: TemplateRole,
  name: string,
  written: readonly (string | number)[],
  folding: ProjectFolding,
): void {
  const { file, backend } = parts;
  const template = backend.roles?.[role];
  if (!template) return;
  const at = ['operations', `${file.name}.${name}`];
  const fix = `Remove it from "${written[1]}", or rename the operation.`;
  folding.put(file, at, operationOf(parts, role, name, template), file, written, fix);
  folding.trace(file, [...at, 'path'], ['collection', 'path']);
  for (const part of ['body', 'result', 'body/page', 'result/page'])
    folding.trace(file, [...at, ...part.split('/'), '$ref'], ['collection', 'entity', '$ref']);
}

/** Maximum characters of a record's key in a query. */
const maxKeyLength = 36;

function operationOf(
  parts: CollectionParts,
  role: TemplateRole,
  name: string,
  template: CallTemplate,
): OperationSource {
  const { method, path, ...call } = callOf(template, role, name, parts);
  const { entity } = parts;
  const state = template.path.includes('{transition}')
    ? undefined
    : entity?.['x-lifecycle']?.transitions[name]?.to;
  return {
    method,
    path,
    ...summariesOf(role, name, entity),
    ...call,
    ...(role === 'transition' && state && { state }),
  };
}

/**
 * Returns the call of a collection, from a template of its back end.
 * @param name the name of the transition; that of another role is the role
 */
export function callOf(
  { method, path: template, sends, mediaType }: CallTemplate,
  role: TemplateRole,
  name: string,
  { collection, backend }: TemplateSubject,
): Omit<OperationSource, 'summary' | 'x-i18n'> {
  const [path = '', query] = template
    .replaceAll('{collection}', collection.path)
    .replaceAll('{transition}', name)
    .split('?');
  const parameter = query?.split('=')[0];
  const ref = { $ref: collection.entity.$ref };
  return {
    method,
    path: path.replaceAll('{key}', `{${backend.key}}`),
    ...(parameter && { query: { [parameter]: { type: 'string', maxLength: maxKeyLength } } }),
    ...(role === 'list' && { body: { page: ref, filter: collection.filter ?? [] } }),
    ...((role === 'create' || role === 'modify') && { body: ref }),
    ...(sends && { sends }),
    ...(mediaType && { mediaType }),
    ...(role === 'list' ? { result: { page: ref } } : role !== 'remove' && { result: ref }),
  };
}

type Sentence = (noun: string, transition: string) => string;

const sentences: Readonly<Record<TemplateRole, Sentence>> = {
  list: (noun) => `Page through records of the type “${noun}”.`,
  get: (noun) => `Read ${withArticle(decapitalize(noun))}.`,
  create: (noun) => `Create ${withArticle(decapitalize(noun))}.`,
  modify: (noun) => `Change ${withArticle(decapitalize(noun))}.`,
  remove: (noun) => `Delete ${withArticle(decapitalize(noun))}.`,
  transition: (noun, name) => `Apply “${name}” to ${withArticle(decapitalize(noun))}.`,
};

const translatedSentences: Readonly<Record<string, Readonly<Record<TemplateRole, Sentence>>>> = {
  'zh-CN': {
    list: (noun) => `分页查询${noun}。`,
    get: (noun) => `查询单个${noun}。`,
    create: (noun) => `新建${noun}。`,
    modify: (noun) => `修改${noun}。`,
    remove: (noun) => `删除${noun}。`,
    transition: (noun, name) => `对${noun}执行“${name}”操作。`,
  },
};

/** Returns the summaries of an operation. A locale without sentences of its own has the caption and the role. */
function summariesOf(
  role: TemplateRole,
  name: string,
  entity: SchemaSource | undefined,
): Pick<OperationSource, 'summary' | 'x-i18n'> {
  const translations = Object.entries(entity?.['x-i18n'] ?? {}).map(([locale, { title = '' }]) => {
    const sentence = translatedSentences[locale]?.[role] ?? ((noun) => `${noun}: ${name}`);
    return [locale, { summary: sentence(title, name) }];
  });
  return {
    summary: sentences[role](entity?.title ?? '', name),
    'x-i18n': Object.fromEntries(translations.filter(([locale]) => locale !== sourceLocale)),
  };
}
