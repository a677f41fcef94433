import { dirname } from 'node:path';
import {
  buildSchemaFiles,
  type Project,
  type ProjectFile,
  type SchemaFolder,
  schemaFilesOf,
} from '../../../generator/load/Project.ts';
import { productPath } from '../../../generator/load/projectFolder.js';
import type { ProductSource } from '../../../generator/load/sources/ScreenSource.ts';
import { nameIn } from './fileMutations.ts';

const folderOf = (path: string): string => dirname(path).slice('schemas/'.length);

/** Returns a file as `loadProject` reads it. */
const parseFile = (path: string, text: string): ProjectFile<unknown> => ({
  path,
  name: nameIn(path),
  text,
  value: JSON.parse(text),
});

/** The schema files of a project, possibly with changes. Unchanged files are the same objects as before. */
export class SchemaTree {
  readonly #base: Project;
  readonly files: ReadonlyMap<string, ProjectFile<unknown>>;

  constructor(base: Project, files?: ReadonlyMap<string, ProjectFile<unknown>>) {
    this.#base = base;
    this.files = files ?? new Map([...base.product, ...schemaFilesOf(base)].map((file) => [file.path, file]));
  }

  /** Returns a tree with other texts at these paths; undefined removes a file. */
  with(texts: Readonly<Record<string, string | undefined>>): SchemaTree {
    const files = new Map(this.files);
    for (const [path, text] of Object.entries(texts))
      if (text === undefined) files.delete(path);
      else files.set(path, parseFile(path, text));
    return new SchemaTree(this.#base, files);
  }

  project(): Project {
    const sorted = [...this.files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    const filesOf = (folder: SchemaFolder) => sorted.filter(({ path }) => folderOf(path) === folder);
    const product = sorted.filter(({ path }) => path === productPath) as ProjectFile<ProductSource>[];
    return { ...this.#base, product, ...buildSchemaFiles(filesOf) };
  }
}
