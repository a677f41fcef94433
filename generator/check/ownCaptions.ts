import type { Captioned, FamilySource } from '../source.ts';
import { parentOf } from './families.ts';
import { broken, didYouMean, members, type Place, rootOf, untidy } from './place.ts';
import type { Rule } from './rule.ts';
import type { Properties, Sources } from './sources.ts';

interface CaptioningFamily extends Place<FamilySource> {
  /** What it varies has these; no family has brought them. */
  readonly inherited: Properties;
  /** Those of them that its records are not shown with. */
  readonly absent: ReadonlySet<string>;
}

/** Families that call inherited properties by other names, and what they vary is known. */
export const captioningFamilies = (sources: Sources): CaptioningFamily[] =>
  sources.families.flatMap((file) => {
    const parent = file.value.captions && parentOf(file.value, sources);
    const properties = parent && sources.propertiesOf(parent.value.entity);
    if (!properties) return [];
    const brought = new Set(sources.families.flatMap(({ value }) => Object.keys(value.properties ?? {})));
    const { constants, hide = [] } = file.value;
    return {
      ...rootOf(file),
      inherited: Object.fromEntries(Object.entries(properties).filter(([name]) => !brought.has(name))),
      absent: new Set([...Object.keys(constants), ...hide, ...(parent.value.hide ?? [])]),
    };
  });

/** What a family calls by a name of its own is a property that it inherits. */
const inherited: Rule = function* (sources) {
  for (const family of captioningFamilies(sources))
    for (const [name, place] of members(family, 'captions', family.value.captions))
      if (name in (family.value.properties ?? {}))
        yield broken(place, `"${name}" is a property of this family.`, 'Give it its captions there.');
      else if (!(name in family.inherited))
        yield broken(
          place,
          `What the family varies has no property "${name}".`,
          didYouMean(name, Object.keys(family.inherited)),
        );
};

/** What a family calls by a name of its own is there to be called so. */
const shown: Rule = function* (sources) {
  for (const family of captioningFamilies(sources))
    for (const [name, place] of members(family, 'captions', family.value.captions))
      if (family.absent.has(name))
        yield untidy(
          place,
          `"${name}" is hidden or fixed in this family: nobody sees what it is called.`,
          'Remove it.',
        );
};

/** What a family calls by a name of its own is called otherwise elsewhere. */
const other: Rule = function* (sources) {
  for (const family of captioningFamilies(sources))
    for (const [name, place] of members(family, 'captions', family.value.captions)) {
      const { title, description, 'x-i18n': translations } = family.inherited[name] ?? {};
      if (isPart(place.value, { title, description, 'x-i18n': translations }))
        yield untidy(place, `"${name}" is called so in every family.`, 'Remove it.');
    }
};

/** Whether all that `own` says, `whole` says too. */
const isPart = (own: unknown, whole: unknown): boolean =>
  typeof own === 'object' && own !== null && typeof whole === 'object' && whole !== null
    ? Object.entries(own).every(([key, value]) =>
        isPart(value, (whole as Readonly<Record<string, unknown>>)[key]),
      )
    : own === whole;

/** The properties of a family's records as people see them side by side. */
export const propertiesShown = ({ absent, ...family }: CaptioningFamily): Place<Captioned>[] => [
  ...Object.entries(family.inherited).flatMap(([name, value]) =>
    absent.has(name) || name in (family.value.captions ?? {}) ? [] : { ...family, value },
  ),
  ...members(family, 'captions', family.value.captions).map(([, place]) => place),
];

export const ownCaptions: readonly Rule[] = [inherited, shown, other];
