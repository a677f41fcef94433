import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { Translate } from '../../../contract/phrases.ts';

const names = new Map<string, string>(Object.entries(TranslatableString).map(([name, text]) => [text, name]));

/** What rjsf says by itself, in the current locale: `locales/external/` has a phrase by each of its names. */
export const wordsOf =
  (t: Translate): typeof englishStringTranslator =>
  (text, parameters = []) => {
    const name = names.get(text);
    if (name === undefined) return englishStringTranslator(text, parameters);
    return t(`external.${name}`, {
      p1: parameters[0] ?? '',
      p2: parameters[1] ?? '',
      p3: parameters[2] ?? '',
    });
  };
