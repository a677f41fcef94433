import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import {
  additiveChange,
  affectedRecordsAt,
  type ChangedPair,
  type ChangeSubject,
  elementPairOf,
  looseningChange,
  narrowingChange,
} from './Classifier.ts';
import { keywordsOf, type LocatedKeywords } from './classifyKeywords.ts';
import { findRenamed } from './findRenamed.ts';
import { isSent, renamedProperty, subjectBelow } from './renamedProperty.ts';
import type { SchemaReader } from './SchemaReader.ts';

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
export function* classifyRequired(
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

export const pairOf = (before: LocatedKeywords, after: LocatedKeywords, keyword: string): ChangedPair => {
  const [was, is] = [before[keyword], after[keyword]];
  return { ...(was && { before: was }), ...(is && { after: is }) };
};
