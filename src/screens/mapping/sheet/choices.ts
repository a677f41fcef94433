import type { Column } from './Sheet.ts';

/** Columns whose cells hold the code of a choice, or what no choice is. */
export const choiceColumns = ['type', 'functionType'] as const;

export type ChoiceColumn = (typeof choiceColumns)[number];

export interface Choice {
  readonly code: string;
  /** What it is called, in every locale. */
  readonly captions: readonly string[];
}

export type Choices = Readonly<Record<ChoiceColumn, readonly Choice[]>>;

/** What a cell holds when somebody writes `text` into it by hand, from the clipboard or from a file. */
export type CellOf = (column: Column, text: string) => string;

/** `Default value`, `DEFAULT_VALUE` and `default-value` are the same, and so are full and half width. */
const wordOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

const codesByWord = (choices: readonly Choice[]): ReadonlyMap<string, string> =>
  new Map(
    choices.flatMap(({ code, captions }) => [...captions, code].map((word) => [wordOf(word), code] as const)),
  );

/** Finds the code of a choice by its code or by a caption of any locale; text that is neither stays as it is. */
export function cellOfChoices(choices: Choices): CellOf {
  const codes = { type: codesByWord(choices.type), functionType: codesByWord(choices.functionType) };
  return (column, text) =>
    column === 'type' || column === 'functionType' ? (codes[column].get(wordOf(text)) ?? text) : text;
}
