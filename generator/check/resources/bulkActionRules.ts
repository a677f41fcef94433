import type { ResourceSource, SchemaSource } from '../../load/schemaSources.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { bodyRefOf } from '../OperationLocation.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import { didYouMean, type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

interface BatchLocation extends JsonLocation<string> {
  readonly resource: ResourceSource;
  /** The entity of the records. */
  readonly entity: SchemaSource;
  /** Of the body, which has an `action`. */
  readonly properties: EntityProperties;
  readonly action: SchemaSource;
}

const findBatches = (sources: RuleContext): BatchLocation[] =>
  sources.resources.flatMap((file) => {
    const { batch = '' } = file.value.roles;
    const operation = sources.operation(batch);
    const taken = operation && bodyRefOf(operation);
    const properties = taken && sources.propertiesOf(taken);
    const entity = sources.entity(file.value.entity);
    if (properties?.action === undefined || entity === undefined) return [];
    const place = locationAt(rootLocation(file), ['roles', 'batch'], batch);
    return [{ ...place, resource: file.value, entity, properties, action: properties.action }];
  });

const choicesOf = ({ oneOf, enum: choices = [] }: SchemaSource): string[] =>
  (oneOf?.map((choice) => choice.const) ?? choices).map(String);

/** The actions of a batch are its choices, and each is a transition of the records' lifecycle. */
const bulkActionTransitions: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources)) {
    const transitions = Object.keys(batch.entity['x-lifecycle']?.transitions ?? {});
    const offered = choicesOf(batch.action);
    if (offered.length === 0)
      yield violation(
        batch,
        `The "action" of "${batch.value}" has no choices.`,
        'List the actions as "oneOf".',
      );
    for (const name of offered.filter((choice) => !transitions.includes(choice)))
      yield violation(
        batch,
        `"${batch.value}" takes the action "${name}", which is no transition of ${nameOfRef(batch.resource.entity.$ref)}.`,
        didYouMean(name, transitions),
      );
  }
};

/** A batch is told which records: by their uuids, or by a filter and how many it was seen to match. */
const bulkActionSelection: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources))
    for (const name of ['uuids', 'filter', 'expectedCount'])
      if (!(name in batch.properties))
        yield violation(
          batch,
          `The body of "${batch.value}" has no "${name}".`,
          `Add the property "${name}".`,
        );
};

/** What an action asks for one record, its batch is told for all. */
const bulkActionParameters: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources))
    for (const name of choicesOf(batch.action)) {
      const parameter = batch.resource.actions?.[name]?.prompt?.parameter;
      if (parameter !== undefined && !(parameter in batch.properties))
        yield violation(
          batch,
          `The action "${name}" asks for "${parameter}", which the body of "${batch.value}" has not.`,
          `Add the property "${parameter}".`,
        );
    }
};

/** Rules of one action on many records. */
export const bulkActionRules: readonly SchemaRule[] = [
  bulkActionTransitions,
  bulkActionSelection,
  bulkActionParameters,
];
