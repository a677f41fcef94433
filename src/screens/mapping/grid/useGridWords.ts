import { useMemo } from 'react';
import type { Form } from '../../../contract/form.ts';
import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useLabels } from '../../../runtime/i18n/useLabels.ts';
import { useForm } from '../../../runtime/lazy/resourceModules.ts';
import type { Offer } from '../completion/Offer.ts';
import { type ChoiceColumn, choiceColumns } from '../sheet/choices.ts';
import type { Column } from '../sheet/Sheet.ts';

/** What the schema calls columns and choices, in the locale in use. The same as long as the locale is. */
export interface GridWords {
  readonly captionOf: (column: Column | 'lineNo') => string;
  /** The choices of a column that has some. */
  readonly choicesOf: (column: Column) => readonly Offer[] | undefined;
  /** What is seen of a cell: the caption of a choice, else its text. */
  readonly shown: (column: Column, text: string) => string;
}

function wordsOf({ fields }: Form, t: Translate): GridWords {
  const choices = Object.fromEntries(
    choiceColumns.map((column: ChoiceColumn): [Column, Offer[]] => [
      column,
      (fields.fieldMappings?.fields?.[column]?.choices ?? []).map((code) => ({
        text: String(code),
        caption: t(choiceKey('interface', ['fieldMappings', column], code)),
        detail: String(code),
      })),
    ]),
  ) as Readonly<Partial<Record<Column, Offer[]>>>;
  const captions = new Map(
    Object.values(choices).flatMap((offers) => offers.map(({ text, caption }) => [text, caption] as const)),
  );
  return {
    captionOf: (column) => t(`${fieldKey('interface', ['fieldMappings', column])}.title`),
    choicesOf: (column) => choices[column],
    shown: (column, text) => (choices[column] && captions.get(text)) ?? text,
  };
}

/** Suspends until captions and form of the interface are loaded. */
export function useGridWords(): GridWords {
  useLabels('interface');
  const form = useForm('interface');
  const t = useTranslate();
  return useMemo(() => wordsOf(form, t), [form, t]);
}
