// Generated from schemas/ by `npm run generate`: do not edit.

import type { Page } from '../contract/api/envelope.ts';
import { withPaths } from '../contract/api/operation.ts';
import type * as T from './types.ts';

/** An operation without a path has that of its id: `erp.query` is at `/erp/query`. */
export const operations = withPaths({
  "account.login": {"service":"account","method":"POST","query":{},"body":"credentials","result":"one","entity":"loginResult","optional":true,"public":true,"path":"/login"},
  "account.logout": {"service":"account","method":"POST","query":{},"result":"none","optional":true,"path":"/logout"},
  "alarmDelivery.query": {"service":"openapi","method":"POST","query":{},"body":"alarmDelivery","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"alarmDelivery","optional":true},
  "alarmRule.create": {"service":"openapi","method":"POST","query":{},"body":"alarmRule","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"alarmRule","optional":true,"path":"/alarmRule"},
  "alarmRule.modify": {"service":"openapi","method":"POST","query":{},"body":"alarmRule","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"alarmRule","optional":true},
  "alarmRule.query": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"alarmRule","optional":true},
  "alarmRule.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none","optional":true},
  "alarmRule.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"alarmRule","optional":true},
  "apiCallLog.query": {"service":"openapi","method":"POST","query":{},"body":"apiCallLog","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"apiCallLog","optional":true},
  "articleItemProcessingConfig.get": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null},"result":"one","entity":"articleItemProcessingConfig"},
  "articleItemProcessingConfig.save": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldUpdateRules","result":"one","entity":"articleItemProcessingConfig","path":"/articleItemProcessingConfig"},
  "auth.create": {"service":"openapi","method":"POST","query":{},"body":"auth","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"auth","path":"/auth"},
  "auth.get": {"service":"openapi","method":"GET","query":{},"result":"one","entity":"auth","path":"/auth/{uuid}"},
  "auth.getType": {"service":"openapi","method":"GET","query":{},"result":"list","entity":"choice"},
  "auth.modify": {"service":"openapi","method":"POST","query":{},"body":"auth","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"auth"},
  "auth.query": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"auth"},
  "auth.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none"},
  "auth.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"auth","optional":true},
  "auth.test": {"service":"openapi","method":"POST","query":{},"body":"auth","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"connectionTest","optional":true},
  "carrier.page": {"service":"basic","method":"POST","query":{},"body":"carrier","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"carrier","optional":true},
  "configurationLog.query": {"service":"openapi","method":"POST","query":{},"body":"configurationLog","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"configurationLog","optional":true},
  "dailyKnotConfig.offline": {"service":"openapi","method":"POST","query":{"configUuid":null},"result":"one","entity":"dailySettlementConfig"},
  "dailyKnotConfig.online": {"service":"openapi","method":"POST","query":{"configUuid":null},"result":"one","entity":"dailySettlementConfig"},
  "dailyKnotConfig.preview": {"service":"openapi","method":"POST","query":{},"body":"dailySettlementConfig","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"dailySettlementLog","optional":true},
  "dailyKnotConfig.queryconfig": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"dailySettlementConfig"},
  "dailyKnotConfig.querylog": {"service":"openapi","method":"POST","query":{},"body":"dailySettlementLog","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"dailySettlementLog"},
  "dailyKnotConfig.save": {"service":"openapi","method":"POST","query":{},"body":"dailySettlementConfig","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"dailySettlementConfig","path":"/dailyKnotConfig"},
  "datasource.create": {"service":"openapi","method":"POST","query":{},"body":"dataSource","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"dataSource","path":"/datasource"},
  "datasource.get": {"service":"openapi","method":"GET","query":{},"result":"one","entity":"dataSource","path":"/datasource/{uuid}"},
  "datasource.modify": {"service":"openapi","method":"POST","query":{},"body":"dataSource","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"dataSource"},
  "datasource.query": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"dataSource"},
  "datasource.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none"},
  "datasource.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"dataSource","optional":true},
  "datasource.test": {"service":"openapi","method":"POST","query":{},"body":"dataSource","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"connectionTest","optional":true},
  "dc.listCompany": {"service":"basic","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"dc","path":"/dc/list/company"},
  "dc.page": {"service":"basic","method":"POST","query":{},"body":"dc","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"dc"},
  "dingding.create": {"service":"account","method":"POST","query":{},"body":"robot","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"robot","optional":true,"path":"/dingding"},
  "dingding.modify": {"service":"account","method":"POST","query":{},"body":"robot","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"robot","optional":true},
  "dingding.query": {"service":"account","method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"robot"},
  "dingding.remove": {"service":"account","method":"POST","query":{"uuid":null},"result":"none","optional":true},
  "dingding.restore": {"service":"account","method":"POST","query":{"uuid":null},"result":"one","entity":"robot","optional":true},
  "dingding.test": {"service":"account","method":"POST","query":{"uuid":null},"result":"one","entity":"connectionTest","optional":true},
  "erp.create": {"service":"openapi","method":"POST","query":{},"body":"erp","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"erp","path":"/erp"},
  "erp.get": {"service":"openapi","method":"GET","query":{},"result":"one","entity":"erp","path":"/erp/{uuid}"},
  "erp.geterpType": {"service":"openapi","method":"GET","query":{},"result":"list","entity":"choice"},
  "erp.modify": {"service":"openapi","method":"POST","query":{},"body":"erp","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"erp"},
  "erp.modifyHttpExtend": {"service":"openapi","method":"POST","query":{"uuid":null},"body":"extendInfo","result":"one","entity":"erp"},
  "erp.query": {"service":"openapi","method":"POST","query":{},"body":"erp","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"erp"},
  "erp.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none"},
  "erp.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"erp","optional":true},
  "erp.test": {"service":"openapi","method":"POST","query":{},"body":"erp","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"connectionTest","optional":true},
  "erp.testSuccessRule": {"service":"openapi","method":"POST","query":{},"body":"erp","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"successRuleTest","optional":true},
  "field.query": {"service":"openapi","method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list","entity":"field","path":"/field"},
  "globalConfig.get": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid"},"result":"one","entity":"globalConfig","optional":true},
  "globalConfig.save": {"service":"openapi","method":"POST","query":{},"body":"globalConfig","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"globalConfig","optional":true},
  "health.query": {"service":"openapi","method":"POST","query":{},"body":"healthQuery","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"health","optional":true},
  "ignoreStockBinUsageConfig.queryConfig": {"service":"openapi","method":"GET","query":{"interfaceConfigUuid":null},"result":"one","entity":"ignoreStockBinUsageConfig"},
  "ignoreStockBinUsageConfig.queryField": {"service":"openapi","method":"GET","query":{},"result":"list","entity":"choice"},
  "ignoreStockBinUsageConfig.save": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"binUsages","result":"one","entity":"ignoreStockBinUsageConfig","path":"/ignoreStockBinUsageConfig"},
  "ignoreUpdateConfig.queryConfig": {"service":"openapi","method":"GET","query":{"interfaceConfigUuid":null},"result":"one","entity":"ignoreUpdateConfig"},
  "ignoreUpdateConfig.queryField": {"service":"openapi","method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list","entity":"field"},
  "ignoreUpdateConfig.save": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldNames","result":"one","entity":"ignoreUpdateConfig","path":"/ignoreUpdateConfig"},
  "interfaceConfig.batch": {"service":"openapi","method":"POST","query":{},"body":"interfaceBatch","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"batchResult","optional":true},
  "interfaceConfig.batchWarning": {"service":"openapi","method":"POST","query":{},"body":"interfaceBatch","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"batchWarning","optional":true},
  "interfaceConfig.copyPlan": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","sourceDcCode":null,"dcCode":null,"sourceOwnerCode":null,"ownerCode":null,"sourceCarrierCode":null,"carrierCode":null,"menuName":null,"sourceErpUuid":null,"targetErpUuid":null,"policy":null},"result":"one","entity":"importPlan","optional":true},
  "interfaceConfig.copycarrier": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","sourceCarrierCode":null,"carrierCode":null,"menuName":null,"planHash":null,"policy":null},"result":"one","entity":"importResult","optional":true},
  "interfaceConfig.copydc": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","sourceDcCode":null,"dcCode":null,"menuName":null,"planHash":null,"policy":null},"result":"one","entity":"importResult"},
  "interfaceConfig.copyowner": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","sourceOwnerCode":null,"ownerCode":null,"menuName":null,"sourceErpUuid":null,"targetErpUuid":null,"planHash":null,"policy":null},"result":"one","entity":"importResult"},
  "interfaceConfig.create": {"service":"openapi","method":"POST","query":{},"body":"interface","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"interface","path":"/interfaceConfig"},
  "interfaceConfig.debug": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfaceConfig.debugRun": {"service":"openapi","method":"POST","query":{},"body":"debugInput","result":"one","entity":"debugRun","optional":true},
  "interfaceConfig.export": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","ownerCode":null,"dcCode":null,"interfaceUuid":null,"menuName":null},"body":"uuids","result":"one","entity":"exportFile"},
  "interfaceConfig.getAllInterfaceType": {"service":"openapi","method":"GET","query":{},"result":"list","entity":"choice"},
  "interfaceConfig.getAllMenuName": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"choice"},
  "interfaceConfig.getEventTypes": {"service":"openapi","method":"GET","query":{},"result":"list","entity":"choice"},
  "interfaceConfig.import": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","ownerCode":null,"dcCode":null,"erpUuid":null,"dingDingUuid":null,"dataSourceUuid":null,"serviceUrl":null,"planHash":null,"policy":null},"body":"exportFile","result":"one","entity":"importResult"},
  "interfaceConfig.importPlan": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","ownerCode":null,"dcCode":null,"erpUuid":null,"dingDingUuid":null,"dataSourceUuid":null,"serviceUrl":null,"policy":null},"body":"exportFile","result":"one","entity":"importPlan","optional":true},
  "interfaceConfig.isSupportFieldUpdate": {"service":"openapi","method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"one","entity":"fieldUpdateSupport"},
  "interfaceConfig.modify": {"service":"openapi","method":"POST","query":{},"body":"interface","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"interface"},
  "interfaceConfig.offline": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfaceConfig.online": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfaceConfig.query": {"service":"openapi","method":"POST","query":{},"body":"interface","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"interface"},
  "interfaceConfig.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none"},
  "interfaceConfig.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface","optional":true},
  "interfaceConfig.resume": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfaceConfig.runNow": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface","optional":true},
  "interfaceConfig.suspend": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfaceConfig.testSuccessRule": {"service":"openapi","method":"POST","query":{},"body":"interface","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"successRuleTest","optional":true},
  "interfaceConfig.unDebug": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"interface"},
  "interfacelog.query": {"service":"openapi","method":"POST","query":{},"body":"interfaceLog","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"interfaceLog"},
  "menu.create": {"service":"openapi","method":"POST","query":{},"body":"menu","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"menu","optional":true,"path":"/menu"},
  "menu.query": {"service":"openapi","method":"GET","query":{"interfaceType":null,"companyUuid":"companyUuid"},"result":"list","entity":"menu","path":"/menu"},
  "menu.queryAllMenus": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"menu"},
  "menu.remove": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"none","optional":true},
  "menu.restore": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"menu","optional":true},
  "outbox.query": {"service":"openapi","method":"POST","query":{},"body":"outboxDocument","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"outboxDocument","optional":true},
  "owner.page": {"service":"basic","method":"POST","query":{},"body":"owner","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"owner"},
  "pendingData.batch": {"service":"openapi","method":"POST","query":{},"body":"pendingBatch","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"batchResult","optional":true},
  "pendingData.cancel": {"service":"openapi","method":"POST","query":{"uuid":null,"reason":null},"result":"one","entity":"pendingData","optional":true},
  "pendingData.debug": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"debugRun","optional":true},
  "pendingData.failures": {"service":"openapi","method":"GET","query":{"interfaceUuid":null},"result":"list","entity":"failureGroup","optional":true},
  "pendingData.get": {"service":"openapi","method":"GET","query":{},"result":"one","entity":"pendingData","optional":true,"path":"/pendingData/{uuid}"},
  "pendingData.query": {"service":"openapi","method":"POST","query":{},"body":"pendingData","bodyFrom":{"companyUuid":"companyUuid"},"result":"page","entity":"pendingData","optional":true},
  "pendingData.resend": {"service":"openapi","method":"POST","query":{"uuid":null},"body":"resentDocument","result":"one","entity":"pendingData","optional":true},
  "pendingData.reset": {"service":"openapi","method":"POST","query":{"uuid":null},"result":"one","entity":"pendingData","optional":true},
  "pendingData.retry": {"service":"openapi","method":"POST","query":{},"body":"failureRetry","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"batchResult","optional":true},
  "processSchemeIgnoreConfig.queryConfig": {"service":"openapi","method":"GET","query":{"interfaceConfigUuid":null},"result":"one","entity":"processSchemeIgnoreConfig"},
  "processSchemeIgnoreConfig.queryField": {"service":"openapi","method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list","entity":"field"},
  "processSchemeIgnoreConfig.save": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldNames","result":"one","entity":"processSchemeIgnoreConfig","path":"/processSchemeIgnoreConfig"},
  "securityconfig.get": {"service":"openapi","method":"GET","query":{"companyUuid":"companyUuid"},"result":"one","entity":"securityConfig"},
  "securityconfig.ownAddress": {"service":"openapi","method":"POST","query":{},"body":"securityConfig","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"ownAddress","optional":true},
  "securityconfig.save": {"service":"openapi","method":"POST","query":{},"body":"securityConfig","bodyFrom":{"companyUuid":"companyUuid"},"result":"one","entity":"securityConfig"},
  "testRequest.send": {"service":"openapi","method":"POST","query":{"companyUuid":"companyUuid"},"body":"testRequest","result":"one","entity":"testResponse","optional":true,"path":"/testRequest"},
  "uploadconfig.get": {"service":"openapi","method":"GET","query":{"type":null,"interfaceConfigUuid":null},"result":"one","entity":"uploadConfig","path":"/uploadconfig"},
  "uploadconfig.save": {"service":"openapi","method":"POST","query":{"limited":null,"interfaceConfigUuid":null,"version":null},"result":"one","entity":"uploadConfig","path":"/uploadconfig"},
} as const);

/** A paging body: `page` counts from 0 and is ignored beside `after`, the `paging.next` of an answer; filters are properties of the entity, of choices also several at once; instants and figures are ranges. */
type Paging<E, K extends keyof E, R extends keyof E & string = never> = {
  [P in K]?: E[P] | readonly E[P][];
} & {
  [P in R as `${P}From` | `${P}To`]?: E[P];
} & {
  page?: number;
  pageSize?: number;
  after?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  uuid?: string;
};

/** The arguments of each call, without those that the session fills, and its `data`. */
export interface Calls {
  "account.login": { args: { body: T.CredentialsInput }; result: T.LoginResult };
  "account.logout": { args: Record<never, never>; result: undefined };
  "alarmDelivery.query": { args: { body: Paging<T.AlarmDelivery, 'dingDingUuid' | 'robotName' | 'ruleNames' | 'interfaceNames' | 'event' | 'status' | 'content' | 'failureReason', 'time'> }; result: Page<T.AlarmDelivery> };
  "alarmRule.create": { args: { body: T.AlarmRuleInput }; result: T.AlarmRule };
  "alarmRule.modify": { args: { body: T.AlarmRuleInput }; result: T.AlarmRule };
  "alarmRule.query": { args: { name?: string }; result: readonly T.AlarmRule[] };
  "alarmRule.remove": { args: { uuid: string }; result: undefined };
  "alarmRule.restore": { args: { uuid: string }; result: T.AlarmRule };
  "apiCallLog.query": { args: { body: Paging<T.ApiCallLog, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'entityNo' | 'direction' | 'method' | 'url' | 'success' | 'errorCode' | 'message' | 'requestBody' | 'responseBody', 'time' | 'elapsedMs' | 'httpStatus'> }; result: Page<T.ApiCallLog> };
  "articleItemProcessingConfig.get": { args: { interfaceConfigUuid: string }; result: T.ArticleItemProcessingConfig };
  "articleItemProcessingConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.FieldUpdateRulesInput }; result: T.ArticleItemProcessingConfig };
  "auth.create": { args: { body: T.AuthInput }; result: T.Auth };
  "auth.get": { args: { uuid: string }; result: T.Auth };
  "auth.getType": { args: Record<never, never>; result: readonly T.Choice[] };
  "auth.modify": { args: { body: T.AuthInput }; result: T.Auth };
  "auth.query": { args: { name?: string }; result: readonly T.Auth[] };
  "auth.remove": { args: { uuid: string }; result: undefined };
  "auth.restore": { args: { uuid: string }; result: T.Auth };
  "auth.test": { args: { body: T.AuthInput }; result: T.ConnectionTest };
  "carrier.page": { args: { body: Paging<T.Carrier, 'code' | 'name'> }; result: Page<T.Carrier> };
  "configurationLog.query": { args: { body: Paging<T.ConfigurationLog, 'kind' | 'recordUuid' | 'recordName' | 'action' | 'loginId', 'time'> }; result: Page<T.ConfigurationLog> };
  "dailyKnotConfig.offline": { args: { configUuid: string }; result: T.DailySettlementConfig };
  "dailyKnotConfig.online": { args: { configUuid: string }; result: T.DailySettlementConfig };
  "dailyKnotConfig.preview": { args: { body: T.DailySettlementConfigInput }; result: T.DailySettlementLog };
  "dailyKnotConfig.queryconfig": { args: Record<never, never>; result: readonly T.DailySettlementConfig[] };
  "dailyKnotConfig.querylog": { args: { body: Paging<T.DailySettlementLog, 'configUuid' | 'configType' | 'success', 'time'> }; result: Page<T.DailySettlementLog> };
  "dailyKnotConfig.save": { args: { body: T.DailySettlementConfigInput }; result: T.DailySettlementConfig };
  "datasource.create": { args: { body: T.DataSourceInput }; result: T.DataSource };
  "datasource.get": { args: { uuid: string }; result: T.DataSource };
  "datasource.modify": { args: { body: T.DataSourceInput }; result: T.DataSource };
  "datasource.query": { args: { name?: string }; result: readonly T.DataSource[] };
  "datasource.remove": { args: { uuid: string }; result: undefined };
  "datasource.restore": { args: { uuid: string }; result: T.DataSource };
  "datasource.test": { args: { body: T.DataSourceInput }; result: T.ConnectionTest };
  "dc.listCompany": { args: Record<never, never>; result: readonly T.Dc[] };
  "dc.page": { args: { body: Paging<T.Dc, 'code' | 'name'> }; result: Page<T.Dc> };
  "dingding.create": { args: { body: T.RobotInput }; result: T.Robot };
  "dingding.modify": { args: { body: T.RobotInput }; result: T.Robot };
  "dingding.query": { args: { name?: string }; result: readonly T.Robot[] };
  "dingding.remove": { args: { uuid: string }; result: undefined };
  "dingding.restore": { args: { uuid: string }; result: T.Robot };
  "dingding.test": { args: { uuid: string }; result: T.ConnectionTest };
  "erp.create": { args: { body: T.ErpInput }; result: T.Erp };
  "erp.get": { args: { uuid: string }; result: T.Erp };
  "erp.geterpType": { args: Record<never, never>; result: readonly T.Choice[] };
  "erp.modify": { args: { body: T.ErpInput }; result: T.Erp };
  "erp.modifyHttpExtend": { args: { uuid: string; body: T.ExtendInfoInput }; result: T.Erp };
  "erp.query": { args: { body: Paging<T.Erp, 'name' | 'erpType' | 'basePath' | 'dataSourceUuid' | 'authUuid'> }; result: Page<T.Erp> };
  "erp.remove": { args: { uuid: string }; result: undefined };
  "erp.restore": { args: { uuid: string }; result: T.Erp };
  "erp.test": { args: { body: T.ErpInput }; result: T.ConnectionTest };
  "erp.testSuccessRule": { args: { body: T.ErpInput }; result: T.SuccessRuleTest };
  "field.query": { args: { interfaceName: string }; result: readonly T.Field[] };
  "globalConfig.get": { args: Record<never, never>; result: T.GlobalConfig };
  "globalConfig.save": { args: { body: T.GlobalConfigInput }; result: T.GlobalConfig };
  "health.query": { args: { body: T.HealthQueryInput }; result: T.Health };
  "ignoreStockBinUsageConfig.queryConfig": { args: { interfaceConfigUuid: string }; result: T.IgnoreStockBinUsageConfig };
  "ignoreStockBinUsageConfig.queryField": { args: Record<never, never>; result: readonly T.Choice[] };
  "ignoreStockBinUsageConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.BinUsagesInput }; result: T.IgnoreStockBinUsageConfig };
  "ignoreUpdateConfig.queryConfig": { args: { interfaceConfigUuid: string }; result: T.IgnoreUpdateConfig };
  "ignoreUpdateConfig.queryField": { args: { interfaceName: string }; result: readonly T.Field[] };
  "ignoreUpdateConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.FieldNamesInput }; result: T.IgnoreUpdateConfig };
  "interfaceConfig.batch": { args: { body: T.InterfaceBatchInput }; result: T.BatchResult };
  "interfaceConfig.batchWarning": { args: { body: T.InterfaceBatchInput }; result: T.BatchWarning };
  "interfaceConfig.copyPlan": { args: { sourceDcCode?: string; dcCode?: string; sourceOwnerCode?: string; ownerCode?: string; sourceCarrierCode?: string; carrierCode?: string; menuName?: string; sourceErpUuid?: string; targetErpUuid?: string; policy?: "fail" | "skip" | "overwrite" }; result: T.ImportPlan };
  "interfaceConfig.copycarrier": { args: { sourceCarrierCode: string; carrierCode: string; menuName?: string; planHash?: string; policy?: "fail" | "skip" | "overwrite" }; result: T.ImportResult };
  "interfaceConfig.copydc": { args: { sourceDcCode: string; dcCode: string; menuName?: string; planHash?: string; policy?: "fail" | "skip" | "overwrite" }; result: T.ImportResult };
  "interfaceConfig.copyowner": { args: { sourceOwnerCode: string; ownerCode: string; menuName?: string; sourceErpUuid?: string; targetErpUuid?: string; planHash?: string; policy?: "fail" | "skip" | "overwrite" }; result: T.ImportResult };
  "interfaceConfig.create": { args: { body: T.InterfaceInput }; result: T.Interface };
  "interfaceConfig.debug": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.debugRun": { args: { body: T.DebugInputInput }; result: T.DebugRun };
  "interfaceConfig.export": { args: { ownerCode?: string; dcCode?: string; interfaceUuid?: string; menuName?: string; body: T.UuidsInput }; result: T.ExportFile };
  "interfaceConfig.getAllInterfaceType": { args: Record<never, never>; result: readonly T.Choice[] };
  "interfaceConfig.getAllMenuName": { args: Record<never, never>; result: readonly T.Choice[] };
  "interfaceConfig.getEventTypes": { args: Record<never, never>; result: readonly T.Choice[] };
  "interfaceConfig.import": { args: { ownerCode?: string; dcCode?: string; erpUuid?: string; dingDingUuid?: string; dataSourceUuid?: string; serviceUrl?: string; planHash?: string; policy?: "fail" | "skip" | "overwrite"; body: T.ExportFileInput }; result: T.ImportResult };
  "interfaceConfig.importPlan": { args: { ownerCode?: string; dcCode?: string; erpUuid?: string; dingDingUuid?: string; dataSourceUuid?: string; serviceUrl?: string; policy?: "fail" | "skip" | "overwrite"; body: T.ExportFileInput }; result: T.ImportPlan };
  "interfaceConfig.isSupportFieldUpdate": { args: { interfaceName: string }; result: T.FieldUpdateSupport };
  "interfaceConfig.modify": { args: { body: T.InterfaceInput }; result: T.Interface };
  "interfaceConfig.offline": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.online": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.query": { args: { body: Paging<T.Interface, 'interfaceType' | 'menuName' | 'interfaceName' | 'status' | 'debug' | 'type' | 'triggerStrategy' | 'scope' | 'dcCode' | 'carrierCode' | 'ownerCode' | 'erpUuid' | 'dataSourceUuid' | 'dingDingUuid'> }; result: Page<T.Interface> };
  "interfaceConfig.remove": { args: { uuid: string }; result: undefined };
  "interfaceConfig.restore": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.resume": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.runNow": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.suspend": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.testSuccessRule": { args: { body: T.InterfaceInput }; result: T.SuccessRuleTest };
  "interfaceConfig.unDebug": { args: { uuid: string }; result: T.Interface };
  "interfacelog.query": { args: { body: Paging<T.InterfaceLog, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'level' | 'type' | 'entity' | 'data' | 'details', 'time' | 'elapsedMs'> }; result: Page<T.InterfaceLog> };
  "menu.create": { args: { body: T.MenuInput }; result: T.Menu };
  "menu.query": { args: { interfaceType: string }; result: readonly T.Menu[] };
  "menu.queryAllMenus": { args: Record<never, never>; result: readonly T.Menu[] };
  "menu.remove": { args: { uuid: string }; result: undefined };
  "menu.restore": { args: { uuid: string }; result: T.Menu };
  "outbox.query": { args: { body: Paging<T.OutboxDocument, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'entityNo' | 'idempotencyKey' | 'data', 'time'> }; result: Page<T.OutboxDocument> };
  "owner.page": { args: { body: Paging<T.Owner, 'code' | 'name'> }; result: Page<T.Owner> };
  "pendingData.batch": { args: { body: T.PendingBatchInput }; result: T.BatchResult };
  "pendingData.cancel": { args: { uuid: string; reason: string }; result: T.PendingData };
  "pendingData.debug": { args: { uuid: string }; result: T.DebugRun };
  "pendingData.failures": { args: { interfaceUuid: string }; result: readonly T.FailureGroup[] };
  "pendingData.get": { args: { uuid: string }; result: T.PendingData };
  "pendingData.query": { args: { body: Paging<T.PendingData, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'dcCode' | 'ownerCode' | 'direction' | 'entityNo' | 'status' | 'failureReason' | 'errorCode' | 'causeKey', 'failureCount' | 'firstFailureTime' | 'createTime' | 'lastRunTime'> }; result: Page<T.PendingData> };
  "pendingData.resend": { args: { uuid: string; body: T.ResentDocumentInput }; result: T.PendingData };
  "pendingData.reset": { args: { uuid: string }; result: T.PendingData };
  "pendingData.retry": { args: { body: T.FailureRetryInput }; result: T.BatchResult };
  "processSchemeIgnoreConfig.queryConfig": { args: { interfaceConfigUuid: string }; result: T.ProcessSchemeIgnoreConfig };
  "processSchemeIgnoreConfig.queryField": { args: { interfaceName: string }; result: readonly T.Field[] };
  "processSchemeIgnoreConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.FieldNamesInput }; result: T.ProcessSchemeIgnoreConfig };
  "securityconfig.get": { args: Record<never, never>; result: T.SecurityConfig };
  "securityconfig.ownAddress": { args: { body: T.SecurityConfigInput }; result: T.OwnAddress };
  "securityconfig.save": { args: { body: T.SecurityConfigInput }; result: T.SecurityConfig };
  "testRequest.send": { args: { body: T.TestRequestInput }; result: T.TestResponse };
  "uploadconfig.get": { args: { type: string; interfaceConfigUuid: string }; result: T.UploadConfig };
  "uploadconfig.save": { args: { limited: boolean; interfaceConfigUuid: string; version?: number }; result: T.UploadConfig };
}
