import { getOperation } from '../api/operations.ts';
import { sessionStore } from '../api/sessionStore.ts';
import { formatsOf } from '../core/i18n/formats.ts';
import { localeStore } from '../core/i18n/localeStore.ts';
import { applyLocalization, familyPhrases, localizationOf } from '../core/i18n/localization.ts';
import { loadResource } from '../core/lazy/resourceModules.ts';
import { nextPaint } from '../core/timing/nextPaint.ts';
import { readStoredZones } from '../fields/timeZone/storedZones.ts';
import { columnsZoneSourceOf, zoneOf } from '../fields/timeZone/zoneOf.ts';
import { listPageOf } from '../list/query/listPage.ts';
import { listOperationOf } from '../list/query/listRequest.ts';
import { listStateOf } from '../list/query/useListState.ts';
import { scopeResource } from '../record/scopeResource.ts';
import type { Boot, FirstList } from '../shell/boot/boot.ts';
import { PrerenderedPage } from './PrerenderedPage.tsx';
import { renderToDom } from './renderToDom.ts';

/**
 * Paints the first list as soon as its rows and phrases are loaded, and resolves when it is visible. React
 * takes longer: it then renders the same page and makes it interactive. React also handles late or empty
 * rows. Rejects without changes when something fails to load or render: React's page then shows the reason.
 */
export async function prerenderList(
  container: HTMLElement,
  { screen, tab, search }: FirstList,
  { firstAnswer, ready }: Pick<Boot, 'firstAnswer' | 'ready'>,
): Promise<void> {
  const data = await firstAnswer;
  if (data === undefined) return;
  await ready;
  const resource = scopeResource(await loadResource(tab.resource), tab.constants ?? {});
  const state = listStateOf(resource, search);
  const { rows } = listPageOf(data, getOperation(listOperationOf(resource), 'A first look'), state);
  if (rows.length === 0) return;
  const localized = localizationOf(localeStore.get());
  const source = columnsZoneSourceOf(resource.columns);
  const zones = readStoredZones(sessionStore.get()?.companyUuid);
  const zonesByKey = zones.byReference?.[source.reference?.operation ?? ''];
  const words = {
    ...familyPhrases(localized, { family: tab.resource, entity: tab.listedEntity }),
    formats: formatsOf(localized.locale),
    zoneOf: (record: Readonly<Record<string, unknown>>) => zoneOf(source, record, zonesByKey, zones.default),
  };
  const page = new DocumentFragment();
  renderToDom(<PrerenderedPage tab={tab.id} {...{ screen, resource, rows, state, words }} />, page);
  applyLocalization(localized);
  container.replaceChildren(page);
  // The first frame is visible in the second one. Requesting React's chunk earlier would delay it.
  await nextPaint();
  await nextPaint();
}
