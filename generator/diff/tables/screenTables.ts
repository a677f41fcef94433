import type { ClassifierTable } from '../classify/Classifier.ts';
import {
  anyBreakingChange,
  asAdditive,
  asLoss,
  harmlessChange,
  listedChange,
  namesChange,
  noChange,
  offerChange,
  offeredChange,
  offersChange,
  textChange,
} from '../classify/classifiers.ts';
import type { SchemaReader } from '../classify/SchemaReader.ts';
import { captionTable, groupsChange, hideChange } from './resourceTable.ts';

type WithId = { readonly id: string };

/** metrics.schema.json#/definitions/figure. A figure with another drill-down breaks no party. */
export const figureTable: ClassifierTable = {
  property: noChange,
  tone: textChange,
  tab: harmlessChange,
  presetFilters: harmlessChange,
  sinceFilter: harmlessChange,
  sort: harmlessChange,
};

export const recordsTable: ClassifierTable = {
  property: offeredChange,
  uuidsProperty: harmlessChange,
  resource: offeredChange,
  linkColumn: textChange,
  columns: offeredChange,
  afterColumn: textChange,
  subtitle: textChange,
  silentWhen: textChange,
};

/** A kind of finding. Another drill-down breaks no party. */
export const findingKindTable: ClassifierTable = { tone: textChange, drillDown: harmlessChange };

export const findingsTable: ClassifierTable = {
  property: offeredChange,
  kindProperty: offeredChange,
  messageProperty: offeredChange,
  sinceProperty: offeredChange,
  kinds: offersChange('kind', findingKindTable),
};

/** schemas/vocabulary/metrics.schema.json */
export const metricsTable: ClassifierTable = {
  $schema: noChange,
  operation: offeredChange,
  refresh: harmlessChange,
  figures: listedChange('figure', figureTable, ({ property }: { readonly property: string }) => property),
  chart: offeredChange,
  records: offerChange(recordsTable),
  findings: offerChange(findingsTable),
  period: offeredChange,
  sinceProperty: harmlessChange,
  count: harmlessChange,
};

/** A tab is identified by its id, which is part of the URL. */
export const screenTabTable: ClassifierTable = {
  ...captionTable,
  id: noChange,
  resource: offeredChange,
  task: offeredChange,
  panel: offeredChange,
  initialList: harmlessChange,
  metrics: offeredChange,
  icon: textChange,
};

/** schemas/vocabulary/screen.schema.json */
export const screenTable: ClassifierTable = {
  $schema: noChange,
  title: textChange,
  shortTitle: textChange,
  'x-i18n': textChange,
  route: offeredChange,
  navigationOrder: textChange,
  group: textChange,
  icon: textChange,
  tabs: listedChange('tab', screenTabTable, ({ id }: WithId) => id),
};

/** schemas/vocabulary/family.schema.json */
export const familyTable = (before: SchemaReader): ClassifierTable => ({
  $schema: noChange,
  title: textChange,
  description: textChange,
  'x-i18n': textChange,
  captions: textChange,
  route: offeredChange,
  navigationOrder: textChange,
  group: textChange,
  icon: textChange,
  shortTitle: textChange,
  extends: anyBreakingChange,
  constants: anyBreakingChange,
  flow: anyBreakingChange,
  hide: hideChange(before),
  excludes: namesChange(asLoss, asAdditive),
  // Folded into the parent (normalize/expand/foldFamilies.ts), and reported there at the family's file.
  properties: noChange,
  required: noChange,
  groups: noChange,
  columns: noChange,
  filters: noChange,
  operations: noChange,
  actions: noChange,
  lifecycle: noChange,
  afterColumn: textChange,
});

/** schemas/vocabulary/task.schema.json */
export const taskTable = (before: SchemaReader): ClassifierTable => ({
  $schema: noChange,
  title: textChange,
  description: textChange,
  submit: textChange,
  'x-i18n': textChange,
  entity: offeredChange,
  targetEntity: offeredChange,
  operation: offeredChange,
  plan: offeredChange,
  bodyProperty: offeredChange,
  hide: hideChange(before),
  groups: groupsChange,
  selection: offeredChange,
  onSuccess: offeredChange,
  successMessage: textChange,
  failureMessage: textChange,
});

/** schemas/vocabulary/product.schema.json. Operators lose a language that the product no longer has. */
export const productTable: ClassifierTable = {
  $schema: noChange,
  title: textChange,
  'x-i18n': textChange,
  locales: namesChange(asAdditive, asLoss),
  home: harmlessChange,
  logo: textChange,
};
