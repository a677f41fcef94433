import type { PhraseTable } from '../../../src/contract/text/phrases.ts';
import type { CaptionTexts } from '../../load/sources/captions.ts';
import type { CaptionsByLocale, SchemaNode } from '../../normalize/model/Entity.ts';
import type { ResourceModel } from '../../normalize/model/ResourceModel.ts';
import type { ScreenModel, TaskModel } from '../../normalize/model/ScreenModel.ts';

type Tables = Record<string, PhraseTable>;

/** Returns the existing captions of a locale. */
function selectCaptions(
  captions: CaptionsByLocale,
  locale: string,
  ...words: (keyof CaptionTexts)[]
): Record<string, string> {
  const texts = captions[locale];
  const selected: Record<string, string> = {};
  for (const word of words) {
    const text = texts?.[word];
    if (text !== undefined) selected[word] = text;
  }
  return selected;
}

/**
 * Returns the captions of a node. An array's items have no path of their own, so their fields are directly
 * under the array.
 */
export function nodeCaptions(node: SchemaNode, locale: string): PhraseTable {
  const inner = node.items ?? node;
  const fields = Object.entries(inner.properties);
  const choices = node.choices.length > 0 ? node.choices : inner.choices;
  return {
    ...selectCaptions(node.captions, locale, 'title', 'description', 'placeholder'),
    ...(choices.length > 0 && {
      choices: Object.fromEntries(
        choices.map(({ value, captions }) => [
          String(value),
          selectCaptions(captions, locale, 'title', 'description'),
        ]),
      ),
    }),
    ...(fields.length > 0 && {
      fields: Object.fromEntries(fields.map(([name, property]) => [name, nodeCaptions(property, locale)])),
    }),
  };
}

const titleTables = (groups: Readonly<Record<string, CaptionsByLocale>>, locale: string): Tables =>
  mapTables(groups, (group) => selectCaptions(group, locale, 'title'));

export const resourceCaptions = (
  { captions, fields, groups, actions, testActions, recordTabs: tabs }: ResourceModel,
  locale: string,
): PhraseTable => ({
  ...selectCaptions(captions, locale, 'title', 'recordTitle', 'description'),
  ...(Object.keys(fields).length > 0 && {
    fields: mapTables(fields, (field) =>
      selectCaptions(field, locale, 'title', 'description', 'placeholder'),
    ),
  }),
  groups: titleTables(groups, locale),
  actions: mapTables(actions, (action) => ({
    ...selectCaptions(action.captions, locale, 'title', 'titleWithName', 'confirmMessage'),
    ...(action.prompt && { prompt: selectCaptions(action.prompt, locale, 'title') }),
  })),
  ...(testActions.length > 0 && {
    testActions: Object.fromEntries(
      testActions.map(({ id, captions }) => [id, selectCaptions(captions, locale, 'title')]),
    ),
  }),
  ...(tabs.length > 0 && {
    recordTabs: Object.fromEntries(
      tabs.map(({ id, captions }) => [id, selectCaptions(captions, locale, 'title')]),
    ),
  }),
});

export const taskCaptions = ({ captions, groups }: TaskModel, locale: string): PhraseTable => ({
  ...selectCaptions(captions, locale, 'title', 'description', 'submit'),
  groups: titleTables(groups, locale),
});

export const screenCaptions = (screens: readonly ScreenModel[], locale: string): PhraseTable =>
  Object.fromEntries(
    screens.map(({ name, captions, tabs }) => [
      name,
      {
        ...selectCaptions(captions, locale, 'title', 'description'),
        shortTitle: captions[locale]?.shortTitle ?? captions[locale]?.title ?? name,
        tabs: Object.fromEntries(tabs.map((tab) => [tab.id, selectCaptions(tab.captions, locale, 'title')])),
      },
    ]),
  );

const mapTables = <T>(values: Readonly<Record<string, T>>, table: (value: T) => PhraseTable): Tables =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, table(value)]));
