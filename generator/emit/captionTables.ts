import type { Table } from '../../src/contract/phrases.ts';
import type { Localized, Node, ResourceModel, ScreenModel, TaskModel } from '../model.ts';
import type { Captions } from '../source.ts';

type Tables = Record<string, Table>;

/** Only the captions that there are. */
const wordsOf = (captions: Localized, locale: string, ...words: (keyof Captions)[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const text = captions[locale]?.[word];
      return text === undefined ? [] : [[word, text]];
    }),
  );

/** An array's items have no path of their own: their fields stand directly under the array. */
export function nodeTable(node: Node, locale: string): Table {
  const inner = node.items ?? node;
  const fields = Object.entries(inner.properties);
  const choices = node.choices.length > 0 ? node.choices : inner.choices;
  return {
    ...wordsOf(node.captions, locale, 'title', 'description', 'placeholder'),
    ...(choices.length > 0 && {
      choices: Object.fromEntries(
        choices.map(({ value, captions }) => [
          String(value),
          wordsOf(captions, locale, 'title', 'description'),
        ]),
      ),
    }),
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([name, property]) => [name, nodeTable(property, locale)])),
    }),
  };
}

const titles = (groups: Readonly<Record<string, Localized>>, locale: string): Tables =>
  mapped(groups, (group) => wordsOf(group, locale, 'title'));

export const resourceTable = (
  { captions, fields, groups, actions, testActions: trials, recordTabs: tabs }: ResourceModel,
  locale: string,
): Table => ({
  ...wordsOf(captions, locale, 'title', 'recordTitle', 'description'),
  ...(Object.keys(fields).length > 0 && {
    fields: mapped(fields, (field) => wordsOf(field, locale, 'title', 'description')),
  }),
  groups: titles(groups, locale),
  actions: mapped(actions, (action) => ({
    ...wordsOf(action.captions, locale, 'title', 'titleWithName', 'confirmMessage'),
    ...(action.prompt && { prompt: wordsOf(action.prompt, locale, 'title') }),
  })),
  ...(trials.length > 0 && {
    testActions: Object.fromEntries(
      trials.map(({ id, captions }) => [id, wordsOf(captions, locale, 'title')]),
    ),
  }),
  ...(tabs.length > 0 && {
    recordTabs: Object.fromEntries(tabs.map(({ id, captions }) => [id, wordsOf(captions, locale, 'title')])),
  }),
});

export const taskTable = ({ captions, groups }: TaskModel, locale: string): Table => ({
  ...wordsOf(captions, locale, 'title', 'description', 'submit'),
  groups: titles(groups, locale),
});

export const screensTable = (screens: readonly ScreenModel[], locale: string): Table =>
  Object.fromEntries(
    screens.map(({ name, captions, tabs }) => [
      name,
      {
        ...wordsOf(captions, locale, 'title', 'description'),
        shortTitle: captions[locale]?.shortTitle ?? captions[locale]?.title ?? name,
        tabs: Object.fromEntries(tabs.map((tab) => [tab.id, wordsOf(tab.captions, locale, 'title')])),
      },
    ]),
  );

const mapped = <T>(values: Readonly<Record<string, T>>, table: (value: T) => Table): Tables =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, table(value)]));
