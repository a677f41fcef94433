import type { File } from '../load.ts';
import type { Localized } from '../model.ts';
import type { FamilySource } from '../source.ts';
import { captionsOf } from './captionsOf.ts';

/** One choice of `x-choices: families`. */
interface FamilyChoice {
  readonly value: string;
  /** The family's title in every locale. */
  readonly captions: Localized;
  /** Path of the family's file. */
  readonly file: string;
}

/** What the families fix a property to, in the order of the navigation. */
export const familyChoices = (families: readonly File<FamilySource>[], property: string): FamilyChoice[] =>
  [...families]
    .sort((a, b) => a.value.navigationOrder - b.value.navigationOrder || (a.name < b.name ? -1 : 1))
    .flatMap(({ path, value: family }) => {
      const { [property]: value } = family.constants;
      return value === undefined ? [] : [{ value, captions: titlesOf(captionsOf(family)), file: path }];
    });

const titlesOf = (captions: Localized): Localized =>
  Object.fromEntries(Object.entries(captions).map(([locale, { title = '' }]) => [locale, { title }]));
