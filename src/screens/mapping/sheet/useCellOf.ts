import { useMemo } from 'react';
import { choiceKey } from '../../../contract/labelKey.ts';
import { useLocale } from '../../../runtime/i18n/LocaleProvider.tsx';
import { labelsOf } from '../../../runtime/i18n/labels.ts';
import { phrases } from '../../../runtime/i18n/phrases.ts';
import { useForm } from '../../../runtime/lazy/resourceModules.ts';
import { type CellOf, type Choice, type ChoiceColumn, cellOfChoices } from './choices.ts';

/** Reads codes, and captions of every locale: an operator may paste what a colleague wrote in the other language. Suspends. */
export function useCellOf(): CellOf {
  const { locales } = useLocale();
  const { fields } = useForm('interface');
  for (const locale of locales) void labelsOf('interface', locale).begin();
  for (const locale of locales) labelsOf('interface', locale).useValue();
  return useMemo(() => {
    const choicesOf = (column: ChoiceColumn): Choice[] =>
      (fields.fieldMappings?.fields?.[column]?.choices ?? []).map((code) => ({
        code: String(code),
        captions: locales.map((locale) =>
          phrases.translate(locale, choiceKey('interface', ['fieldMappings', column], code)),
        ),
      }));
    return cellOfChoices({ type: choicesOf('type'), functionType: choicesOf('functionType') });
  }, [locales, fields]);
}
