import type { PhraseTable } from '../../src/contract/text/phrases.ts';
import type { ReferencedNames } from './referencedNames.ts';
import type { BackendSource, EndpointsSource } from './sources/EndpointsSource.ts';
import type { FamilySource } from './sources/FamilySource.ts';
import type { ResourceSource } from './sources/ResourceSource.ts';
import type { SchemaSource } from './sources/SchemaSource.ts';
import type { MetricsSource, ProductSource, ScreenSource, TaskSource } from './sources/ScreenSource.ts';

/** A loaded file. */
export interface ProjectFile<T> {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** The file name without its extension, which is also the name of the described object. */
  readonly name: string;
  readonly text: string;
  readonly value: T;
  /** An object in the text has two members of the same name. The value has the last one. */
  readonly repeatsNames?: boolean;
}

/** Input of the generator. Each list is sorted by file name. */
export interface Project {
  readonly root: string;
  /** schemas/product.json; empty without one. */
  readonly product: readonly ProjectFile<ProductSource>[];
  readonly backends: readonly ProjectFile<BackendSource>[];
  readonly entities: readonly ProjectFile<SchemaSource>[];
  readonly endpoints: readonly ProjectFile<EndpointsSource>[];
  readonly resources: readonly ProjectFile<ResourceSource>[];
  readonly families: readonly ProjectFile<FamilySource>[];
  readonly screens: readonly ProjectFile<ScreenSource>[];
  readonly metrics: readonly ProjectFile<MetricsSource>[];
  readonly tasks: readonly ProjectFile<TaskSource>[];
  readonly vocabulary: readonly ProjectFile<Readonly<Record<string, unknown>>>[];
  /** Published schemas, complete and unedited: generator/external/README.md. */
  readonly external: readonly ProjectFile<Readonly<Record<string, unknown>>>[];
  /** Phrases of the console; the service uses them, too. */
  readonly locales: readonly ProjectFile<PhraseTable>[];
  /** Phrases by their folder in `locales/`: of the service only, or of one screen only. */
  readonly phraseGroups: Readonly<Record<string, readonly ProjectFile<PhraseTable>[]>>;
  /** Keys of the phrases that a project has from this repository. They may be unused there. */
  readonly sharedPhrases: ReadonlySet<string>;
  /** Names in source code; undefined without source code. */
  readonly referencedNames?: ReferencedNames | undefined;
  /** Paths of files without a JSON object. They exist, but their content is unknown. */
  readonly unreadable: readonly string[];
}

/** The folders of schema files in schemas/, with the suffix of the file names and the vocabulary. */
export const schemaFolders = {
  backends: { suffix: '.json', vocabulary: 'backend.schema.json' },
  entities: { suffix: '.schema.json', vocabulary: 'entity.schema.json' },
  endpoints: { suffix: '.json', vocabulary: 'endpoints.schema.json' },
  resources: { suffix: '.json', vocabulary: 'resource.schema.json' },
  families: { suffix: '.json', vocabulary: 'family.schema.json' },
  screens: { suffix: '.json', vocabulary: 'screen.schema.json' },
  metrics: { suffix: '.json', vocabulary: 'metrics.schema.json' },
  tasks: { suffix: '.json', vocabulary: 'task.schema.json' },
} as const;

export type SchemaFolder = keyof typeof schemaFolders;

/** The schema files of a project, by folder. */
type SchemaFiles = Pick<Project, SchemaFolder>;

/** Builds the schema files of a project folder by folder. */
export const buildSchemaFiles = (
  filesOf: (folder: SchemaFolder) => readonly ProjectFile<unknown>[],
): SchemaFiles =>
  Object.fromEntries(
    (Object.keys(schemaFolders) as SchemaFolder[]).map((folder) => [folder, filesOf(folder)]),
  ) as unknown as SchemaFiles;

/** Returns all schema files of a project, folder by folder. */
export const schemaFilesOf = (project: SchemaFiles): readonly ProjectFile<unknown>[] =>
  Object.keys(schemaFolders).flatMap(
    (folder): readonly ProjectFile<unknown>[] => project[folder as SchemaFolder],
  );
