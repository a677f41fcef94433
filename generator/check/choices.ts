import { nameOfRef } from '../normalize/entities.ts';
import { broken, elements, inside } from './place.ts';
import type { Rule } from './rule.ts';

/** Choices are told apart. */
const distinct: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const seen = new Set<unknown>();
    for (const choice of elements(place, 'oneOf', place.value.oneOf)) {
      if (seen.has(choice.value.const))
        yield broken(
          choice,
          `The choice ${JSON.stringify(choice.value.const)} is there twice.`,
          'Remove one of them.',
        );
      seen.add(choice.value.const);
    }
  }
};

const sources = ['oneOf', 'x-choices', 'enum'] as const;

/** Choices have one source. */
const once: Rule = function* ({ schemas }) {
  for (const place of schemas) {
    const [kept, ...others] = sources.filter((word) => place.value[word] !== undefined);
    for (const word of others)
      yield broken(
        inside(place, [word], undefined),
        'Choices are given twice.',
        `Keep "${kept}" and remove "${word}".`,
      );
  }
};

/** Choices that people see have captions. */
const captioned: Rule = function* ({ schemas, resources, tasks }) {
  const shown = new Set([...resources, ...tasks].map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of schemas)
    if (place.value.enum && place.property !== undefined && shown.has(place.entity.name))
      yield broken(
        inside(place, ['enum'], undefined),
        `The choices of "${place.property}" have no captions: people would see ${JSON.stringify(place.value.enum[0])}.`,
        'Write them as "oneOf": [{"const": …, "title": …, "x-i18n": …}].',
      );
};

/** Families fix a property by its name. */
const ofFamilies: Rule = function* ({ schemas, familyValues }) {
  for (const place of schemas) {
    if (place.value['x-choices'] === undefined) continue;
    const at = inside(place, ['x-choices'], undefined);
    if (place.property === undefined)
      yield broken(at, 'Only a property can have the choices of families.', 'Say it at the property itself.');
    else if (familyValues(place.property)?.length === 0)
      yield broken(
        at,
        `No family fixes "${place.property}": there is nothing to choose.`,
        'Name it in "constants" of each family, or list the choices as "oneOf".',
      );
  }
};

/** Rules of what there is to choose. */
export const choices: readonly Rule[] = [distinct, once, captioned, ofFamilies];
