import { isPublishedReference } from '../../external/publishedReference.ts';
import type { Project } from '../../load/Project.ts';
import type { SchemaRef, SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { EntityProperties, EntitySchemaLocation, RuleContext } from '../RuleContext.ts';
import { locationAt, memberLocations, rootLocation } from '../RuleViolation.ts';

type EntityLookups = Pick<
  RuleContext,
  'schemas' | 'schemasWith' | 'entity' | 'propertiesOf' | 'propertiesIn' | 'resolveSchema' | 'followReference'
>;

function findNestedSchemas(place: EntitySchemaLocation): EntitySchemaLocation[] {
  const { value, entity } = place;
  const properties = memberLocations(place, 'properties', value.properties).map(([property, found]) => ({
    ...found,
    property,
    owner: value,
    entity,
  }));
  const definitions = memberLocations(place, 'definitions', value.definitions).map(([, found]) => found);
  const items = value.items ? [locationAt(place, ['items'], value.items)] : [];
  const more =
    typeof value.additionalProperties === 'object'
      ? [locationAt(place, ['additionalProperties'], value.additionalProperties)]
      : [];
  const others = [...definitions, ...items, ...more].map((found) => ({
    ...found,
    owner: place.owner,
    entity,
  }));
  return [place, ...[...properties, ...others].flatMap(findNestedSchemas)];
}

/** Returns the schemas by their keywords. */
function schemasByKeyword(schemas: readonly EntitySchemaLocation[]): Map<string, EntitySchemaLocation[]> {
  const found = new Map<string, EntitySchemaLocation[]>();
  for (const place of schemas)
    for (const keyword in place.value) {
      const list = found.get(keyword);
      if (list) list.push(place);
      else found.set(keyword, [place]);
    }
  return found;
}

/** Returns the schemas of the entities of a rule context, with their references resolved on request. */
export function createEntityLookups(project: Project): EntityLookups {
  const entities = new Map(project.entities.map((file) => [file.name, file]));

  function follow(file: SchemaSource, schema: SchemaSource, depth = 0): SchemaSource | undefined {
    const { $ref } = schema;
    if ($ref === undefined || depth > entities.size) return schema;
    if ($ref.startsWith('#')) {
      const found = file.definitions?.[$ref.slice('#/definitions/'.length)];
      return found && follow(file, found, depth + 1);
    }
    if (isPublishedReference($ref)) return { type: 'object', additionalProperties: true };
    const found = entities.get(nameOfRef($ref))?.value;
    return found && follow(found, found, depth + 1);
  }

  const resolved = new Map<SchemaSource, EntityProperties>();
  function resolveProperties(file: SchemaSource, schema: SchemaSource): EntityProperties {
    const known = resolved.get(schema);
    if (known) return known;
    const properties = Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const { $ref, ...own } = property;
        return [name, $ref === undefined ? property : { ...follow(file, property), ...own }];
      }),
    );
    resolved.set(schema, properties);
    return properties;
  }

  const entity = ({ $ref }: SchemaRef) => entities.get(nameOfRef($ref))?.value;
  const schemas = project.entities.flatMap((file) =>
    findNestedSchemas({ ...rootLocation(file), owner: file.value, entity: file }),
  );
  const byKeyword = schemasByKeyword(schemas);

  return {
    schemas,
    schemasWith: (keyword) => byKeyword.get(keyword) ?? [],
    entity,
    propertiesOf(ref) {
      const found = entity(ref);
      return found?.properties && resolveProperties(found, found);
    },
    propertiesIn: (place, schema) => resolveProperties(place.entity.value, schema),
    resolveSchema: (ref, schema) => follow(entity(ref) ?? {}, schema),
    followReference: (place, schema) => follow(place.entity.value, schema),
  };
}
