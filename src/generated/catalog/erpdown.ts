// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';
import base from './interface.ts';

const constants = {
  "interfaceType": "ERP_DOWN",
  "scope": "DC"
};
const hide: readonly string[] = [
  "fieldMappings",
  "pullFailureReason",
  "carrierCode",
  "dataSourceUuid"
];
const isShown = ({ property }: { readonly property: string }) =>
  !hide.includes(property) && !(property in constants);
const excludes: readonly string[] = [
  "ignoreStockBinUsageConfig",
  "uploadConfig"
];

const resource: Resource = {
  ...base,
  name: "erpdown",
  constants,
  hide,
  columns: base.columns.filter(isShown),
  subtitle: base.subtitle.filter(isShown),
  filters: base.filters.filter(isShown),
  recordTabs: base.recordTabs
    .map((tab) => ({ ...tab, subTabs: tab.subTabs.filter((part) => !excludes.includes(part.resource)) }))
    .filter(({ subTabs, panel }) => panel || subTabs.length > 0),
};

export default resource;
