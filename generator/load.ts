import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../src/contract/phrases.ts';
import { deepest, tooDeepAt } from './external/depth.ts';
import { externalNameOf } from './external/ref.ts';
import { Files } from './Files.ts';
import { syntaxError } from './position.ts';
import type { Problem } from './problem.ts';
import { type Said, saidIn } from './said.ts';
import type {
  EndpointsSource,
  FamilySource,
  ResourceSource,
  SchemaSource,
  ScreenSource,
  TaskSource,
} from './source.ts';
import { straysIn } from './strays.ts';
import { filesIn } from './write.ts';

/** A file as it was read. */
export interface File<T> {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The file's name without its extension: the name of what it describes. */
  readonly name: string;
  readonly text: string;
  readonly value: T;
}

/** Everything that the generator reads, each list in the order of the files' names. */
export interface Project {
  readonly root: string;
  readonly entities: readonly File<SchemaSource>[];
  readonly endpoints: readonly File<EndpointsSource>[];
  readonly resources: readonly File<ResourceSource>[];
  readonly families: readonly File<FamilySource>[];
  readonly screens: readonly File<ScreenSource>[];
  readonly tasks: readonly File<TaskSource>[];
  readonly vocabulary: readonly File<Readonly<Record<string, unknown>>>[];
  /** What others publish, whole and unedited: external/README.md. */
  readonly external: readonly File<Readonly<Record<string, unknown>>>[];
  /** Phrases of the console; the service says them too. */
  readonly locales: readonly File<Table>[];
  /** Phrases by the folder of `locales/` that they stand in: what only the service says, or only one screen. */
  readonly phraseGroups: Readonly<Record<string, readonly File<Table>[]>>;
  /** What source code says; undefined where there is none. */
  readonly said?: Said | undefined;
  /** Paths of files that hold no JSON object: they are there, but nobody knows what is in them. */
  readonly unreadable: readonly string[];
}

/**
 * Reads a project. What is no JSON object is a problem and left out.
 * @param said what source code says, where that is known already
 */
export function load(
  root: string,
  files = new Files(root),
  said = saidIn(root),
): { readonly project: Project; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];

  function folder<T>(path: string, extension: string): readonly File<T>[] {
    if (!existsSync(join(root, path))) return files.list(path, []);
    const found = readdirSync(join(root, path))
      .filter((name) => name.endsWith(extension))
      .sort()
      .flatMap((name) => {
        const file = `${path}/${name}`;
        const found = files.read<T>(file, (text) => {
          const value = parse<T>(file, text);
          return value && { path: file, name: name.slice(0, -extension.length), text, value };
        });
        return found ?? [];
      });
    return files.list(path, found);
  }

  /** Files of a folder and all below it, as others wrote them: some begin with a byte order mark. */
  function published(path: string): readonly File<Readonly<Record<string, unknown>>>[] {
    const found = filesIn(join(root, path))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const file = `${path}/${name}`;
        const found = files.read<Readonly<Record<string, unknown>>>(file, (marked) => {
          const text = marked.replace(/^\uFEFF/, '');
          const value = isTooDeep(file, text)
            ? undefined
            : parse<Readonly<Record<string, unknown>>>(file, text);
          return value && { path: file, name: externalNameOf(file), text, value };
        });
        return found ?? [];
      });
    return files.list(path, found);
  }

  function isTooDeep(file: string, text: string): boolean {
    const position = tooDeepAt(text);
    if (position === undefined) return false;
    const says = `This is nested deeper than ${deepest} levels.`;
    const fix = 'Ask its publisher to move parts of it into definitions.';
    problems.push({ file, ...position, pointer: '', says, fix });
    return true;
  }

  function folders(path: string): string[] {
    if (!existsSync(join(root, path))) return [];
    const entries = readdirSync(join(root, path), { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : [])).sort();
  }

  function parse<T>(file: string, text: string): T | undefined {
    const error = syntaxError(text);
    if (error === undefined) return JSON.parse(text) as T;
    const { message, line, column } = error;
    const fix = 'Mend it; what depends on this file is checked after that.';
    problems.push({ file, line, column, pointer: '', says: `This is no JSON object: ${message}.`, fix });
    return undefined;
  }

  const project: Project = {
    root,
    entities: folder('schemas/entities', '.schema.json'),
    endpoints: folder('schemas/endpoints', '.json'),
    resources: folder('schemas/resources', '.json'),
    families: folder('schemas/families', '.json'),
    screens: folder('schemas/screens', '.json'),
    tasks: folder('schemas/tasks', '.json'),
    vocabulary: folder('schemas/vocabulary', '.schema.json'),
    external: published('schemas/external'),
    locales: folder('locales', '.json'),
    phraseGroups: Object.fromEntries(
      folders('locales').map((name) => [name, folder(`locales/${name}`, '.json')]),
    ),
    said,
    unreadable: problems.map(({ file }) => file),
  };
  return { project, problems: [...problems, ...straysIn(root)] };
}
