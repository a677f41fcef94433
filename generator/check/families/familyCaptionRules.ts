import type { CaptionedSource } from '../../load/sources/captions.ts';
import type { FamilySource } from '../../load/sources/FamilySource.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  type JsonLocation,
  memberLocations,
  rootLocation,
  unknownName,
  violation,
  warning,
} from '../RuleViolation.ts';
import { findParentResource } from './familyRules.ts';

interface CaptioningFamily extends JsonLocation<FamilySource> {
  /** Properties of the parent's entity, without those that families add. */
  readonly inherited: EntityProperties;
  /** Properties that the family or its parent hides, and the constants of the family. */
  readonly hidden: ReadonlySet<string>;
}

/** Returns the families with `captions` whose parent and entity are known. */
export const findCaptioningFamilies = (sources: RuleContext): CaptioningFamily[] =>
  sources.families.flatMap((file) => {
    const parent = file.value.captions && findParentResource(file.value, sources);
    const properties = parent && sources.propertiesOf(parent.value.entity);
    if (!properties) return [];
    const brought = new Set(sources.families.flatMap(({ value }) => Object.keys(value.properties ?? {})));
    const { constants, hide = [] } = file.value;
    return {
      ...rootLocation(file),
      inherited: Object.fromEntries(Object.entries(properties).filter(([name]) => !brought.has(name))),
      hidden: new Set([...Object.keys(constants), ...hide, ...(parent.value.hide ?? [])]),
    };
  });

/**
 * Every name in `captions` of a family is an inherited property. A property of the family itself has its own
 * caption.
 */
const inheritedCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions))
      if (name in (family.value.properties ?? {}))
        yield violation(
          place,
          `"${name}" is a property of this family, not an inherited one.`,
          'Move the captions to the property.',
        );
      else if (!(name in family.inherited))
        yield unknownName(place, 'The family inherits no property', name, Object.keys(family.inherited));
};

/** No name in `captions` of a family is a property that the family hides or fixes. */
const visibleCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions))
      if (family.hidden.has(name))
        yield warning(
          place,
          `"${name}" is hidden or fixed in this family, so its caption is never shown.`,
          'Remove the caption.',
        );
};

/** A caption in `captions` of a family differs from the caption of the inherited property. */
const differentCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions)) {
      const { title, description, examples, 'x-i18n': translations } = family.inherited[name] ?? {};
      const inherited = { title, description, placeholder: examples?.[0], 'x-i18n': translations };
      if (isContainedIn(place.value, inherited))
        yield warning(place, `"${name}" has the same caption in every family.`, 'Remove the caption.');
    }
};

/** Returns whether `whole` has all members of `own`, with the same values. */
const isContainedIn = (own: unknown, whole: unknown): boolean =>
  typeof own === 'object' && own !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(own).every(([key, value]) =>
        isContainedIn(value, (whole as Readonly<Record<string, unknown>>)[key]),
      )
    : own === whole;

/** Returns the properties that operators see side by side for a family, with the captions of the family. */
export const findDisplayedProperties = ({
  hidden,
  ...family
}: CaptioningFamily): JsonLocation<CaptionedSource>[] => [
  ...Object.entries(family.inherited).flatMap(([name, value]) =>
    hidden.has(name) || name in (family.value.captions ?? {}) ? [] : { ...family, value },
  ),
  ...memberLocations(family, 'captions', family.value.captions).map(([, place]) => place),
];

export const familyCaptionRules: readonly SchemaRule[] = [
  inheritedCaptions,
  visibleCaptions,
  differentCaptions,
];
