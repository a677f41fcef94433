import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import { schemaTable } from '../tables/schemaTable.ts';
import {
  additiveChange,
  affectedRecordsAt,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  elementPairOf,
  formatValue,
  looseningChange,
  narrowingChange,
} from './Classifier.ts';
import { classifyKeywords, classifyMembers, keywordsOf, type LocatedKeywords } from './classifyKeywords.ts';
import { findRenamed, type RenameClassifier } from './findRenamed.ts';
import { formerNamesOf, isConverted } from './migrationChanges.ts';
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

/**
 * Returns the subject for a property of a subject. The name `*` means the items of an array or the additional
 * properties.
 */
const subjectBelow = (
  { ofNewFamilies: _, ...about }: ChangeSubject,
  name: string,
  isSent = true,
): ChangeSubject => ({
  ...about,
  description: name === '*' ? `${about.description}[*]` : `${about.description}.${name}`,
  records: about.records.map(({ entity, path }) => ({ entity, path: [...path, name] })),
  senders: isSent ? about.senders : [],
});

/**
 * Returns whether a property is sent. The service ignores a sent property that is read-only on both sides.
 */
const isSent = (...sides: readonly (JsonLocation<unknown> | undefined)[]): boolean =>
  sides.some((side) => side !== undefined && (side.value as SchemaSource).readOnly !== true);

/** A property with another name has the same title, and the same type or entity. */
function propertyIdentityOf(value: unknown): string | undefined {
  const { title, type, $ref } = value as SchemaSource;
  return title === undefined ? undefined : JSON.stringify([title, type, $ref]);
}

/** Returns the part of a sentence that names the missing declaration of a change of stored records. */
const withoutMigration = ({ records }: ChangeSubject, keyword: string): string =>
  records.length > 0 ? `. Stored records keep it without "${keyword}"` : '';

/** A change that breaks readers like senders. */
const withReaders = (about: ChangeSubject): ChangeSubject => ({
  ...about,
  senders: [...about.senders, ...about.readers],
});

const renamedProperty = (about: ChangeSubject): RenameClassifier => ({
  identityOf: propertyIdentityOf,
  formerNamesOf,
  classify(pair, name, former) {
    const gone = subjectBelow(about, former, isSent(pair.before));
    const says = `${gone.description} was renamed to ${name}`;
    if (formerNamesOf(pair.after.value, name).includes(former))
      return [narrowingChange(pair, withReaders({ ...gone, records: [] }), `${says}. Stored records follow`)];
    return [
      breakingChange(
        pair,
        gone,
        `${says}${withoutMigration(gone, 'x-migrations')}`,
        affectedRecordsAt(gone, ['additionalProperties']),
      ),
    ];
  },
});

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

const requiredNamesIn = ({ required }: LocatedKeywords): readonly string[] =>
  (required?.value ?? []) as string[];

/** Returns the required names, with the new names of renamed properties. */
function requiredWithNewNames(
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
): string[] {
  const [was, is] = [keywordsOf(before.properties), keywordsOf(after.properties)];
  const former = findRenamed(was, is, renamedProperty(about));
  const renamed = new Map([...former].map(([name, old]) => [old, name]));
  return requiredNamesIn(before).map((name) => renamed.get(name) ?? name);
}

/**
 * Classifies added and removed names of `required`. A new name is additive if the property is read-only,
 * because the service sets it. It does not break senders if the property has a default.
 */
function* classifyRequired(
  before: LocatedKeywords,
  after: LocatedKeywords,
  about: ChangeSubject,
  reader: SchemaReader,
): Iterable<ChangeDraft> {
  const [was, is] = [requiredWithNewNames(before, after, about), requiredNamesIn(after)];
  const pair = pairOf(before, after, 'required');
  const places = keywordsOf(after.properties);
  for (const name of is.filter((one) => !was.includes(one))) {
    const place = places[name] as JsonLocation<SchemaSource> | undefined;
    const { readOnly, default: initial } = reader.read(place, name);
    const { description: what } = subjectBelow(about, name);
    if (readOnly?.value === true) yield additiveChange(pair, `${what} is now in every answer`);
    else if (about.ofNewFamilies?.has(name))
      yield additiveChange(
        elementPairOf(pair, is.indexOf(name)),
        `${what} is required for records of a new family`,
      );
    else if (dependsOnNewProperty(place?.value, before, after))
      yield additiveChange(pair, `${what} is required for some values of a new property`);
    else {
      const who = initial ? { ...about, senders: [] } : about;
      const asked = affectedRecordsAt(about, ['required'], [name]);
      yield narrowingChange(pair, who, `${what} is now required`, asked);
    }
  }
  for (const name of was.filter((one) => !is.includes(one) && one in places))
    yield looseningChange(pair, about, `${about.description}.${name} is now optional`);
  const former = keywordsOf(before.properties);
  for (const name of is.filter((one) => was.includes(one)))
    yield* classifyNowSent({ before: former[name], after: places[name] }, name, about);
}

/**
 * Classifies a required property that is no longer read-only. Stored records have it, but a caller who does not send
 * it is refused, unless it has a default.
 */
function* classifyNowSent(
  { before, after }: Partial<Record<'before' | 'after', JsonLocation<unknown>>>,
  name: string,
  about: ChangeSubject,
): Iterable<ChangeDraft> {
  if (before === undefined || after === undefined || isSent(before) || !isSent(after)) return;
  if ((after.value as SchemaSource).default === undefined)
    yield narrowingChange(
      { before, after },
      { ...about, records: [] },
      `${about.description}.${name} is now required in requests`,
    );
}

/** The members of `x-visible-when` that are compared. */
interface VisibilityCondition {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

/**
 * Returns whether a property is visible, and therefore required, only if a new property has another value than
 * its default. No current record and no current caller has that value.
 */
function dependsOnNewProperty(
  node: SchemaSource | undefined,
  before: LocatedKeywords,
  after: LocatedKeywords,
): boolean {
  const condition: VisibilityCondition = node?.['x-visible-when'] ?? {};
  const { required = [], properties: wanted = {} } = condition;
  const [known, all] = [keywordsOf(before.properties), keywordsOf(after.properties)];
  return required.some((name) => {
    const initial = (all[name]?.value as SchemaSource | undefined)?.default;
    const value = wanted[name]?.const;
    return name in all && !(name in known) && (initial === undefined || (value ?? initial) !== initial);
  });
}

const pairOf = (before: LocatedKeywords, after: LocatedKeywords, keyword: string): ChangedPair => {
  const [was, is] = [before[keyword], after[keyword]];
  return { ...(was && { before: was }), ...(is && { after: is }) };
};

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
