import type { RecordMigration } from '../../src/contract/model/recordMigration.ts';
import type { MigrationSource } from '../load/sources/SchemaSource.ts';
import type { Entity, SchemaNode } from './model/Entity.ts';

/** A migration of a property with its names before and after. */
interface NamedMigration {
  readonly source: MigrationSource;
  readonly former: string;
  readonly property: string;
}

/**
 * Returns the migrations of a property with their names. The name after a migration is the name before the next
 * one; the last one leads to the current name.
 */
export function nameMigrations(property: string, sources: readonly MigrationSource[]): NamedMigration[] {
  let later = property;
  return sources
    .toReversed()
    .map((source) => {
      const named = { source, former: source.from ?? later, property: later };
      later = named.former;
      return named;
    })
    .toReversed();
}

/** Part of a path: the property and its migrations. The items of an array have none. */
interface PathPart {
  readonly name: string;
  readonly migrations: readonly MigrationSource[];
}

/** Returns the name of a property before the migrations of a version. */
const nameBefore = (version: number, { name, migrations }: PathPart): string =>
  nameMigrations(name, migrations).find(({ source }) => source.version >= version)?.former ?? name;

function* findMigrations(
  entity: string,
  node: SchemaNode,
  path: readonly PathPart[],
): Iterable<RecordMigration> {
  const placeOf = (version: number) => ({
    version,
    entity,
    path: path.map((part) => nameBefore(version, part)),
  });
  for (const [former, { version, ...removal }] of Object.entries(node.removedProperties))
    yield { ...placeOf(version), former, ...removal };
  for (const [name, { migrations }] of Object.entries(node.properties))
    for (const { source, former, property } of nameMigrations(name, migrations)) {
      const { version, from: _, ...change } = source;
      yield { ...placeOf(version), former, property, ...change };
    }
  for (const [name, property] of Object.entries(node.properties))
    yield* findMigrations(entity, property, [...path, { name, migrations: property.migrations }]);
  if (node.items) yield* findMigrations(entity, node.items, [...path, { name: '*', migrations: [] }]);
}

/** Returns the migrations of the records of an entity by version; within a version, the innermost objects first. */
export const recordMigrationsOf = ({ name, schema }: Entity): RecordMigration[] =>
  [...findMigrations(name, schema, [])].sort(
    (a, b) => a.version - b.version || b.path.length - a.path.length,
  );
