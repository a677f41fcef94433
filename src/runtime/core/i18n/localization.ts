import { fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import type { PhraseLookup } from '../../../contract/text/phrases.ts';
import { directionOf, type TextDirection } from './languages.ts';
import { phrases } from './phrases.ts';

export interface Localization extends PhraseLookup {
  readonly locale: string;
  readonly direction: TextDirection;
}

/** The phrases of a locale and everything else that depends on it. */
export const localizationOf = (locale: string): Localization => ({
  locale,
  direction: directionOf(locale),
  translate: (key, parameters) => phrases.translate(locale, key, parameters),
  has: (key) => phrases.has(locale, key),
});

/** Sets the language and direction of the page. */
export function applyLocalization({ locale, direction }: Localization): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
}

export interface FamilyReference {
  /** The family's name as a resource. A resource that is no family has no captions of its own. */
  readonly family: string;
  /** The entity of the records; without, the resource has its name. */
  readonly entity?: string | undefined;
}

type FamilyPhrases = Pick<Localization, 'translate' | 'has'>;

/**
 * Phrases where a family's captions for inherited properties take precedence over those of their entity
 * (schemas/families, `captions`). Lists, forms and messages use the same key for both.
 */
export function familyPhrases(
  { translate, has }: FamilyPhrases,
  { family, entity = family }: FamilyReference,
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
