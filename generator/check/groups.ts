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
      if (!titled.includes(group))
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

export const groups: readonly Rule[] = [captioned];
