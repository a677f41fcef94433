import type { Place } from '../check/place.ts';
import { nameOfRef } from '../normalize/entities.ts';
import type { ResourceSource, SchemaSource } from '../source.ts';
import { type About, additive, breaking, caption, type Judge, lost, type Table, told } from './judge.ts';
import { anyChange, harmless, isAdditive, isLost, names, nothing, offered, words } from './judges.ts';
import { judgeMembers, keywordsIn } from './keywords.ts';
import { type Gone, listed, offer, offers } from './offers.ts';
import type { SchemaReader } from './schemaKeywords.ts';

type Named = string | { readonly property: string };
const propertyOf = (value: Named): string => (typeof value === 'string' ? value : value.property);

/** resource.schema.json#/definitions/column */
export const columnTable: Table = {
  property: nothing,
  hidden: words,
  recordTab: offered,
  presetFilters: offered,
};

const asObject = (one: Named): object => (typeof one === 'string' ? { property: one } : one);

/** Whether lists are sorted by a column: the same rule as that of the service's catalog (emit/resource.ts). */
function isSortable({ file, value }: Place<unknown>, reader: SchemaReader): boolean {
  const { entity } = file.value as ResourceSource;
  const { properties, 'x-partition-by': month } = reader.read(reader.entity(nameOfRef(entity.$ref)));
  const name = propertyOf(value as Named);
  const property = keywordsIn(properties)[name] as Place<SchemaSource> | undefined;
  if (property === undefined || (month && month.value !== name)) return false;
  const { type, writeOnly, 'x-reference': reference } = reader.written(property, name);
  return !['object', 'array'].includes(String(type?.value)) && writeOnly?.value !== true && !reference;
}

/** The service sorts a list by its columns: callers miss a column that is gone when they could sort by it. */
const columns =
  (reader: SchemaReader): Judge =>
  ({ before, after }, about, keyword) => {
    const written = (side: Place<unknown>) => ({
      ...side,
      value: (side.value as readonly Named[]).map(asObject),
    });
    const pair = { ...(before && { before: written(before) }), ...(after && { after: written(after) }) };
    const gone: Gone = (one, whom, says) =>
      one.before && isSortable(one.before, reader)
        ? breaking(one, whom, `${says}, and the list cannot be sorted by it`)
        : lost(one, says);
    return listed('column', columnTable, propertyOf, gone)(pair, about, keyword);
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

/** Captions of the groups of a form, each at its own place: a family's file may bring it. */
export const groups: Judge = (pair, { words: what }) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [caption(one, `The group ${name} of ${what} is new`)],
    removed: (one, name) => [caption(one, `The group ${name} of ${what} was removed`)],
    kept: (one, name) => [caption(one, `The group ${name} of ${what} was changed`)],
    moved: `The groups of ${what} stand in another order`,
  });

/** resource.schema.json#/definitions/figure; a figure that leads elsewhere is still there. */
export const figureTable: Table = {
  property: nothing,
  tone: words,
  tab: harmless,
  presetFilters: harmless,
  sinceFilter: harmless,
  sort: harmless,
};

export const stripTable: Table = {
  operation: offered,
  fixedParams: offered,
  familyConstants: offered,
  sinceProperty: harmless,
  refresh: harmless,
  figures: listed('figure', figureTable, propertyOf),
  sparklines: offered,
};

export const actionTable: Table = {
  title: words,
  titleWithName: words,
  confirmMessage: words,
  'x-i18n': words,
  operation: offered,
  appliesTo: offered,
  prompt: offered,
  onSuccess: offered,
  icon: words,
  danger: words,
  primary: words,
  successMessage: words,
};

export const trialTable: Table = { ...captionTable, operation: offered, beforeSave: harmless };

export const partTable: Table = {
  resource: nothing,
  fixedProperties: offered,
  hide,
  emptyStateTab: harmless,
  visibleIf: offered,
};

type PartOf = { readonly resource: { readonly $ref: string } };
export const tabTable: Table = {
  ...captionTable,
  subTabs: listed('sub-tab', partTable, ({ resource }: PartOf) => nameOfRef(resource.$ref)),
  panel: offered,
};

export const besideTable: Table = {
  ...captionTable,
  id: nothing,
  resource: offered,
  panel: offered,
  familyConstants: offered,
};
const idOf = ({ id }: { readonly id: string }): string => id;

/** schemas/vocabulary/resource.schema.json */
export const resourceTable = (before: SchemaReader): Table => ({
  $schema: nothing,
  title: words,
  recordTitle: words,
  description: words,
  'x-i18n': words,
  entity: anyChange,
  displayProperty: words,
  roles,
  columns: columns(before),
  bodyProperty: offered,
  hide,
  filters,
  tree: offered,
  sort: words,
  refresh: harmless,
  metrics: offer(stripTable),
  groups,
  actions: offers('action', actionTable),
  testActions: offers('test action', trialTable),
  recordTabs: offers('tab', tabTable),
  relatedTabs: listed('tab', besideTable, idOf),
});
