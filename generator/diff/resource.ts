import type { Place } from '../check/place.ts';
import { nameOfRef } from '../normalize/entities.ts';
import { type About, additive, breaking, caption, type Judge, type Table, told } from './judge.ts';
import { anyChange, harmless, isAdditive, isLost, names, nothing, offered, words } from './judges.ts';
import { isEqual, judgeMembers, keywordsIn } from './keywords.ts';
import { listed, offer, offers } from './offers.ts';

type Named = string | { readonly property: string };
const propertyOf = (value: Named): string => (typeof value === 'string' ? value : value.property);

/** resource.schema.json#/definitions/column */
export const columnTable: Table = { property: nothing, hidden: words, tab: offered, filters: offered };

const asObject = (one: Named): object => (typeof one === 'string' ? { property: one } : one);

/** A list can be sorted by its columns: so a column that is gone is missed by callers of the list, too. */
const columns: Judge = ({ before, after }, about, keyword) => {
  const written = (side: Place<unknown>) => ({
    ...side,
    value: (side.value as readonly Named[]).map(asObject),
  });
  const pair = { ...(before && { before: written(before) }), ...(after && { after: written(after) }) };
  return listed('column', columnTable, propertyOf, breaking)(pair, about, keyword);
};

/** Who finds nothing behind a bookmark any more has lost it. */
const filters = names(isAdditive, isLost);

/** What is hidden is lost, what is shown again is won. */
export const hide = names(isLost, isAdditive);

/** The service does what a role says when its operation is called; without a role it does nothing. */
const roles: Judge = (pair, about) => {
  const calling = ({ value }: Place<unknown>): About => ({ ...about, senders: [String(value)] });
  return judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [additive(one, `${about.words} has the role ${name} now`)],
    removed: (one, name) => [
      breaking(one, calling(one.before), `${about.words} has the role ${name} no longer`),
    ],
    kept: (one, name) => [breaking(one, calling(one.before), told(one, about, `the role ${name}`))],
  });
};

export const captionTable: Table = { title: words, 'x-i18n': words };

/** Captions of the groups of a form. */
export const groups: Judge = function* (pair, { words: what }) {
  if (!isEqual(pair)) yield caption(pair, `The groups of ${what} were changed`);
};

/** resource.schema.json#/definitions/figure; a figure that leads elsewhere is still there. */
export const figureTable: Table = {
  property: nothing,
  tone: words,
  tab: harmless,
  filters: harmless,
  since: harmless,
  sort: harmless,
};

export const stripTable: Table = {
  operation: offered,
  asks: offered,
  by: offered,
  since: harmless,
  refresh: harmless,
  figures: listed('figure', figureTable, propertyOf),
  sparklines: offered,
};

export const actionTable: Table = {
  title: words,
  consequence: words,
  'x-i18n': words,
  operation: offered,
  takes: offered,
  asks: offered,
  outcome: offered,
  symbol: words,
  danger: words,
  prominent: words,
  done: words,
};

export const trialTable: Table = { ...captionTable, operation: offered };

export const partTable: Table = { resource: nothing, by: offered, hide, source: harmless, where: offered };

type PartOf = { readonly resource: { readonly $ref: string } };
export const tabTable: Table = {
  ...captionTable,
  parts: listed('part', partTable, ({ resource }: PartOf) => nameOfRef(resource.$ref)),
  panel: offered,
};

export const besideTable: Table = {
  ...captionTable,
  id: nothing,
  resource: offered,
  panel: offered,
  by: offered,
};
const idOf = ({ id }: { readonly id: string }): string => id;

/** schemas/vocabulary/resource.schema.json */
export const resourceTable: Table = {
  $schema: nothing,
  title: words,
  record: words,
  description: words,
  'x-i18n': words,
  entity: anyChange,
  naming: words,
  roles,
  columns,
  body: offered,
  hide,
  filters,
  tree: offered,
  sort: words,
  refresh: harmless,
  strip: offer(stripTable),
  groups,
  actions: offers('action', actionTable),
  trials: offers('trial', trialTable),
  tabs: offers('tab', tabTable),
  beside: listed('tab', besideTable, idOf),
};
