import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { type JsonLocation, locationAt, rootLocation } from '../../check/RuleViolation.ts';
import type { Project, ProjectFile } from '../../load/Project.ts';
import type { MigrationSource, RemovalSource } from '../../load/sources/SchemaSource.ts';
import { nameMigrations } from '../../normalize/recordMigrations.ts';
import type { ChangeDraft } from '../SchemaChange.ts';
import { additiveChange, breakingChange, type ChangedPair } from './Classifier.ts';

interface FoundMigration extends JsonLocation<MigrationSource | RemovalSource> {
  readonly entity: string;
  /** The same for a migration that moved to another property of its file. */
  readonly identity: string;
}

/** Yields the migrations of a schema and of all schemas in it. */
function* findMigrations(entity: string, place: JsonLocation<unknown>): Iterable<FoundMigration> {
  const { value } = place;
  if (Array.isArray(value))
    for (const [index, item] of value.entries())
      yield* findMigrations(entity, locationAt(place, [index], item));
  if (!isRecord(value)) return;
  const { 'x-migrations': migrations, 'x-removed-properties': removals, ...parts } = value;
  const found = [
    ...Object.entries(isRecord(removals) ? removals : {}).map(([name, removal]) => ({
      name,
      at: locationAt(place, ['x-removed-properties', name], removal as RemovalSource),
    })),
    ...(Array.isArray(migrations) ? migrations : []).map((migration: MigrationSource, index) => ({
      name: '',
      at: locationAt(place, ['x-migrations', index], migration),
    })),
  ];
  for (const { name, at } of found)
    yield { ...at, entity, identity: JSON.stringify([entity, name, at.value]) };
  for (const [name, part] of Object.entries(parts))
    yield* findMigrations(entity, locationAt(place, [name], part));
}

const migrationsOf = ({ entities }: Pick<Project, 'entities'>): FoundMigration[] =>
  entities.flatMap((file: ProjectFile<unknown>) => [...findMigrations(file.name, rootLocation(file))]);

const changeOf = (pair: ChangedPair, entity: string, says: string): ChangeDraft =>
  breakingChange(
    pair,
    { description: entity, records: [{ entity, path: [] }], senders: [], readers: [], users: false },
    says,
    [],
  );

/**
 * Classifies new and removed migrations. A database runs only those whose version is higher than its record
 * format, so a change of a published migration has no effect there.
 */
export function classifyMigrations(
  before: Pick<Project, 'entities'>,
  after: Pick<Project, 'entities'>,
): ChangeDraft[] {
  const [was, is] = [migrationsOf(before), migrationsOf(after)];
  const newest = Math.max(0, ...was.map(({ value }) => value.version));
  const isIn = (list: readonly FoundMigration[], { identity }: FoundMigration): boolean =>
    list.some((other) => other.identity === identity);
  return [
    ...is
      .filter((one) => !isIn(was, one))
      .map((one) => {
        const { entity, value } = one;
        const says = `The migration of ${entity} to record format ${value.version} is new`;
        return value.version > newest
          ? additiveChange({ after: one }, says)
          : changeOf(
              { after: one },
              entity,
              `${says}, but not newer than format ${newest}: databases with that format skip it`,
            );
      }),
    ...was
      .filter((one) => !isIn(is, one))
      .map((one) =>
        changeOf(
          { before: one },
          one.entity,
          `The migration of ${one.entity} to record format ${one.value.version} was removed: records of older formats keep their form`,
        ),
      ),
  ];
}

const migrationsBeside = (value: unknown): readonly MigrationSource[] =>
  isRecord(value) && Array.isArray(value['x-migrations']) ? value['x-migrations'] : [];

/** Returns the declared former names of a property, the latest first. */
export const formerNamesOf = (value: unknown, name: string): string[] =>
  nameMigrations(name, migrationsBeside(value))
    .map(({ former }) => former)
    .filter((former) => former !== name)
    .toReversed();

/** Returns whether a property has a new migration that converts its stored values. */
export function isConverted({ before, after }: ChangedPair): boolean {
  const known = new Set(migrationsBeside(before?.value).map(({ version }) => version));
  return migrationsBeside(after?.value).some(
    ({ version, convert, choices }) =>
      !known.has(version) && (convert !== undefined || choices !== undefined),
  );
}
