import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import type { ReferencedNames } from './referencedNames.ts';
import type {
  EndpointsSource,
  FamilySource,
  ResourceSource,
  SchemaSource,
  ScreenSource,
  TaskSource,
} from './schemaSources.ts';

/** A loaded file. */
export interface ProjectFile<T> {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The file name without its extension, which is also the name of the described object. */
  readonly name: string;
  readonly text: string;
  readonly value: T;
}

/** Input of the generator. Each list is sorted by file name. */
export interface Project {
  readonly root: string;
  readonly entities: readonly ProjectFile<SchemaSource>[];
  readonly endpoints: readonly ProjectFile<EndpointsSource>[];
  readonly resources: readonly ProjectFile<ResourceSource>[];
  readonly families: readonly ProjectFile<FamilySource>[];
  readonly screens: readonly ProjectFile<ScreenSource>[];
  readonly tasks: readonly ProjectFile<TaskSource>[];
  readonly vocabulary: readonly ProjectFile<Readonly<Record<string, unknown>>>[];
  /** Published schemas, complete and unedited: generator/external/README.md. */
  readonly external: readonly ProjectFile<Readonly<Record<string, unknown>>>[];
  /** Phrases of the console; the service uses them, too. */
  readonly locales: readonly ProjectFile<PhraseTable>[];
  /** Phrases by their folder in `locales/`: of the service only, or of one screen only. */
  readonly phraseGroups: Readonly<Record<string, readonly ProjectFile<PhraseTable>[]>>;
  /** Names in source code; undefined without source code. */
  readonly referencedNames?: ReferencedNames | undefined;
  /** Paths of files without a JSON object. They exist, but their content is unknown. */
  readonly unreadable: readonly string[];
}
