import { useMemo } from 'react';
import type { Form } from '../../../contract/model/form.ts';
import { choiceKey, fieldKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { useResourceCaptions, useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useForm } from '../../../runtime/core/lazy/resourceModules.ts';
import type { CompletionItem } from '../completion/CompletionItem.ts';
import type { SheetColumn } from '../sheet/Sheet.ts';
import { type ChoiceColumn, choiceColumns } from '../sheet/useCellParser.ts';

/** Captions of columns and choices in the current locale. The object changes only with the locale. */
export interface GridCaptions {
  readonly captionOf: (column: SheetColumn | 'lineNo') => string;
  /** The choices of a column; undefined for a column of text. */
  readonly choicesOf: (column: SheetColumn) => readonly CompletionItem[] | undefined;
  /** The visible text of a cell: the caption of a choice, otherwise the text. */
  readonly displayText: (column: SheetColumn, text: string) => string;
}

function createCaptions({ fields }: Form, t: Translate): GridCaptions {
  const choices = Object.fromEntries(
    choiceColumns.map((column: ChoiceColumn): [SheetColumn, CompletionItem[]] => [
      column,
      (fields.fieldMappings?.fields?.[column]?.choices ?? []).map((code) => ({
        text: String(code),
        caption: t(choiceKey('interface', ['fieldMappings', column], code)),
        detail: String(code),
      })),
    ]),
  ) as Readonly<Partial<Record<SheetColumn, CompletionItem[]>>>;
  const captions = new Map(
    Object.values(choices).flatMap((offers) => offers.map(({ text, caption }) => [text, caption] as const)),
  );
  return {
    captionOf: (column) => t(`${fieldKey('interface', ['fieldMappings', column])}.title`),
    choicesOf: (column) => choices[column],
    displayText: (column, text) => (choices[column] && captions.get(text)) ?? text,
  };
}

/** Suspends until captions and form of the interface are loaded. */
export function useGridCaptions(): GridCaptions {
  useResourceCaptions('interface');
  const form = useForm('interface');
  const t = useTranslate();
  return useMemo(() => createCaptions(form, t), [form, t]);
}
