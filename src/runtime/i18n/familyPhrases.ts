import { fieldKey, resourceKey } from '../../contract/labelKey.ts';
import type { Localized } from './localized.ts';

export interface FamilyOf {
  /** Its name as a resource. One that is no family has no captions of its own. */
  readonly family: string;
  readonly entity: string;
}

type Phrases = Pick<Localized, 'translate' | 'has'>;

/**
 * Phrases in which what a family calls the properties that it inherits comes before what their entity does (schemas/families, `captions`):
 * lists, forms and messages ask for both by the same key.
 */
export function familyPhrases({ translate, has }: Phrases, { family, entity }: FamilyOf): Phrases {
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
