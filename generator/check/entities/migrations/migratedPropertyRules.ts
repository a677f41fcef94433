import { resultOf } from '../../../load/resultOf.ts';
import type { SchemaSource } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import { locationAt, violation } from '../../RuleViolation.ts';
import { findMigrations, findRemovals, type PropertyMigration } from './findMigrations.ts';

/** Yields the versions of migrations inside a property. */
function* findInnerVersions(
  place: EntitySchemaLocation,
  schema: SchemaSource,
  sources: RuleContext,
): Iterable<number> {
  const found = sources.followReference(place, schema);
  if (!found) return;
  for (const { version } of Object.values(found['x-removed-properties'] ?? {})) yield version;
  for (const property of Object.values(found.properties ?? {})) {
    for (const { version } of property['x-migrations'] ?? []) yield version;
    yield* findInnerVersions(place, property, sources);
  }
  if (found.items) yield* findInnerVersions(place, found.items, sources);
}

/** A migration with `convert` has another version than the migrations inside its object. */
const migratedInside: SchemaRule = function* (sources) {
  for (const { place, ...at } of findMigrations(sources)) {
    const { version, convert } = at.value;
    if (convert !== undefined && new Set(findInnerVersions(place, place.value, sources)).has(version))
      yield violation(
        locationAt(at, ['version'], version),
        `Version ${version} also changes a property inside "${place.property}", so the result is not certain.`,
        'Give this migration a later version than the one inside.',
      );
  }
};

/** Returns the entities and properties whose values other records store. */
const findReferredValues = ({ schemasWith, operation }: RuleContext): ReadonlySet<string> =>
  new Set(
    schemasWith('x-reference').flatMap(({ value: { 'x-reference': reference } }) => {
      const found = reference && operation(reference.operation);
      const result = found && resultOf(found.value);
      return result ? [`${nameOfRef(result.ref.$ref)} ${reference.value}`] : [];
    }),
  );

/** Returns the reason why the service cannot migrate the values of a property. */
function findObstacle(
  { place, value: { convert, choices } }: PropertyMigration,
  referred: ReadonlySet<string>,
): string | undefined {
  const { value: schema, property = '', entity, owner } = place;
  const isTop = owner === entity.value;
  if (schema.writeOnly || schema['x-secret-entry'])
    return 'An encrypted value belongs to the name of its property.';
  if (Object.values(schema.items?.properties ?? {}).some((member) => member['x-secret-entry']))
    return 'Encrypted values in the list belong to the name of its property.';
  if (schema['x-system-counter']) return 'Counters are stored outside the records.';
  if (isTop && (property === 'uuid' || schema['x-from'])) return 'It identifies the record or its company.';
  if (isTop && (convert !== undefined || choices) && referred.has(`${entity.name} ${property}`))
    return 'Other records refer to its values.';
  return undefined;
}

/** The service can migrate the property: no secret, counter or identity, and no value that other records refer to. */
const migratedProperty: SchemaRule = function* (sources) {
  const referred = findReferredValues(sources);
  for (const migration of findMigrations(sources)) {
    const obstacle = findObstacle(migration, referred);
    if (obstacle !== undefined)
      yield violation(
        migration,
        `"${migration.place.property}" cannot be migrated. ${obstacle}`,
        'Keep the property, and add a new one beside it.',
      );
  }
};

/** An entity with `x-partition-by` has no migrations: a start would rewrite millions of records. */
const migratedPartitions: SchemaRule = function* (sources) {
  for (const { place, ...at } of [...findMigrations(sources), ...findRemovals(sources)])
    if (place.entity.value['x-partition-by'] !== undefined)
      yield violation(
        at,
        'An entity with "x-partition-by" cannot have migrations.',
        'Keep the former property as "deprecated" until its months are dropped, and add a new one beside it.',
      );
};

/** Rules for properties and entities that migrations cannot change. */
export const migratedPropertyRules: readonly SchemaRule[] = [
  migratedInside,
  migratedProperty,
  migratedPartitions,
];
