import { type ProjectFile, schemaFilesOf } from '../../load/Project.ts';
import { typeNameOf, typeNamesOf } from '../../normalize/normalizeEntities.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { rootLocation, violation } from '../RuleViolation.ts';

const identifier = /^[a-z][A-Za-z0-9]*$/;
/** Names of generated files that do not come from an entity, a resource or a family. */
export const generatedFileNames: ReadonlySet<string> = new Set([
  'entities',
  'families',
  'index',
  'length',
  'metrics',
  'migrations',
  'requests',
  'service',
  'tasks',
  'within',
]);

/** Entities whose types would have the names of types of the envelope in the OpenAPI document. */
export const envelopeNames: ReadonlySet<string> = new Set(['failure', 'paging']);

/** A file name has only letters and digits, a small letter first, because it becomes a name in code. */
const fileNames: SchemaRule = function* (sources) {
  for (const file of schemaFilesOf(sources))
    if (!identifier.test(file.name))
      yield violation(
        rootLocation(file),
        `The file name "${file.name}" is not a valid name in code.`,
        'Rename the file. Use only letters and digits, with a small letter first.',
      );
};

/** No entity, resource or family has the name of another generated file, such as `index` or `service`. */
const reservedFileNames: SchemaRule = function* ({ entities, resources, families }) {
  for (const file of [...entities, ...resources, ...families])
    if (generatedFileNames.has(file.name))
      yield violation(
        rootLocation<unknown>(file),
        `The file name "${file.name}" is reserved for a generated file.`,
        'Rename this file.',
      );
};

function* findCollisions(
  files: readonly ProjectFile<unknown>[],
  namesOf: (file: ProjectFile<unknown>) => string[],
  what: string,
) {
  const seen = new Map<string, ProjectFile<unknown>>();
  for (const file of files)
    for (const name of namesOf(file)) {
      const other = seen.get(name.toLowerCase());
      if (other)
        yield violation(
          rootLocation(file),
          `${other.path} also produces the ${what} "${name}".`,
          'Rename one of the two files.',
        );
      else seen.set(name.toLowerCase(), file);
    }
}

/** No two entities produce the same type name. For example, `erp` produces `Erp`, `ErpInput` and `ErpChanges`. */
const distinctTypeNames: SchemaRule = ({ entities }) =>
  findCollisions(entities, ({ name }) => typeNamesOf(name), 'type');

/** Beside a back end with an envelope, no entity has the name of a type of the envelope: `failure` or `paging`. */
const envelopeTypeNames: SchemaRule = function* ({ entities, backends }) {
  if (backends.every(({ value }) => value.answer.style !== 'envelope')) return;
  for (const file of entities)
    if (envelopeNames.has(file.name))
      yield violation(
        rootLocation(file),
        `The OpenAPI document has another type "${typeNameOf(file.name)}", which is part of every envelope.`,
        'Rename the file.',
      );
};

/** No two resources or families have the same name, because a family is a resource, too. */
const distinctResourceNames: SchemaRule = ({ resources, families }) =>
  findCollisions([...resources, ...families], ({ name }) => [name], 'resource');

/** No two families or screens have the same name, because the name identifies the screen. */
const distinctScreenNames: SchemaRule = ({ families, screens }) =>
  findCollisions([...families, ...screens], ({ name }) => [name], 'screen');

export const fileRules: readonly SchemaRule[] = [
  fileNames,
  reservedFileNames,
  distinctTypeNames,
  envelopeTypeNames,
  distinctResourceNames,
  distinctScreenNames,
];
