import { nameOfRef } from '../normalize/entities.ts';
import type { Ref } from '../source.ts';
import { broken, inside, type Place } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

const owners = ({ schemas }: Sources): (Place<Ref> & { readonly schema: SchemaPlace })[] =>
  schemas.flatMap((schema) => {
    const ref = schema.value['x-owner'];
    return ref ? [{ ...inside(schema, ['x-owner'], ref), schema }] : [];
  });

/** The uuid of the owner is a text of the record itself. */
const property: Rule = function* (sources) {
  for (const { schema, ...at } of owners(sources)) {
    const isOwn = schema.property !== undefined && schema.owner === schema.entity.value;
    if (!isOwn || schema.value.type !== 'string')
      yield broken(at, 'An owner is named by a text property of the record itself.', 'Say it there.');
    if (nameOfRef(at.value.$ref) === schema.entity.name)
      yield broken(at, 'No record belongs to one of its own kind.', 'Name another entity.');
  }
};

/** A record has one owner. */
const one: Rule = function* (sources) {
  const seen = new Map<string, string | undefined>();
  for (const { schema, ...at } of owners(sources)) {
    if (seen.has(schema.entity.name))
      yield broken(
        at,
        `The record belongs to its "${seen.get(schema.entity.name)}" already.`,
        'Remove one of the two.',
      );
    seen.set(schema.entity.name, schema.property);
  }
};

/** The owner's lifecycle says when its records may be changed. */
const lifecycle: Rule = function* (sources) {
  for (const { schema: _, ...at } of owners(sources)) {
    const owner = sources.entity(at.value);
    if (owner && owner['x-lifecycle']?.transitions.modify === undefined)
      yield broken(
        at,
        `"${nameOfRef(at.value.$ref)}" has no lifecycle that says when it may be modified.`,
        'Give its "x-lifecycle" a transition "modify".',
      );
  }
};

/** Rules of the record that one belongs to. */
export const owner: readonly Rule[] = [property, one, lifecycle];
