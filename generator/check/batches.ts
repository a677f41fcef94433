import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, SchemaSource } from '../source.ts';
import { bodyOf } from './operationPlace.ts';
import { broken, didYouMean, inside, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface BatchPlace extends Place<string> {
  readonly resource: ResourceSource;
  /** The entity of the records. */
  readonly entity: SchemaSource;
  /** Of the body, which has an `action`. */
  readonly properties: Properties;
  readonly action: SchemaSource;
}

const known = (sources: Sources): BatchPlace[] =>
  sources.resources.flatMap((file) => {
    const { batch = '' } = file.value.roles;
    const operation = sources.operation(batch);
    const taken = operation && bodyOf(operation);
    const properties = taken && sources.propertiesOf(taken);
    const entity = sources.entity(file.value.entity);
    if (properties?.action === undefined || entity === undefined) return [];
    const place = inside(rootOf(file), ['roles', 'batch'], batch);
    return [{ ...place, resource: file.value, entity, properties, action: properties.action }];
  });

const choicesOf = ({ oneOf, enum: choices = [] }: SchemaSource): string[] =>
  (oneOf?.map((choice) => choice.const) ?? choices).map(String);

/** The actions of a batch are its choices, and each is a transition of the records' lifecycle. */
const actions: Rule = function* (sources) {
  for (const batch of known(sources)) {
    const transitions = Object.keys(batch.entity['x-lifecycle']?.transitions ?? {});
    const offered = choicesOf(batch.action);
    if (offered.length === 0)
      yield broken(batch, `The "action" of "${batch.value}" has no choices.`, 'List the actions as "oneOf".');
    for (const name of offered.filter((choice) => !transitions.includes(choice)))
      yield broken(
        batch,
        `"${batch.value}" takes the action "${name}", which is no transition of ${nameOfRef(batch.resource.entity.$ref)}.`,
        didYouMean(name, transitions),
      );
  }
};

/** A batch is told which records: by their uuids, or by a filter and how many it was seen to match. */
const records: Rule = function* (sources) {
  for (const batch of known(sources))
    for (const name of ['uuids', 'filter', 'expectedCount'])
      if (!(name in batch.properties))
        yield broken(batch, `The body of "${batch.value}" has no "${name}".`, `Add the property "${name}".`);
};

/** What an action asks for one record, its batch is told for all. */
const asked: Rule = function* (sources) {
  for (const batch of known(sources))
    for (const name of choicesOf(batch.action)) {
      const parameter = batch.resource.actions?.[name]?.prompt?.parameter;
      if (parameter !== undefined && !(parameter in batch.properties))
        yield broken(
          batch,
          `The action "${name}" asks for "${parameter}", which the body of "${batch.value}" has not.`,
          `Add the property "${parameter}".`,
        );
    }
};

/** Rules of one action on many records. */
export const batches: readonly Rule[] = [actions, records, asked];
