import { nameOfRef } from '../normalize/entities.ts';
import { broken, didYouMean, inside, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Sources } from './sources.ts';

const keptIn = ({ schemas }: Sources) =>
  schemas.flatMap((place) => {
    const name = place.value['x-partition-by'];
    return name === undefined ? [] : [{ place, name, at: inside(place, ['x-partition-by'], name) }];
  });

/** The month of a record is told by an instant that it always has. */
const instant: Rule = function* (sources) {
  for (const { place, name, at } of keptIn(sources)) {
    const { properties = {}, required = [] } = place.value;
    if (place.value !== place.entity.value)
      yield broken(at, 'A record is kept, no part of it.', 'Say it of the entity.');
    else if (!(name in properties))
      yield broken(at, `There is no property "${name}".`, didYouMean(name, Object.keys(properties)));
    else if (properties[name]?.format !== 'date-time' || !required.includes(name))
      yield broken(at, `Not every record has an instant in "${name}".`, 'Make it a required date-time.');
  }
};

/** No index knows all months: it could not tell whether a natural key is there already. */
const key: Rule = function* (sources) {
  for (const { place, at } of keptIn(sources))
    if (place.value['x-natural-key'])
      yield broken(at, 'What is kept by month has no natural key.', 'Remove one of the two.');
};

/** A list of what is kept by month has the order of time. */
const order: Rule = function* (sources) {
  const kept = new Map(keptIn(sources).map(({ place, name }) => [place.entity.name, name]));
  for (const file of sources.resources) {
    const name = kept.get(nameOfRef(file.value.entity.$ref));
    const { sort } = file.value;
    if (name !== undefined && sort && sort.property !== name)
      yield broken(
        inside(rootOf(file), ['sort', 'property'], sort.property),
        `The list can be in the order of "${name}" only: its entity is kept by month.`,
        `Sort by "${name}".`,
      );
  }
};

/** Rules of what is kept by month. */
export const keptByMonth: readonly Rule[] = [instant, key, order];
