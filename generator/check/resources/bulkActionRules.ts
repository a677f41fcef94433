import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { bodyRefOf } from '../operations/OperationLocation.ts';
import { choicesOf, type EntityProperties, type RuleContext, type SchemaRule } from '../RuleContext.ts';
import { didYouMean, type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

interface BatchLocation extends JsonLocation<string> {
  readonly resource: ResourceSource;
  /** The entity of the records. */
  readonly entity: SchemaSource;
  /** Properties of the body, which include `action`. */
  readonly properties: EntityProperties;
  /** The choices of `action`. */
  readonly actions: readonly string[];
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
    const actions = choicesOf(properties.action)?.map(String) ?? [];
    return [{ ...place, resource: file.value, entity, properties, actions }];
  });

/**
 * The property `action` in the body of a `batch` operation has choices. Each choice is a transition of the
 * entity's lifecycle.
 */
const bulkActionTransitions: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources)) {
    const transitions = Object.keys(batch.entity['x-lifecycle']?.transitions ?? {});
    if (batch.actions.length === 0)
      yield violation(
        batch,
        `The property "action" in the body of "${batch.value}" has no choices.`,
        'List the actions in "oneOf".',
      );
    for (const name of batch.actions.filter((choice) => !transitions.includes(choice)))
      yield violation(
        batch,
        `"${batch.value}" takes the action "${name}", which is not a transition of ${nameOfRef(batch.resource.entity.$ref)}.`,
        didYouMean(name, transitions),
      );
  }
};

/**
 * The body of a `batch` operation has the properties `uuids`, `filter` and `expectedCount`, which select the
 * records.
 */
const bulkActionSelection: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources))
    for (const name of ['uuids', 'filter', 'expectedCount'])
      if (!(name in batch.properties))
        yield violation(
          batch,
          `The body of "${batch.value}" has no property "${name}".`,
          `Add the property "${name}".`,
        );
};

/** The body of a `batch` operation has the `prompt` parameters of its actions as properties. */
const bulkActionParameters: SchemaRule = function* (sources) {
  for (const batch of findBatches(sources))
    for (const name of batch.actions) {
      const parameter = batch.resource.actions?.[name]?.prompt?.parameter;
      if (parameter !== undefined && !(parameter in batch.properties))
        yield violation(
          batch,
          `The action "${name}" prompts for "${parameter}", which the body of "${batch.value}" does not have.`,
          `Add the property "${parameter}".`,
        );
    }
};

/** Rules for bulk actions. */
export const bulkActionRules: readonly SchemaRule[] = [
  bulkActionTransitions,
  bulkActionSelection,
  bulkActionParameters,
];
