import type { MigrationSource, RemovalSource } from '../../../load/sources/SchemaSource.ts';
import { nameMigrations } from '../../../normalize/recordMigrations.ts';
import type { EntitySchemaLocation, RuleContext } from '../../RuleContext.ts';
import { type JsonLocation, locationAt, memberLocations } from '../../RuleViolation.ts';

/** A migration of a property, with its names before and after. */
export interface PropertyMigration extends JsonLocation<MigrationSource> {
  readonly place: EntitySchemaLocation;
  readonly former: string;
  readonly result: string;
  readonly isLast: boolean;
}

/** Returns the migrations of all properties, the oldest one of each property first. */
export const findMigrations = ({ schemasWith }: RuleContext): PropertyMigration[] =>
  schemasWith('x-migrations').flatMap((place) => {
    const named = nameMigrations(place.property ?? '', place.value['x-migrations'] ?? []);
    return named.map(({ source, former, property }, index) => ({
      ...locationAt(place, ['x-migrations', index], source),
      place,
      former,
      result: property,
      isLast: index === named.length - 1,
    }));
  });

interface Removal extends JsonLocation<RemovalSource> {
  readonly place: EntitySchemaLocation;
  readonly former: string;
}

/** Returns all removed properties. */
export const findRemovals = ({ schemasWith }: RuleContext): Removal[] =>
  schemasWith('x-removed-properties').flatMap((place) =>
    memberLocations(place, 'x-removed-properties', place.value['x-removed-properties']).map(
      ([former, at]) => ({ ...at, place, former }),
    ),
  );
