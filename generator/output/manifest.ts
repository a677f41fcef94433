import { hash } from 'node:crypto';
import type { Output } from '../emit/Output.ts';
import { toLiteral } from '../emit/Output.ts';
import { type Project, type ProjectFile, schemaFilesOf } from '../load/Project.ts';

/** Digests of the parts of every schema file. `--check` compares them to describe a change. */
export type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const manifestPath = 'manifest.json';

/** Members whose own members are parts, with the word for one of them. */
const partKinds: Readonly<Record<string, string>> = {
  properties: 'property',
  operations: 'operation',
  actions: 'action',
};

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 12);

function partsOf(value: unknown): Readonly<Record<string, string>> {
  const parts = Object.entries(value as object).flatMap(([key, member]): [string, unknown][] => {
    const word = partKinds[key];
    return word === undefined
      ? [[key, member]]
      : Object.entries(member as object).map(([name, part]) => [`${word} ${name}`, part]);
  });
  return Object.fromEntries(parts.map(([name, part]) => [name, digestOf(part)]));
}

const describedFilesOf = (project: Project): ProjectFile<unknown>[] =>
  [...project.product, ...schemaFilesOf(project), ...project.external].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );

const manifestOf = (project: Project): Manifest =>
  Object.fromEntries(describedFilesOf(project).map(({ path, value }) => [path, partsOf(value)]));

/** Returns the manifest as a generated file: it lists the schema files of the output. */
export const manifestOutput = (project: Project): Output => ({
  path: manifestPath,
  files: describedFilesOf(project).map(({ path }) => path),
  get text() {
    return `${toLiteral(manifestOf(project))}\n`;
  },
});

export const removedFile = 'the file was removed';

export interface FileChange {
  readonly file: string;
  /** `property remarks was removed` */
  readonly descriptions: readonly string[];
}

/** Returns the changes of the schema files between two manifests. */
export function compareManifests(before: Manifest, after: Manifest): FileChange[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return files
    .map((file) => ({ file, descriptions: changesOf(before[file], after[file]) }))
    .filter(({ descriptions }) => descriptions.length > 0);
}

function changesOf(before: Manifest[string] | undefined, after: Manifest[string] | undefined): string[] {
  if (before === undefined) return ['the file is new'];
  if (after === undefined) return [removedFile];
  const removed = Object.keys(before).filter((part) => !(part in after));
  const added = Object.keys(after).filter((part) => !(part in before));
  const changed = Object.keys(after).filter((part) => part in before && before[part] !== after[part]);
  return [
    ...removed.map((part) => `${part} was removed`),
    ...added.map((part) => `${part} was added`),
    ...changed.map((part) => `${part} was changed`),
  ];
}
