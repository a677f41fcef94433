import { type JsonLocation, valueAt } from '../../check/RuleViolation.ts';
import type { ResourceSource } from '../../load/sources/ResourceSource.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  additiveChange,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
  userBreakingChange,
} from '../classify/Classifier.ts';
import {
  anyBreakingChange,
  asAdditive,
  asLoss,
  harmlessChange,
  type LossClassifier,
  listedChange,
  namesChange,
  noChange,
  offerChange,
  offeredChange,
  offersChange,
  textChange,
} from '../classify/classifiers.ts';
import { classifyMembers, keywordsOf } from '../classify/classifyKeywords.ts';
import type { SchemaReader, ShowsRecords } from '../classify/SchemaReader.ts';

type NamedProperty = string | { readonly property: string };
const propertyOf = (value: NamedProperty): string => (typeof value === 'string' ? value : value.property);

/** resource.schema.json#/definitions/column */
export const columnTable: ClassifierTable = {
  property: noChange,
  hidden: textChange,
  priority: textChange,
  recordTab: offeredChange,
  presetFilters: offeredChange,
};

const asObject = (one: NamedProperty): object => (typeof one === 'string' ? { property: one } : one);

/**
 * Returns whether lists can be sorted by a column: same rule as in the catalog
 * (emit/catalog/resourceView.ts).
 */
function isSortable({ file, value }: JsonLocation<unknown>, reader: SchemaReader): boolean {
  const { entity } = file.value as ResourceSource;
  const { properties, 'x-partition-by': month } = reader.read(reader.entity(nameOfRef(entity.$ref)));
  const name = propertyOf(value as NamedProperty);
  const property = keywordsOf(properties)[name] as JsonLocation<SchemaSource> | undefined;
  if (property === undefined || (month && month.value !== name)) return false;
  const { type, writeOnly, 'x-reference': reference } = reader.readInline(property, name);
  return !['object', 'array'].includes(String(type?.value)) && writeOnly?.value !== true && !reference;
}

/** The service sorts a list by its columns, so removing a sortable column breaks callers. */
const columnsChange =
  (reader: SchemaReader): Classifier =>
  ({ before, after }, about, keyword) => {
    const written = (side: JsonLocation<unknown>) => ({
      ...side,
      value: (side.value as readonly NamedProperty[]).map(asObject),
    });
    const pair = { ...(before && { before: written(before) }), ...(after && { after: written(after) }) };
    const gone: LossClassifier = (one, whom, says) =>
      one.before && isSortable(one.before, reader)
        ? breakingChange(one, whom, `${says}, and the list cannot be sorted by it`)
        : userBreakingChange(one, says);
    return listedChange('column', columnTable, propertyOf, gone)(pair, about, keyword);
  };

/** Removing a filter breaks bookmarks. */
const filtersChange = namesChange(asAdditive, asLoss, true);

/** A hidden property is lost unless it is new. A shown one is added. */
export const hideChange = (before: SchemaReader): Classifier =>
  namesChange(
    (says, name) => (pair, about, keyword) => {
      const known = before.propertiesShownBy(ownerOf(pair));
      return (String(name) in known ? asLoss : asAdditive)(says)(pair, about, keyword);
    },
    asAdditive,
  );

/** Returns the object that has the keyword of a pair. */
function ownerOf({ before, after }: ChangedPair): ShowsRecords {
  const { file, pointer } = (after ?? before) as JsonLocation<unknown>;
  return valueAt(file.value, pointer.slice(0, pointer.lastIndexOf('/'))) as ShowsRecords;
}

/** The service handles an operation by its role; without a role, the generic handler does nothing. */
const rolesChange: Classifier = (pair, about) => {
  const calling = ({ value }: JsonLocation<unknown>): ChangeSubject => ({
    ...about,
    senders: [String(value)],
  });
  return classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [additiveChange(one, `The role ${name} of ${about.description} is new`)],
    removed: (one, name) => [
      breakingChange(one, calling(one.before), `The role ${name} of ${about.description} was removed`),
    ],
    kept: (one, name) => [
      breakingChange(one, calling(one.before), describeChange(one, about, `the role ${name}`)),
    ],
  });
};

export const captionTable: ClassifierTable = { title: textChange, 'x-i18n': textChange };

/** Captions of the groups of a form. Each has its own location, because a family file may add it. */
export const groupsChange: Classifier = (pair, { description: what }) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [captionChange(one, `The group ${name} of ${what} is new`)],
    removed: (one, name) => [captionChange(one, `The group ${name} of ${what} was removed`)],
    kept: (one, name) => [captionChange(one, `The group ${name} of ${what} was changed`)],
    moved: `The order of the groups of ${what} was changed`,
  });

export const listMetricsTable: ClassifierTable = {
  $ref: offeredChange,
  fixedParams: offeredChange,
  familyConstants: offeredChange,
  afterColumn: textChange,
};

export const actionTable: ClassifierTable = {
  title: textChange,
  titleWithName: textChange,
  confirmMessage: textChange,
  'x-i18n': textChange,
  operation: offeredChange,
  beforeConfirm: harmlessChange,
  appliesTo: offeredChange,
  prompt: offeredChange,
  onSuccess: offeredChange,
  icon: textChange,
  danger: textChange,
  primary: textChange,
  successMessage: textChange,
};

export const testActionTable: ClassifierTable = {
  ...captionTable,
  operation: offeredChange,
  whileShown: harmlessChange,
  beforeSave: harmlessChange,
};

export const subTabTable = (before: SchemaReader): ClassifierTable => ({
  resource: noChange,
  fixedProperties: offeredChange,
  hide: hideChange(before),
  emptyStateTab: harmlessChange,
  visibleIf: offeredChange,
});

type ResourcePart = { readonly resource: { readonly $ref: string } };
export const tabTable = (before: SchemaReader): ClassifierTable => ({
  ...captionTable,
  subTabs: listedChange('sub-tab', subTabTable(before), ({ resource }: ResourcePart) =>
    nameOfRef(resource.$ref),
  ),
  panel: offeredChange,
});

export const relatedTabTable: ClassifierTable = {
  ...captionTable,
  id: noChange,
  resource: offeredChange,
  panel: offeredChange,
  familyConstants: offeredChange,
};
const idOf = ({ id }: { readonly id: string }): string => id;

/** schemas/vocabulary/resource.schema.json */
export const resourceTable = (before: SchemaReader): ClassifierTable => ({
  $schema: noChange,
  title: textChange,
  recordTitle: textChange,
  description: textChange,
  'x-i18n': textChange,
  entity: anyBreakingChange,
  displayProperty: textChange,
  roles: rolesChange,
  columns: columnsChange(before),
  subtitle: textChange,
  bodyProperty: offeredChange,
  hide: hideChange(before),
  filters: filtersChange,
  tree: offeredChange,
  sort: textChange,
  refresh: harmlessChange,
  metrics: offerChange(listMetricsTable),
  groups: groupsChange,
  actions: offersChange('action', actionTable),
  testActions: offersChange('test action', testActionTable),
  overviewPanel: offeredChange,
  tabAfterCreate: textChange,
  recordTabs: offersChange('tab', tabTable(before)),
  relatedTabs: listedChange('tab', relatedTabTable, idOf),
});
