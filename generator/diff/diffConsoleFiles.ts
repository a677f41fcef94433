import type { ProjectFile } from '../load/Project.ts';
import type { ResourceSource } from '../load/sources/ResourceSource.ts';
import {
  additiveChange,
  breakingChange,
  type ChangeSubject,
  type ClassifierTable,
} from './classify/Classifier.ts';
import { classifyKeywords, classifyMembers, filesByName, keywordsOf } from './classify/classifyKeywords.ts';
import { identityFrom, type RenameClassifier } from './classify/findRenamed.ts';
import type { ChangeDraft } from './SchemaChange.ts';

/** Returns the subject of a value in the console, with the operations that depend on it. */
const consoleSubject = (words: string, senders: readonly string[]): ChangeSubject => ({
  description: words,
  records: [],
  senders,
  readers: [],
  users: true,
});

/** The keywords that identify a file with another name. No caller and no URL has the name of such a file. */
const fileIdentities = {
  'back end': identityFrom('title'),
  product: identityFrom('title'),
  resource: identityFrom('title'),
  family: identityFrom('constants'),
  screen: identityFrom('route'),
  metrics: identityFrom('operation'),
  task: identityFrom('operation'),
} as const satisfies Readonly<Record<string, RenameClassifier['identityOf']>>;

/**
 * Classifies the files of one kind.
 * @param table the classifiers of a file's keywords
 * @param callsOf operations that depend on a changed file
 * @param allCallsOf operations that depend on a removed file
 */
export function* diffConsoleFiles<T>(
  what: keyof typeof fileIdentities,
  [before, after]: readonly [readonly ProjectFile<T>[], readonly ProjectFile<T>[]],
  table: ClassifierTable,
  callsOf: OperationsOf<T> = () => [],
  allCallsOf: OperationsOf<T> = callsOf,
): Iterable<ChangeDraft> {
  const about = (name: string, calls: readonly string[]): ChangeSubject =>
    consoleSubject(`the ${what} ${name}`, calls);
  yield* classifyMembers(filesByName(before), filesByName(after), {
    added: (pair, name) => [additiveChange(pair, `The ${what} ${name} is new`)],
    removed: (pair, name) => [
      breakingChange(
        pair,
        about(name, allCallsOf(pair.before.value as T)),
        `The ${what} ${name} was removed`,
      ),
    ],
    kept: ({ before: was, after: is }, name) =>
      classifyKeywords(table, keywordsOf(was), keywordsOf(is), about(name, callsOf(was.value as T))),
    renamed: {
      identityOf: fileIdentities[what],
      classify: (pair, name, former) => [
        additiveChange(pair, `The ${what} ${former} was renamed to ${name}`),
      ],
    },
  });
}

type OperationsOf<T> = (file: T) => readonly string[];

export const roleOperationsOf: OperationsOf<ResourceSource> = ({ roles }) => Object.values(roles ?? {});

export const listOperationOf: OperationsOf<ResourceSource> = ({ roles }) =>
  roles?.list === undefined ? [] : [roles.list];
