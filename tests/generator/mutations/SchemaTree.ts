import { dirname } from 'node:path';
import type { Project, ProjectFile } from '../../../generator/load/Project.ts';

type Kind = 'entities' | 'endpoints' | 'resources' | 'families' | 'screens' | 'tasks';

/** The folders of schemas/ with the endings of their file names. */
export const schemaFolders: Readonly<Record<Kind, string>> = {
  entities: '.schema.json',
  endpoints: '.json',
  resources: '.json',
  families: '.json',
  screens: '.json',
  tasks: '.json',
};

const kindOf = (path: string): Kind => dirname(path).slice('schemas/'.length) as Kind;

/** Returns a file as `loadProject` reads it. */
export function parseFile(path: string, text: string): ProjectFile<unknown> {
  const name = path.slice(dirname(path).length + 1, -schemaFolders[kindOf(path)].length);
  return { path, name, text, value: JSON.parse(text) };
}

/** The schema files of a project, possibly with changes. Unchanged files are the same objects as before. */
export class SchemaTree {
  readonly #base: Project;
  readonly files: ReadonlyMap<string, ProjectFile<unknown>>;

  constructor(base: Project, files?: ReadonlyMap<string, ProjectFile<unknown>>) {
    this.#base = base;
    const kinds = Object.keys(schemaFolders) as Kind[];
    const own = kinds.flatMap((kind): readonly ProjectFile<unknown>[] => base[kind]);
    this.files = files ?? new Map(own.map((file) => [file.path, file]));
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
    const kinds = Object.keys(schemaFolders) as Kind[];
    const lists = kinds.map((kind) => [kind, sorted.filter(({ path }) => kindOf(path) === kind)]);
    return { ...this.#base, ...Object.fromEntries(lists) };
  }
}
