import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { directionOf, type TextDirection } from './languages.ts';
import { phrases } from './phrases.ts';

export interface Localization {
  readonly locale: string;
  readonly direction: TextDirection;
  readonly translate: Translate;
  readonly has: (key: string) => boolean;
}

/** The phrases of a locale, and what else depends on it. */
export const localizationOf = (locale: string): Localization => ({
  locale,
  direction: directionOf(locale),
  translate: (key, parameters) => phrases.translate(locale, key, parameters),
  has: (key) => phrases.has(locale, key),
});

/** Says on the page itself which language it is in, and where its lines begin. */
export function applyLocalization({ locale, direction }: Localization): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}

export interface FamilyReference {
  /** Its name as a resource. One that is no family has no captions of its own. */
  readonly family: string;
  readonly entity: string;
}

type FamilyPhrases = Pick<Localization, 'translate' | 'has'>;

/**
 * Phrases in which what a family calls the properties that it inherits comes before what their entity does (schemas/families, `captions`):
 * lists, forms and messages ask for both by the same key.
 */
export function familyPhrases(
  { translate, has }: FamilyPhrases,
  { family, entity }: FamilyReference,
): FamilyPhrases {
  const caption = new RegExp(`^${fieldKey(entity, [])}\\.(fields\\.\\w+\\.\\w+)$`);
  const keyOf = (key: string): string => {
    const own = key.replace(caption, resourceKey(family, '$1'));
    return own !== key && has(own) ? own : key;
  };
  return {
    translate: (key, parameters) => translate(keyOf(key), parameters),
    has: (key) => has(keyOf(key)),
  };
}
