import { useCallback, useMemo } from 'react';
import { choiceKey } from '../../../contract/text/captions.ts';
import { useLocale } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { phrases, resourceCaptionsModule } from '../../../runtime/core/i18n/phrases.ts';
import { useForm } from '../../../runtime/core/lazy/resourceModules.ts';
import type { SheetColumn } from './Sheet.ts';

/** Columns whose cells hold the code of a choice, or invalid text. */
export const choiceColumns = ['type', 'functionType'] as const;

export type ChoiceColumn = (typeof choiceColumns)[number];

interface CellChoice {
  readonly code: string;
  /** Its captions in every locale. */
  readonly captions: readonly string[];
}

type CellChoices = Readonly<Record<ChoiceColumn, readonly CellChoice[]>>;

/** Returns the content of a cell for a `text` from typing, the clipboard or a file. */
export type CellParser = (column: SheetColumn, text: string) => string;

/** `Default value`, `DEFAULT_VALUE` and `default-value` are equal, and so are full and half width. */
const normalizeChoice = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

const codesByWord = (choices: readonly CellChoice[]): ReadonlyMap<string, string> =>
  new Map(
    choices.flatMap(({ code, captions }) =>
      [...captions, code].map((word) => [normalizeChoice(word), code] as const),
    ),
  );

/**
 * Trims the text of a cell, as the service does, and puts it into one line, because its input drops line breaks. An
 * expression is unchanged. Finds the code of a choice by its code or by a caption of any locale; other text is kept.
 */
export function createCellParser(choices: CellChoices): CellParser {
  const codes = { type: codesByWord(choices.type), functionType: codesByWord(choices.functionType) };
  return (column, text) => {
    if (column === 'expression') return text;
    const line = text.trim().replaceAll(/[\r\n]+/g, ' ');
    return column === 'type' || column === 'functionType'
      ? (codes[column].get(normalizeChoice(line)) ?? line)
      : line;
  };
}

/**
 * The captions of interfaces in every locale, because operators may paste texts in another language. Suspends
 * until they are loaded.
 */
export function useCaptionsByLocale(): (key: string) => string[] {
  const { locales } = useLocale();
  const labels = locales.map((locale) => resourceCaptionsModule('interface', locale));
  // Started before the first one suspends, so that all load in parallel.
  for (const module of labels) module.begin();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is React's `use`, which may be called in a loop
  for (const module of labels) module.useValue();
  return useCallback((key) => locales.map((locale) => phrases.translate(locale, key)), [locales]);
}

/** Finds the code of a choice by its code or by its caption in any locale. Suspends. */
export function useCellParser(): CellParser {
  const captionsOf = useCaptionsByLocale();
  const { fields } = useForm('interface');
  return useMemo(() => {
    const choicesOf = (column: ChoiceColumn): CellChoice[] =>
      (fields.fieldMappings?.fields?.[column]?.choices ?? []).map((code) => ({
        code: String(code),
        captions: captionsOf(choiceKey('interface', ['fieldMappings', column], code)),
      }));
    return createCellParser({ type: choicesOf('type'), functionType: choicesOf('functionType') });
  }, [captionsOf, fields]);
}
