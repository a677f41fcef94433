import type { SchemaRef } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import type { EntitySchemaLocation, RuleContext, SchemaRule } from '../RuleContext.ts';
import { didYouMean, type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

const findDetails = ({ schemas }: RuleContext): EntitySchemaLocation[] =>
  schemas.filter(({ value }) => value['x-omit-from-list'] === true);

/** A detail is left out of rows, so it is a property of what rows are of. */
const detailProperty: SchemaRule = function* (sources) {
  for (const place of findDetails(sources)) {
    const { entity, property, owner } = place;
    const at = locationAt(place, ['x-omit-from-list'], true);
    const hasRows = sources.resources.some(
      ({ value }) => value.roles.list !== undefined && nameOfRef(value.entity.$ref) === entity.name,
    );
    if (property === undefined || owner !== entity.value)
      yield violation(at, 'A detail is a property of the record itself.', 'Say it there.');
    else if (!hasRows)
      yield violation(
        at,
        `No list has rows of "${entity.name}".`,
        'Remove it: there is nothing to leave it out of.',
      );
  }
};

/** Everybody who reads a row relies on these. */
const dispensableDetail: SchemaRule = function* (sources) {
  for (const place of findDetails(sources)) {
    const { value, property = '', owner } = place;
    const at = locationAt(place, ['x-omit-from-list'], true);
    if (value.readOnly || value.writeOnly || value['x-from'])
      yield violation(at, 'A detail is what callers send and read.', 'Remove "x-omit-from-list".');
    if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield violation(
        at,
        `Every row has "${property}".`,
        'Remove "x-omit-from-list", or name it elsewhere no more.',
      );
  }
};

/** Rules of what rows of a list leave out. */
export const listOmissionRules: readonly SchemaRule[] = [detailProperty, dispensableDetail];

/** What is kept beside a record is bookkeeping of that record, which only the service writes. */
const systemCounterProperty: SchemaRule = function* ({ schemas }) {
  for (const place of schemas) {
    if (place.value['x-system-counter'] !== true) continue;
    const { entity, property, owner } = place;
    const at = locationAt(place, ['x-system-counter'], true);
    if (property === undefined || owner !== entity.value)
      yield violation(at, 'What is kept apart is a property of the record itself.', 'Say it there.');
    else if (!place.value.readOnly || place.value['x-omit-from-list'])
      yield violation(
        at,
        'What is kept apart is read-only and no detail.',
        'Remove "x-system-counter", or add "readOnly".',
      );
    else if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield violation(
        at,
        `Every record has "${property}".`,
        'Remove "x-system-counter", or name it elsewhere no more.',
      );
  }
};

/** Rules of what is kept beside a record. */
export const systemCounterRules: readonly SchemaRule[] = [systemCounterProperty];

const findPartitions = ({ schemas }: RuleContext) =>
  schemas.flatMap((place) => {
    const name = place.value['x-partition-by'];
    return name === undefined ? [] : [{ place, name, at: locationAt(place, ['x-partition-by'], name) }];
  });

/** The month of a record is told by an instant that it always has. */
const partitionInstant: SchemaRule = function* (sources) {
  for (const { place, name, at } of findPartitions(sources)) {
    const { properties = {}, required = [] } = place.value;
    if (place.value !== place.entity.value)
      yield violation(at, 'A record is kept, no part of it.', 'Say it of the entity.');
    else if (!(name in properties))
      yield violation(at, `There is no property "${name}".`, didYouMean(name, Object.keys(properties)));
    else if (properties[name]?.format !== 'date-time' || !required.includes(name))
      yield violation(at, `Not every record has an instant in "${name}".`, 'Make it a required date-time.');
  }
};

/** No index knows all months: it could not tell whether a natural key is there already. */
const partitionKey: SchemaRule = function* (sources) {
  for (const { place, at } of findPartitions(sources))
    if (place.value['x-natural-key'])
      yield violation(at, 'What is kept by month has no natural key.', 'Remove one of the two.');
};

/** A list of what is kept by month has the order of time. */
const partitionOrder: SchemaRule = function* (sources) {
  const kept = new Map(findPartitions(sources).map(({ place, name }) => [place.entity.name, name]));
  for (const file of sources.resources) {
    const name = kept.get(nameOfRef(file.value.entity.$ref));
    const { sort } = file.value;
    if (name !== undefined && sort && sort.property !== name)
      yield violation(
        locationAt(rootLocation(file), ['sort', 'property'], sort.property),
        `The list can be in the order of "${name}" only: its entity is kept by month.`,
        `Sort by "${name}".`,
      );
  }
};

/** Rules of what is kept by month. */
export const partitionRules: readonly SchemaRule[] = [partitionInstant, partitionKey, partitionOrder];

const findOwners = ({
  schemas,
}: RuleContext): (JsonLocation<SchemaRef> & { readonly schema: EntitySchemaLocation })[] =>
  schemas.flatMap((schema) => {
    const ref = schema.value['x-owner'];
    return ref ? [{ ...locationAt(schema, ['x-owner'], ref), schema }] : [];
  });

/** The uuid of the owner is a text of the record itself. */
const ownerProperty: SchemaRule = function* (sources) {
  for (const { schema, ...at } of findOwners(sources)) {
    const isOwn = schema.property !== undefined && schema.owner === schema.entity.value;
    if (!isOwn || schema.value.type !== 'string')
      yield violation(at, 'An owner is named by a text property of the record itself.', 'Say it there.');
    if (nameOfRef(at.value.$ref) === schema.entity.name)
      yield violation(at, 'No record belongs to one of its own kind.', 'Name another entity.');
  }
};

/** A record has one owner. */
const singleOwner: SchemaRule = function* (sources) {
  const seen = new Map<string, string | undefined>();
  for (const { schema, ...at } of findOwners(sources)) {
    if (seen.has(schema.entity.name))
      yield violation(
        at,
        `The record belongs to its "${seen.get(schema.entity.name)}" already.`,
        'Remove one of the two.',
      );
    seen.set(schema.entity.name, schema.property);
  }
};

/** The owner's lifecycle says when its records may be changed. */
const ownerLifecycle: SchemaRule = function* (sources) {
  for (const { schema: _, ...at } of findOwners(sources)) {
    const owner = sources.entity(at.value);
    if (owner && owner['x-lifecycle']?.transitions.modify === undefined)
      yield violation(
        at,
        `"${nameOfRef(at.value.$ref)}" has no lifecycle that says when it may be modified.`,
        'Give its "x-lifecycle" a transition "modify".',
      );
  }
};

/** Rules of the record that one belongs to. */
export const ownerRules: readonly SchemaRule[] = [ownerProperty, singleOwner, ownerLifecycle];
