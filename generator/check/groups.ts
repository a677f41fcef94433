import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, TaskSource } from '../source.ts';
import { broken, didYouMean, inside, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface FormPlace extends Place<ResourceSource | TaskSource> {
  readonly properties: Properties;
}

/** The forms whose entity is known. */
const formsIn = ({ resources, tasks, propertiesOf }: Sources): FormPlace[] =>
  [...resources, ...tasks].flatMap((file) => {
    const properties = propertiesOf(file.value.entity);
    return properties ? [{ ...rootOf<ResourceSource | TaskSource>(file), properties }] : [];
  });

/** A form's groups are captioned, and none is empty. */
const captioned: Rule = function* (sources) {
  for (const place of formsIn(sources)) {
    const titled = Object.keys(place.value.groups ?? {});
    const used = Object.values(place.properties).flatMap((schema) => schema['x-ui']?.group ?? []);
    for (const group of new Set(used))
      if (!titled.includes(group) && isTitled(group, place, sources))
        yield broken(
          inside(place, ['groups'], undefined),
          `The entity's group "${group}" has no caption.`,
          `${didYouMean(group, titled)} Or add it to "groups".`,
        );
    for (const group of titled)
      if (!used.includes(group))
        yield broken(
          inside(place, ['groups', group], undefined),
          `The group "${group}" is empty.`,
          didYouMean(group, new Set(used)),
        );
  }
};

/** Whether some form of the same entity knows a group. */
const isTitled = (group: string, { value }: FormPlace, sources: Sources): boolean =>
  titlesOf(nameOfRef(value.entity.$ref), sources).includes(group);

const titlesOf = (entity: string, sources: Sources): string[] =>
  formsIn(sources)
    .filter(({ value }) => nameOfRef(value.entity.$ref) === entity)
    .flatMap(({ value }) => Object.keys(value.groups ?? {}));

/** A field's group is one that a form of its entity has. */
const known: Rule = function* (sources) {
  const shown = new Set(formsIn(sources).map(({ value }) => nameOfRef(value.entity.$ref)));
  for (const place of sources.schemas) {
    const group = place.value['x-ui']?.group;
    if (group === undefined || !shown.has(place.entity.name) || place.owner !== place.entity.value) continue;
    const titled = titlesOf(place.entity.name, sources);
    if (!titled.includes(group))
      yield broken(
        inside(place, ['x-ui', 'group'], group),
        `No form has a caption for the group "${group}".`,
        didYouMean(group, titled),
      );
  }
};

export const groups: readonly Rule[] = [captioned, known];
