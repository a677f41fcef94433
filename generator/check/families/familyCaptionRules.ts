import type { CaptionedSource, FamilySource } from '../../load/schemaSources.ts';
import type { EntityProperties, RuleContext, SchemaRule } from '../RuleContext.ts';
import {
  didYouMean,
  type JsonLocation,
  memberLocations,
  rootLocation,
  violation,
  warning,
} from '../RuleViolation.ts';
import { findParentResource } from './familyRules.ts';

interface CaptioningFamily extends JsonLocation<FamilySource> {
  /** What it varies has these; no family has brought them. */
  readonly inherited: EntityProperties;
  /** Those of them that its records are not shown with. */
  readonly hidden: ReadonlySet<string>;
}

/** Families that call inherited properties by other names, and what they vary is known. */
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

/** What a family calls by a name of its own is a property that it inherits. */
const inheritedCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions))
      if (name in (family.value.properties ?? {}))
        yield violation(place, `"${name}" is a property of this family.`, 'Give it its captions there.');
      else if (!(name in family.inherited))
        yield violation(
          place,
          `What the family varies has no property "${name}".`,
          didYouMean(name, Object.keys(family.inherited)),
        );
};

/** What a family calls by a name of its own is there to be called so. */
const visibleCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions))
      if (family.hidden.has(name))
        yield warning(
          place,
          `"${name}" is hidden or fixed in this family: nobody sees what it is called.`,
          'Remove it.',
        );
};

/** What a family calls by a name of its own is called otherwise elsewhere. */
const differentCaptions: SchemaRule = function* (sources) {
  for (const family of findCaptioningFamilies(sources))
    for (const [name, place] of memberLocations(family, 'captions', family.value.captions)) {
      const { title, description, 'x-i18n': translations } = family.inherited[name] ?? {};
      if (isContainedIn(place.value, { title, description, 'x-i18n': translations }))
        yield warning(place, `"${name}" is called so in every family.`, 'Remove it.');
    }
};

/** Whether all that `own` says, `whole` says too. */
const isContainedIn = (own: unknown, whole: unknown): boolean =>
  typeof own === 'object' && own !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(own).every(([key, value]) =>
        isContainedIn(value, (whole as Readonly<Record<string, unknown>>)[key]),
      )
    : own === whole;

/** The properties of a family's records as people see them side by side. */
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
