import { type Project, type ProjectFile, schemaFilesOf } from '../../../generator/load/Project.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { valueAtPath } from './Mutation.ts';
import { findReferencedChoices, findReferencedFiles, findReferencedSites } from './referencedSites.ts';
import { findSites, type SchemaSite, type SitePath } from './SchemaSite.ts';

/** The places and files that operators choose from. */
export interface MutationContext {
  /** The files in folders of `schemas/`. */
  readonly files: readonly ProjectFile<unknown>[];
  /** Every place of every file, the product included. */
  readonly spots: readonly SchemaSite[];
  /** Places with a name that another place refers to. */
  readonly spoken: readonly SchemaSite[];
  /** Choices that another place refers to. */
  readonly choices: readonly SchemaSite[];
  /** Files that another one refers to. */
  readonly referred: readonly ProjectFile<unknown>[];
}

export function createMutationContext(project: Project): MutationContext {
  const files = schemaFilesOf(project);
  const spots = findSites(project);
  const paths = findReferencedFiles(spots);
  return {
    files,
    spots,
    spoken: findReferencedSites(spots, project),
    choices: findReferencedChoices(spots),
    referred: files.filter(({ path }) => paths.has(path)),
  };
}

export const keyOf = ({ path }: SchemaSite): string => String(path.at(-1));
export const isMember = ({ path }: SchemaSite): boolean => typeof path.at(-1) === 'string';

/** Returns the names of an object's members. */
export const namesIn = (file: ProjectFile<unknown>, owner: SitePath): string[] => {
  const value = valueAtPath(file.value, owner);
  return isRecord(value) ? Object.keys(value) : [];
};

const conditions = ['if', 'then', 'else', 'x-visible-when', 'x-validations'];
export const isInCondition = (path: SitePath): boolean =>
  path.some((key) => conditions.includes(String(key)));
