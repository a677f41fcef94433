import { choiceKey } from '../../contract/text/captions.ts';
import { usePhrases } from '../core/i18n/LocaleProvider.tsx';

/**
 * Returns a function for the caption of a choice. A choice that the schemas lack, of a newer or another back end,
 * stays as it is.
 */
export function useChoiceCaption(): (entity: string, path: readonly string[], choice: unknown) => string {
  const { translate, has } = usePhrases();
  return (entity, path, choice) => {
    const key = choiceKey(entity, path, String(choice));
    return has(key) ? translate(key) : String(choice);
  };
}
