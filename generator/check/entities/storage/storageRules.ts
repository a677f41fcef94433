import type { SchemaRef } from '../../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../../RuleContext.ts';
import {
  findRepeated,
  type JsonLocation,
  locationAt,
  rootLocation,
  unknownName,
  violation,
} from '../../RuleViolation.ts';
import { isOwnProperty } from '../keywordPlacementRules.ts';

const findDetails = ({ schemasWith }: RuleContext): EntitySchemaLocation[] =>
  schemasWith('x-omit-from-list').filter(({ value }) => value['x-omit-from-list'] === true);

/** A resource has a list of an entity with `x-omit-from-list`. */
const listedDetail: SchemaRule = function* (sources) {
  if (!sources.isComplete('resources')) return;
  for (const place of findDetails(sources)) {
    const { entity } = place;
    const hasRows = sources.resources.some(
      ({ value }) => value.roles.list !== undefined && nameOfRef(value.entity.$ref) === entity.name,
    );
    if (isOwnProperty(place) && !hasRows)
      yield violation(
        locationAt(place, ['x-omit-from-list'], true),
        `No resource has a list of "${entity.name}".`,
        'Remove "x-omit-from-list".',
      );
  }
};

/**
 * A property with `x-omit-from-list` is not `readOnly`, `writeOnly`, `x-from`, required or part of the
 * natural key. Readers of rows need such properties.
 */
const dispensableDetail: SchemaRule = function* (sources) {
  for (const place of findDetails(sources)) {
    const { value, property = '', owner } = place;
    const at = locationAt(place, ['x-omit-from-list'], true);
    if (value.readOnly || value.writeOnly || value['x-from'])
      yield violation(
        at,
        'A property with "x-omit-from-list" cannot have "readOnly", "writeOnly" or "x-from".',
        'Remove "x-omit-from-list".',
      );
    if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield violation(
        at,
        `"${property}" is required or part of the natural key, so lists cannot omit it.`,
        `Remove "x-omit-from-list", or remove "${property}" from "required" and "x-natural-key".`,
      );
  }
};

/** Rules for properties that lists omit. */
export const listOmissionRules: readonly SchemaRule[] = [listedDetail, dispensableDetail];

/**
 * A property with `x-system-counter` is `readOnly` and without `x-omit-from-list`. It is neither required nor part of the natural key.
 */
const systemCounterProperty: SchemaRule = function* ({ schemasWith }) {
  for (const place of schemasWith('x-system-counter')) {
    if (place.value['x-system-counter'] !== true) continue;
    const { property = '', owner } = place;
    const at = locationAt(place, ['x-system-counter'], true);
    if (!isOwnProperty(place)) continue;
    if (!place.value.readOnly || place.value['x-omit-from-list'])
      yield violation(
        at,
        'A property with "x-system-counter" must have "readOnly" and cannot have "x-omit-from-list".',
        'Add "readOnly" and remove "x-omit-from-list", or remove "x-system-counter".',
      );
    else if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield violation(
        at,
        `"${property}" is required or part of the natural key, so it cannot be a system counter.`,
        `Remove "x-system-counter", or remove "${property}" from "required" and "x-natural-key".`,
      );
  }
};

/** Rules for system counters. */
export const systemCounterRules: readonly SchemaRule[] = [systemCounterProperty];

const findPartitions = ({ schemasWith }: RuleContext) =>
  schemasWith('x-partition-by').flatMap((place) => {
    const name = place.value['x-partition-by'];
    return name === undefined ? [] : [{ place, name, at: locationAt(place, ['x-partition-by'], name) }];
  });

/** `x-partition-by` names a required date-time property. */
const partitionInstant: SchemaRule = function* (sources) {
  for (const { place, name, at } of findPartitions(sources)) {
    const { required = [] } = place.value;
    const properties = sources.propertiesIn(place, place.value);
    if (place.value !== place.entity.value) continue;
    if (!(name in properties)) yield unknownName(at, 'There is no property', name, Object.keys(properties));
    else if (properties[name]?.format !== 'date-time' || !required.includes(name))
      yield violation(
        at,
        `"${name}" is not a required date-time property.`,
        'Add "format": "date-time" to it, and add it to "required".',
      );
  }
};

/**
 * An entity with `x-partition-by` has no `x-natural-key`. No index covers all months, so none could keep the
 * key unique.
 */
const partitionKey: SchemaRule = function* (sources) {
  for (const { place, at } of findPartitions(sources))
    if (place.value['x-natural-key'])
      yield violation(
        at,
        'An entity with "x-partition-by" cannot have "x-natural-key".',
        'Remove one of the two.',
      );
};

/** A list of an entity with `x-partition-by` sorts by the property that this keyword names. */
const partitionOrder: SchemaRule = function* (sources) {
  const kept = new Map(findPartitions(sources).map(({ place, name }) => [place.entity.name, name]));
  for (const file of sources.resources) {
    const name = kept.get(nameOfRef(file.value.entity.$ref));
    const { sort } = file.value;
    if (name !== undefined && sort && sort.property !== name)
      yield violation(
        locationAt(rootLocation(file), ['sort', 'property'], sort.property),
        `The list can only be sorted by "${name}", because its entity is partitioned by it.`,
        `Sort by "${name}".`,
      );
  }
};

/** Rules for partitions. */
export const partitionRules: readonly SchemaRule[] = [partitionInstant, partitionKey, partitionOrder];

const findOwners = ({
  schemasWith,
}: RuleContext): (JsonLocation<SchemaRef> & { readonly schema: EntitySchemaLocation })[] =>
  schemasWith('x-owner').flatMap((schema) => {
    const ref = schema.value['x-owner'];
    return ref ? [{ ...locationAt(schema, ['x-owner'], ref), schema }] : [];
  });

/** A property with `x-owner` is a string. It names another entity. */
const ownerProperty: SchemaRule = function* (sources) {
  for (const { schema, ...at } of findOwners(sources)) {
    if (isOwnProperty(schema) && schema.value.type !== 'string')
      yield violation(
        at,
        '"x-owner" applies only to a string property of the record itself.',
        'Move "x-owner" to a string property of the record.',
      );
    if (nameOfRef(at.value.$ref) === schema.entity.name)
      yield violation(at, 'A record cannot belong to a record of the same entity.', 'Name another entity.');
  }
};

/** An entity has at most one property with `x-owner`. */
const singleOwner: SchemaRule = function* (sources) {
  for (const [{ schema: _, ...at }, { schema }] of findRepeated(
    findOwners(sources),
    (place) => place.schema.entity.name,
  ))
    yield violation(at, `The property "${schema.property}" already has "x-owner".`, 'Remove one of the two.');
};

/**
 * The entity that `x-owner` names has a lifecycle with a transition `modify`. This transition decides when
 * the owner's records may change.
 */
const ownerLifecycle: SchemaRule = function* (sources) {
  for (const { schema: _, ...at } of findOwners(sources)) {
    const owner = sources.entity(at.value);
    if (owner && owner['x-lifecycle']?.transitions.modify === undefined)
      yield violation(
        at,
        `The entity "${nameOfRef(at.value.$ref)}" has no lifecycle with a transition "modify".`,
        'Add a transition "modify" to its "x-lifecycle".',
      );
  }
};

/** Rules for owners. */
export const ownerRules: readonly SchemaRule[] = [ownerProperty, singleOwner, ownerLifecycle];
