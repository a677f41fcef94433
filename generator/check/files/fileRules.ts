import type { ProjectFile } from '../../load/loadProject.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { rootLocation, violation } from '../RuleViolation.ts';

const identifier = /^[a-z][A-Za-z0-9]*$/;
/** Names of generated files beside those that are named after entities and resources. */
const reserved = new Set(['index', 'service', 'requests', 'queries', 'pagings', 'length', 'entities']);

/** File names become names in code. */
const fileNames: SchemaRule = function* ({ entities, endpoints, resources, families, screens, tasks }) {
  for (const file of [...entities, ...endpoints, ...resources, ...families, ...screens, ...tasks])
    if (!identifier.test(file.name))
      yield violation(
        rootLocation<unknown>(file),
        `The file name "${file.name}" is no name for code.`,
        'Rename the file: letters and digits, a small letter first.',
      );
};

/** Generated files have names of their own. */
const reservedFileNames: SchemaRule = function* ({ entities, resources, families }) {
  for (const file of [...entities, ...resources, ...families])
    if (reserved.has(file.name))
      yield violation(
        rootLocation<unknown>(file),
        `A generated file is already called "${file.name}".`,
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
          `${other.path} makes the same ${what} "${name}".`,
          'Rename one of the two files.',
        );
      else seen.set(name.toLowerCase(), file);
    }
}

/** Every entity has type names of its own: `Erp` and `ErpInput`. */
const distinctTypeNames: SchemaRule = ({ entities }) =>
  findCollisions(entities, ({ name }) => [typeNameOf(name), `${typeNameOf(name)}Input`], 'type');

/** Families are resources too: no two share a name, and no family shares one with a screen. */
const distinctResourceNames: SchemaRule = ({ resources, families }) =>
  findCollisions([...resources, ...families], ({ name }) => [name], 'resource');

/** Families and screens are shown by name: no two share one. */
const distinctScreenNames: SchemaRule = ({ families, screens }) =>
  findCollisions([...families, ...screens], ({ name }) => [name], 'screen');

export const fileRules: readonly SchemaRule[] = [
  fileNames,
  reservedFileNames,
  distinctTypeNames,
  distinctResourceNames,
  distinctScreenNames,
];
