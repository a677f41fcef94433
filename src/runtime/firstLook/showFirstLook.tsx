import { operationNamed } from '../api/operationNamed.ts';
import { familyPhrases } from '../i18n/familyPhrases.ts';
import { formatsOf } from '../i18n/formats.ts';
import { localeStore } from '../i18n/localeStore.ts';
import { localizedIn, markPage } from '../i18n/localized.ts';
import { painted } from '../lazy/painted.ts';
import { loadResource } from '../lazy/resourceModules.ts';
import { listOf } from '../list/listOf.ts';
import { rowsIn } from '../list/rowsIn.ts';
import { listStateOf } from '../list/useListState.ts';
import { narrowed } from '../resource/narrowed.ts';
import type { Boot, FirstList } from '../shell/boot.ts';
import { FirstLook } from './FirstLook.tsx';
import { paint } from './paint.ts';

/**
 * Puts the list that the console begins with on the page as soon as its rows and words are there, and resolves when it can be
 * seen: React, which takes longer than all before it, then makes the same page and brings it to life. Rows that take their time,
 * or are none, are left to React. Rejects when something cannot be had or painted, and has changed nothing then: React's page tells why.
 */
export async function showFirstLook(
  container: HTMLElement,
  { screen, tab, search }: FirstList,
  { answer, ready }: Pick<Boot, 'answer' | 'ready'>,
): Promise<void> {
  const data = await answer;
  if (data === undefined) return;
  await ready;
  const resource = narrowed(await loadResource(tab.resource), tab.constants ?? {});
  const state = listStateOf(resource, search);
  const { rows } = rowsIn(data, operationNamed(listOf(resource), 'A first look'), state);
  if (rows.length === 0) return;
  const localized = localizedIn(localeStore.get());
  const words = {
    ...familyPhrases(localized, { family: tab.resource, entity: tab.entity }),
    formats: formatsOf(localized.locale),
    timeZone: undefined,
  };
  const page = new DocumentFragment();
  paint(<FirstLook tab={tab.id} {...{ screen, resource, rows, state, words }} />, page);
  markPage(localized);
  container.replaceChildren(page);
  // In the second frame the first has been shown: React's chunk, as soon as it is asked for, would have held that back.
  await painted();
  await painted();
}
