import type { Change, Question } from '../../generator/diff/change.ts';
import { satisfies, type Violation, type Violations } from '../../generator/diff/violationsOf.ts';
import type { Sql } from '../../src/server/store/Database.ts';
import { type Stored, storedRecords, twins } from './storedRecords.ts';

/** A stored record that does not survive a change. */
export type Named = Pick<Stored, 'uuid' | 'companyUuid'> & { readonly name?: string };

/** The stored records of an entity that a change invalidates. */
export interface Affected {
  readonly entity: string;
  readonly count: number;
  /** A few of them, in the order of their uuids. */
  readonly first: readonly Named[];
}

/** As many as are told by name. */
const told = 5;

/** What records of each entity are called by: a property. */
export type Naming = (entity: string) => string;

type Test = (stored: Stored, violations: () => readonly Violation[]) => boolean;

/**
 * Which stored records each change invalidates, entity by entity: every record is read once, whatever the number of changes.
 * @param violations the validators as they are now
 */
export async function affectedRecords(
  sql: Sql,
  changes: readonly Change[],
  violations: Violations,
  naming: Naming,
): Promise<ReadonlyMap<Change, readonly Affected[]>> {
  const found = new Map<Change, Affected[]>();
  const entities = new Set(changes.flatMap(({ questions }) => questions.map(({ entity }) => entity)));
  for (const entity of [...entities].sort()) {
    const asked = await testsOf(sql, entity, changes);
    for (const [change, affected] of await tallied(sql, entity, asked, violations(entity), naming(entity)))
      found.set(change, [...(found.get(change) ?? []), affected]);
  }
  return found;
}

/** The changes that concern an entity, each with what tells whether a record is invalidated by it. */
async function testsOf(sql: Sql, entity: string, changes: readonly Change[]): Promise<[Change, Test[]][]> {
  const asked: [Change, Test[]][] = [];
  for (const change of changes) {
    const questions = change.questions.filter((question) => question.entity === entity);
    const tests = await Promise.all(questions.map((question) => testOf(sql, question)));
    if (tests.length > 0) asked.push([change, tests]);
  }
  return asked;
}

async function testOf(sql: Sql, question: Question): Promise<Test> {
  if ('fails' in question) {
    const holds = satisfies(question.fails);
    return ({ record }) => !holds(record);
  }
  if ('shares' in question) {
    const alike = new Set<string>();
    for await (const { uuid } of twins(sql, question.entity, question.shares)) alike.add(uuid);
    return ({ uuid }) => alike.has(uuid);
  }
  return (_, violations) => violations().some((violation) => concerns(question, violation));
}

type AtPath = Extract<Question, { readonly path: readonly string[] }>;

/** With keywords it is the very place; without, what lies below it counts, too. */
function concerns({ path, keywords }: AtPath, violation: Violation): boolean {
  const isThere = path.every((part, index) =>
    part === '*' ? index < violation.path.length : part === violation.path[index],
  );
  if (keywords === undefined) return isThere;
  return isThere && path.length === violation.path.length && keywords.includes(violation.keyword);
}

async function tallied(
  sql: Sql,
  entity: string,
  asked: readonly [Change, Test[]][],
  validate: ReturnType<Violations>,
  naming: string,
): Promise<[Change, Affected][]> {
  const tallies = asked.map(([change, tests]) => ({ change, tests, count: 0, first: [] as Named[] }));
  for await (const stored of storedRecords(sql, entity)) {
    let known: readonly Violation[] | undefined;
    const violations = (): readonly Violation[] => (known ??= validate?.(stored.record) ?? []);
    for (const tally of tallies) {
      if (!tally.tests.some((test) => test(stored, violations))) continue;
      tally.count += 1;
      if (tally.first.length < told) tally.first.push(namedBy(naming, stored));
    }
  }
  return tallies.map(({ change, count, first }) => [change, { entity, count, first }]);
}

function namedBy(naming: string, { uuid, companyUuid, record }: Stored): Named {
  const name = record[naming];
  return { uuid, companyUuid, ...(typeof name === 'string' && { name }) };
}
