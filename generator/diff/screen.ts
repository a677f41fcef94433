import type { Table } from './judge.ts';
import { harmless, nothing, offered, words } from './judges.ts';
import { listed, offer } from './offers.ts';
import { captionTable, figureTable } from './resource.ts';

type WithId = { readonly id: string };

export const recordsTable: Table = {
  property: offered,
  resource: offered,
  naming: words,
  columns: offered,
  series: offered,
  after: words,
};

export const overviewTable: Table = {
  operation: offered,
  span: offered,
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
  opens: harmless,
  overview: offer(overviewTable),
};

/** schemas/vocabulary/screen.schema.json */
export const screenTable: Table = {
  $schema: nothing,
  title: words,
  short: words,
  'x-i18n': words,
  route: offered,
  order: words,
  tabs: listed('tab', screenTabTable, ({ id }: WithId) => id),
};
