/** The whole file that an integration engineer writes to add a family. */
export const newFamily = `{
  "$schema": "../vocabulary/family.schema.json",
  "title": "TMS download interfaces",
  "x-i18n": { "zh-CN": { "title": "TMS 下发接口" } },
  "route": "/tmsdown",
  "navigationOrder": 25,
  "constants": { "interfaceType": "TMS_DOWN", "scope": "DC" },
  "flow": "in",
  "hide": ["erpUuid", "path", "requestMode", "requestAction", "formId"],
  "excludes": ["ignoreStockBinUsageConfig", "uploadConfig"],
  "captions": {
    "address": { "title": "TMS gateway", "x-i18n": { "zh-CN": { "title": "TMS 网关" } } },
    "lastScheduleTime": { "title": "Last fetched", "x-i18n": { "zh-CN": { "title": "上次拉取时间" } } }
  }
}
`;
