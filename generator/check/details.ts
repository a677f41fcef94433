import { nameOfRef } from '../normalize/entities.ts';
import { broken, inside } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace, Sources } from './sources.ts';

const detailsIn = ({ schemas }: Sources): SchemaPlace[] =>
  schemas.filter(({ value }) => value['x-omit-from-list'] === true);

/** A detail is left out of rows, so it is a property of what rows are of. */
const property: Rule = function* (sources) {
  for (const place of detailsIn(sources)) {
    const { entity, property, owner } = place;
    const at = inside(place, ['x-omit-from-list'], true);
    const hasRows = sources.resources.some(
      ({ value }) => value.roles.list !== undefined && nameOfRef(value.entity.$ref) === entity.name,
    );
    if (property === undefined || owner !== entity.value)
      yield broken(at, 'A detail is a property of the record itself.', 'Say it there.');
    else if (!hasRows)
      yield broken(
        at,
        `No list has rows of "${entity.name}".`,
        'Remove it: there is nothing to leave it out of.',
      );
  }
};

/** Everybody who reads a row relies on these. */
const dispensable: Rule = function* (sources) {
  for (const place of detailsIn(sources)) {
    const { value, property = '', owner } = place;
    const at = inside(place, ['x-omit-from-list'], true);
    if (value.readOnly || value.writeOnly || value['x-from'])
      yield broken(at, 'A detail is what callers send and read.', 'Remove "x-omit-from-list".');
    if (owner.required?.includes(property) || owner['x-natural-key']?.includes(property))
      yield broken(
        at,
        `Every row has "${property}".`,
        'Remove "x-omit-from-list", or name it elsewhere no more.',
      );
  }
};

/** Rules of what rows of a list leave out. */
export const details: readonly Rule[] = [property, dispensable];
