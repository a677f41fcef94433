import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import { schemaTable } from '../tables/schemaTable.ts';
import {
  additiveChange,
  affectedRecordsAt,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  formatValue,
  looseningChange,
  narrowingChange,
} from './Classifier.ts';
import { classifyKeywords, classifyMembers, keywordsOf, type LocatedKeywords } from './classifyKeywords.ts';
import { classifyRequired, pairOf } from './classifyRequired.ts';
import { isConverted } from './migrationChanges.ts';
import { isSent, renamedProperty, subjectBelow, withoutMigration, withReaders } from './renamedProperty.ts';
import type { SchemaReader } from './SchemaReader.ts';

/** The readers of both sides. */
export interface SchemaReaders {
  readonly before: SchemaReader;
  readonly after: SchemaReader;
}

/**
 * Classifies all differences between two schemas. Parts with the same text are compared too, because the
 * schemas that they refer to may have changed.
 */
export function* classifySchema(
  pair: Required<ChangedPair>,
  about: ChangeSubject,
  readers: SchemaReaders,
  property = '',
): Iterable<ChangeDraft> {
  const [before, after] = readBothSides(pair as Required<ChangedPair<SchemaSource>>, readers, property);
  yield* classifyKeywords(schemaTable, before, after, about);
  yield* classifyProperties(before, after, about, readers);
  yield* classifyRequired(before, after, about, readers.after);
  yield* classifyItems(before, after, about, readers);
  yield* classifyAdditionalProperties(before, after, about, readers);
}

/**
 * Returns the keywords of both sides. If both sides refer to the same entity, its keywords are left out,
 * because its own file reports its changes.
 */
function readBothSides(
  { before, after }: Required<ChangedPair<SchemaSource>>,
  readers: SchemaReaders,
  property: string,
): [LocatedKeywords, LocatedKeywords] {
  const read: [LocatedKeywords, LocatedKeywords] = [
    readers.before.read(before, property),
    readers.after.read(after, property),
  ];
  const [was, is] = read.map(({ $ref }) => $ref?.value);
  if (was === is) return read;
  return [readers.before.readInline(before, property), readers.after.readInline(after, property)];
}

const classifyProperties = (
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
  readers: SchemaReaders,
): Iterable<ChangeDraft> =>
  classifyMembers(keywordsOf(before.properties), keywordsOf(after.properties), {
    added: (pair, name) => [additiveChange(pair, `${about.description}.${name} is new`)],
    removed(pair, name) {
      const gone = subjectBelow(about, name, isSent(pair.before));
      const says = `${gone.description} was removed`;
      if (name in keywordsOf(after['x-removed-properties']))
        return [
          narrowingChange(pair, withReaders({ ...gone, records: [] }), `${says}. Stored records follow`),
        ];
      return [
        breakingChange(
          pair,
          gone,
          `${says}${withoutMigration(gone, 'x-removed-properties')}`,
          affectedRecordsAt(gone, ['additionalProperties']),
        ),
      ];
    },
    kept(pair, name) {
      const kept = subjectBelow(about, name, isSent(pair.before, pair.after));
      return classifySchema(pair, isConverted(pair) ? { ...kept, records: [] } : kept, readers, name);
    },
    renamed: renamedProperty(about),
    moved: `The order of the properties of ${about.description} was changed`,
    refer: true,
  });

function* classifyItems(
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
  readers: SchemaReaders,
): Iterable<ChangeDraft> {
  const { before: was, after: is } = pairOf(before, after, 'items');
  if (was && is) yield* classifySchema({ before: was, after: is }, subjectBelow(about, '*'), readers);
  else if (was) yield additiveChange({ before: was }, `${about.description}[*] may now be any value`);
  else if (is) yield narrowingChange({ after: is }, about, `${about.description}[*] must now match a schema`);
}

/** Classifies the change of `additionalProperties`: the schema of properties that are not declared. */
function* classifyAdditionalProperties(
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
  readers: SchemaReaders,
): Iterable<ChangeDraft> {
  const pair = pairOf(before, after, 'additionalProperties');
  const [was, is] = [pair.before?.value ?? false, pair.after?.value ?? false];
  const says = `additionalProperties of ${about.description} is ${formatValue(is)} instead of ${formatValue(was)}`;
  if (pair.before && pair.after && typeof was === 'object' && typeof is === 'object')
    yield* classifySchema({ before: pair.before, after: pair.after }, subjectBelow(about, '*'), readers);
  else if (was !== is)
    yield is === true || was === false
      ? looseningChange(pair, about, says)
      : narrowingChange(pair, about, says);
}
