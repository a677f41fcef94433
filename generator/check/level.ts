import { broken, inside } from './place.ts';
import type { Rule } from './rule.ts';
import type { SchemaPlace } from './sources.ts';

const ofRecords = ['$schema', 'definitions', 'x-natural-key', 'x-indexes', 'x-lifecycle'];
const ofProperties = ['readOnly', 'writeOnly', 'deprecated', 'x-ui', 'x-from', 'x-visible-when'];

const isRecord = (place: SchemaPlace): boolean => place.pointer === '';

/** A keyword stands where it says something: of a record as a whole, or of one of its properties. */
const meant: Rule = function* ({ schemas }) {
  for (const place of schemas)
    for (const word of Object.keys(place.value)) {
      if (ofRecords.includes(word) && !isRecord(place))
        yield broken(
          inside(place, [word], undefined),
          `"${word}" is said of a whole record, not of a part of it.`,
          'Move it to the top of the file.',
        );
      if (ofProperties.includes(word) && place.property === undefined)
        yield broken(
          inside(place, [word], undefined),
          `"${word}" is said of a property; here it has no effect.`,
          'Move it to the property that it is meant for, or remove it.',
        );
    }
};

/** A remote choice is one value; several are an array of such. */
const remote: Rule = function* ({ schemas }) {
  for (const place of schemas)
    if (place.value['x-reference'] && (place.value.type === 'array' || place.value.type === 'object'))
      yield broken(
        inside(place, ['x-reference'], undefined),
        `A remote choice is one value, no ${place.value.type}.`,
        'Say it in "items".',
      );
};

/** Rules of where keywords stand. */
export const level: readonly Rule[] = [meant, remote];
