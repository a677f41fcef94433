import type { Table } from './judge.ts';
import { harmless, nothing, offered, words } from './judges.ts';
import { listed, offer } from './offers.ts';
import { captionTable, figureTable } from './resource.ts';

type WithId = { readonly id: string };

export const recordsTable: Table = {
  property: offered,
  resource: offered,
  linkColumn: words,
  columns: offered,
  series: offered,
  afterColumn: words,
};

export const overviewTable: Table = {
  operation: offered,
  period: offered,
  refresh: harmless,
  count: harmless,
  findings: offered,
  figures: listed('figure', figureTable, ({ property }: { readonly property: string }) => property),
  chart: offered,
  records: offer(recordsTable),
};

/** A tab is known by its id, which stands in the URL. */
export const screenTabTable: Table = {
  ...captionTable,
  id: nothing,
  resource: offered,
  task: offered,
  panel: offered,
  initialList: harmless,
  overview: offer(overviewTable),
};

/** schemas/vocabulary/screen.schema.json */
export const screenTable: Table = {
  $schema: nothing,
  title: words,
  shortTitle: words,
  'x-i18n': words,
  route: offered,
  navigationOrder: words,
  tabs: listed('tab', screenTabTable, ({ id }: WithId) => id),
};
