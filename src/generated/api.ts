// Generated from schemas/ by `npm run generate`: do not edit.

import type { Page } from '#contract/api/envelope.ts';
import { withDefaults } from '#contract/api/operation.ts';
import type * as T from './types.ts';

/** Rows omit the usual values. */
export const operations = withDefaults({
  "account.changePassword": {"bodyFrom":{},"service":"account","path":"/password","body":"passwordChange","entity":"passwordOwner","access":"viewer","optional":true},
  "account.login": {"bodyFrom":{},"service":"account","path":"/login","body":"credentials","entity":"loginResult","optional":true,"public":true},
  "account.logout": {"service":"account","path":"/logout","result":"none","access":"viewer","optional":true},
  "account.reportExport": {"service":"account","path":"/reportExport","body":"listExport","result":"none","access":"viewer","optional":true},
  "alarmDelivery.query": {"body":"alarmDelivery","result":"page","optional":true},
  "alarmRule.create": {"body":"alarmRule","optional":true},
  "alarmRule.modify": {"body":"alarmRule","optional":true},
  "alarmRule.query": {"method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","optional":true},
  "alarmRule.remove": {"query":{"uuid":null},"result":"none","optional":true},
  "alarmRule.restore": {"query":{"uuid":null},"optional":true},
  "apiCallLog.query": {"body":"apiCallLog","result":"page","optional":true},
  "articleItemProcessingConfig.get": {"method":"GET","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null}},
  "articleItemProcessingConfig.save": {"bodyFrom":{},"path":"/articleItemProcessingConfig","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldUpdateRules","entity":"articleItemProcessingConfig"},
  "auditEntry.query": {"body":"auditEntry","result":"page","access":"administrator","optional":true},
  "auth.create": {"body":"auth"},
  "auth.get": {"method":"GET","path":"/auth/{uuid}"},
  "auth.getType": {"method":"GET","result":"list","entity":"choice"},
  "auth.modify": {"body":"auth"},
  "auth.query": {"method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list"},
  "auth.remove": {"query":{"uuid":null},"result":"none"},
  "auth.restore": {"query":{"uuid":null},"optional":true},
  "auth.test": {"body":"auth","entity":"connectionTest","optional":true},
  "basicData.import": {"service":"basic","query":{"planHash":null},"body":"basicDataImport","entity":"importResult","optional":true},
  "basicData.importPlan": {"service":"basic","body":"basicDataImport","entity":"importPlan","optional":true},
  "carrier.create": {"service":"basic","body":"carrier","optional":true},
  "carrier.modify": {"service":"basic","body":"carrier","optional":true},
  "carrier.page": {"service":"basic","body":"carrier","result":"page","optional":true},
  "carrier.remove": {"service":"basic","query":{"uuid":null},"result":"none","optional":true},
  "carrier.restore": {"service":"basic","query":{"uuid":null},"optional":true},
  "company.create": {"bodyFrom":{},"service":"account","body":"company","access":"administrator","optional":true},
  "company.disable": {"service":"account","query":{"uuid":null},"access":"administrator","optional":true},
  "company.enable": {"service":"account","query":{"uuid":null},"access":"administrator","optional":true},
  "company.modify": {"bodyFrom":{},"service":"account","body":"company","access":"administrator","optional":true},
  "company.query": {"service":"account","method":"GET","result":"list","optional":true},
  "configurationLog.compare": {"method":"GET","query":{"uuid":null,"otherUuid":null},"entity":"versionComparison","access":"operator","optional":true},
  "configurationLog.get": {"method":"GET","path":"/configurationLog/{uuid}","access":"operator","optional":true},
  "configurationLog.query": {"body":"configurationLog","result":"page","access":"operator","optional":true},
  "configurationLog.restoreVersion": {"query":{"uuid":null,"version":null},"result":"none","optional":true},
  "dailyKnotConfig.offline": {"query":{"configUuid":null},"entity":"dailySettlementConfig","access":"operator"},
  "dailyKnotConfig.online": {"query":{"configUuid":null},"entity":"dailySettlementConfig","access":"operator"},
  "dailyKnotConfig.preview": {"body":"dailySettlementConfig","entity":"dailySettlementLog","access":"viewer","optional":true},
  "dailyKnotConfig.queryconfig": {"method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"dailySettlementConfig"},
  "dailyKnotConfig.querylog": {"body":"dailySettlementLog","result":"page"},
  "dailyKnotConfig.save": {"path":"/dailyKnotConfig","body":"dailySettlementConfig"},
  "datasource.create": {"body":"dataSource"},
  "datasource.get": {"method":"GET","path":"/datasource/{uuid}","entity":"dataSource"},
  "datasource.modify": {"body":"dataSource"},
  "datasource.query": {"method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"dataSource"},
  "datasource.remove": {"query":{"uuid":null},"result":"none"},
  "datasource.restore": {"query":{"uuid":null},"entity":"dataSource","optional":true},
  "datasource.test": {"body":"dataSource","entity":"connectionTest","optional":true},
  "dc.create": {"service":"basic","body":"dc","optional":true},
  "dc.listCompany": {"service":"basic","method":"GET","path":"/dc/list/company","query":{"companyUuid":"companyUuid"},"result":"list"},
  "dc.modify": {"service":"basic","body":"dc","optional":true},
  "dc.page": {"service":"basic","body":"dc","result":"page"},
  "dc.remove": {"service":"basic","query":{"uuid":null},"result":"none","optional":true},
  "dc.restore": {"service":"basic","query":{"uuid":null},"optional":true},
  "dingding.create": {"service":"account","body":"robot","optional":true},
  "dingding.modify": {"service":"account","body":"robot","optional":true},
  "dingding.query": {"service":"account","method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","entity":"robot"},
  "dingding.remove": {"service":"account","query":{"uuid":null},"result":"none","optional":true},
  "dingding.restore": {"service":"account","query":{"uuid":null},"entity":"robot","optional":true},
  "dingding.test": {"service":"account","query":{"uuid":null},"entity":"connectionTest","optional":true},
  "erp.create": {"body":"erp"},
  "erp.get": {"method":"GET","path":"/erp/{uuid}"},
  "erp.geterpType": {"method":"GET","result":"list","entity":"choice"},
  "erp.modify": {"body":"erp"},
  "erp.modifyHttpExtend": {"bodyFrom":{},"query":{"uuid":null},"body":"extendInfo","entity":"erp"},
  "erp.query": {"body":"erp","result":"page"},
  "erp.remove": {"query":{"uuid":null},"result":"none"},
  "erp.restore": {"query":{"uuid":null},"optional":true},
  "erp.test": {"body":"erp","entity":"connectionTest","optional":true},
  "erp.testSuccessRule": {"body":"erp","entity":"successRuleTest","optional":true},
  "field.query": {"method":"GET","path":"/field","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list"},
  "globalConfig.get": {"method":"GET","query":{"companyUuid":"companyUuid"},"optional":true},
  "globalConfig.save": {"body":"globalConfig","optional":true},
  "health.query": {"body":"healthQuery","entity":"health","access":"viewer","optional":true},
  "ignoreStockBinUsageConfig.queryConfig": {"method":"GET","query":{"interfaceConfigUuid":null}},
  "ignoreStockBinUsageConfig.queryField": {"method":"GET","result":"list","entity":"choice"},
  "ignoreStockBinUsageConfig.save": {"bodyFrom":{},"path":"/ignoreStockBinUsageConfig","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"binUsages","entity":"ignoreStockBinUsageConfig"},
  "ignoreUpdateConfig.queryConfig": {"method":"GET","query":{"interfaceConfigUuid":null}},
  "ignoreUpdateConfig.queryField": {"method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list","entity":"field"},
  "ignoreUpdateConfig.save": {"bodyFrom":{},"path":"/ignoreUpdateConfig","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldNames","entity":"ignoreUpdateConfig"},
  "interfaceConfig.batch": {"body":"interfaceBatch","entity":"batchResult","access":"operator","optional":true},
  "interfaceConfig.batchWarning": {"body":"interfaceBatch","entity":"batchWarning","access":"operator","optional":true},
  "interfaceConfig.copyPlan": {"query":{"companyUuid":"companyUuid","sourceDcCode":null,"dcCode":null,"sourceOwnerCode":null,"ownerCode":null,"sourceCarrierCode":null,"carrierCode":null,"menuName":null,"sourceErpUuid":null,"targetErpUuid":null,"policy":null},"entity":"importPlan","optional":true},
  "interfaceConfig.copycarrier": {"query":{"companyUuid":"companyUuid","sourceCarrierCode":null,"carrierCode":null,"menuName":null,"planHash":null,"policy":null},"entity":"importResult","optional":true},
  "interfaceConfig.copydc": {"query":{"companyUuid":"companyUuid","sourceDcCode":null,"dcCode":null,"menuName":null,"planHash":null,"policy":null},"entity":"importResult"},
  "interfaceConfig.copyowner": {"query":{"companyUuid":"companyUuid","sourceOwnerCode":null,"ownerCode":null,"menuName":null,"sourceErpUuid":null,"targetErpUuid":null,"planHash":null,"policy":null},"entity":"importResult"},
  "interfaceConfig.create": {"body":"interface"},
  "interfaceConfig.debug": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfaceConfig.debugRun": {"bodyFrom":{},"body":"debugInput","entity":"debugRun","access":"operator","optional":true},
  "interfaceConfig.export": {"bodyFrom":{},"query":{"companyUuid":"companyUuid","ownerCode":null,"dcCode":null,"interfaceUuid":null,"menuName":null},"body":"uuids","entity":"exportFile","access":"viewer"},
  "interfaceConfig.getAllInterfaceType": {"method":"GET","result":"list","entity":"choice"},
  "interfaceConfig.getAllMenuName": {"method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"choice"},
  "interfaceConfig.getEventTypes": {"method":"GET","result":"list","entity":"choice"},
  "interfaceConfig.import": {"bodyFrom":{},"query":{"companyUuid":"companyUuid","ownerCode":"","dcCode":"","erpUuid":"","dingDingUuid":"","dataSourceUuid":null,"authUuid":null,"serviceUrl":null,"planHash":null,"policy":null},"body":"exportFile","entity":"importResult"},
  "interfaceConfig.importPlan": {"bodyFrom":{},"query":{"companyUuid":"companyUuid","ownerCode":"","dcCode":"","erpUuid":"","dingDingUuid":"","dataSourceUuid":null,"authUuid":null,"serviceUrl":null,"policy":null},"body":"exportFile","entity":"importPlan","optional":true},
  "interfaceConfig.isSupportFieldUpdate": {"method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"entity":"fieldUpdateSupport"},
  "interfaceConfig.modify": {"body":"interface"},
  "interfaceConfig.offline": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfaceConfig.online": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfaceConfig.query": {"body":"interface","result":"page"},
  "interfaceConfig.remove": {"query":{"uuid":null},"result":"none"},
  "interfaceConfig.restore": {"query":{"uuid":null},"entity":"interface","optional":true},
  "interfaceConfig.resume": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfaceConfig.runNow": {"query":{"uuid":null},"entity":"interface","access":"operator","optional":true},
  "interfaceConfig.suspend": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfaceConfig.testSuccessRule": {"body":"interface","entity":"successRuleTest","optional":true},
  "interfaceConfig.unDebug": {"query":{"uuid":null},"entity":"interface","access":"operator"},
  "interfacelog.query": {"body":"interfaceLog","result":"page"},
  "menu.create": {"body":"menu","optional":true},
  "menu.query": {"method":"GET","path":"/menu","query":{"interfaceType":null,"companyUuid":"companyUuid"},"result":"list"},
  "menu.queryAllMenus": {"method":"GET","query":{"companyUuid":"companyUuid"},"result":"list"},
  "menu.remove": {"query":{"uuid":null},"result":"none","optional":true},
  "menu.restore": {"query":{"uuid":null},"optional":true},
  "operator.create": {"service":"account","body":"companyOperator","access":"administrator","optional":true},
  "operator.disable": {"service":"account","query":{"uuid":null},"entity":"companyOperator","access":"administrator","optional":true},
  "operator.enable": {"service":"account","query":{"uuid":null},"entity":"companyOperator","access":"administrator","optional":true},
  "operator.modify": {"service":"account","body":"companyOperator","access":"administrator","optional":true},
  "operator.query": {"service":"account","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"companyOperator","access":"administrator","optional":true},
  "operator.remove": {"service":"account","query":{"uuid":null},"result":"none","access":"administrator","optional":true},
  "operator.resetPassword": {"service":"account","query":{"uuid":null},"entity":"signInLink","access":"administrator","optional":true},
  "outbox.query": {"body":"outboxDocument","result":"page","optional":true},
  "owner.create": {"service":"basic","body":"owner","optional":true},
  "owner.modify": {"service":"basic","body":"owner","optional":true},
  "owner.page": {"service":"basic","body":"owner","result":"page"},
  "owner.remove": {"service":"basic","query":{"uuid":null},"result":"none","optional":true},
  "owner.restore": {"service":"basic","query":{"uuid":null},"optional":true},
  "partnerKey.create": {"body":"partnerKey","access":"administrator","optional":true},
  "partnerKey.modify": {"body":"partnerKey","access":"administrator","optional":true},
  "partnerKey.query": {"method":"GET","query":{"companyUuid":"companyUuid","name":null},"result":"list","access":"engineer","optional":true},
  "partnerKey.remove": {"query":{"uuid":null},"result":"none","access":"administrator","optional":true},
  "partnerKey.revoke": {"query":{"uuid":null},"access":"administrator","optional":true},
  "partnerKey.rotate": {"query":{"uuid":null},"entity":"partnerKeySecret","access":"administrator","optional":true},
  "pendingData.batch": {"body":"pendingBatch","entity":"batchResult","access":"operator","optional":true},
  "pendingData.cancel": {"query":{"uuid":null,"reason":null},"access":"operator","optional":true},
  "pendingData.debug": {"query":{"uuid":null},"entity":"debugRun","access":"operator","optional":true},
  "pendingData.failures": {"method":"GET","query":{"interfaceUuid":null},"result":"list","entity":"failureGroup","optional":true},
  "pendingData.get": {"method":"GET","path":"/pendingData/{uuid}","optional":true},
  "pendingData.query": {"body":"pendingData","result":"page","optional":true},
  "pendingData.resend": {"bodyFrom":{},"query":{"uuid":null},"body":"resentDocument","entity":"pendingData","access":"operator","optional":true},
  "pendingData.reset": {"query":{"uuid":null},"access":"operator","optional":true},
  "pendingData.retry": {"body":"failureRetry","entity":"batchResult","access":"operator","optional":true},
  "processSchemeIgnoreConfig.queryConfig": {"method":"GET","query":{"interfaceConfigUuid":null}},
  "processSchemeIgnoreConfig.queryField": {"method":"GET","query":{"interfaceName":null,"companyUuid":"companyUuid"},"result":"list","entity":"field"},
  "processSchemeIgnoreConfig.save": {"bodyFrom":{},"path":"/processSchemeIgnoreConfig","query":{"companyUuid":"companyUuid","interfaceConfigUuid":null,"version":null},"body":"fieldNames","entity":"processSchemeIgnoreConfig"},
  "securityconfig.get": {"method":"GET","query":{"companyUuid":"companyUuid"},"entity":"securityConfig","access":"engineer"},
  "securityconfig.ownAddress": {"body":"securityConfig","entity":"ownAddress","access":"viewer","optional":true},
  "securityconfig.save": {"body":"securityConfig","access":"administrator"},
  "session.query": {"service":"account","method":"GET","query":{"companyUuid":"companyUuid"},"result":"list","entity":"loginSession","optional":true},
  "session.remove": {"service":"account","query":{"uuid":null},"result":"none","access":"viewer","optional":true},
  "testRequest.send": {"bodyFrom":{},"path":"/testRequest","query":{"companyUuid":"companyUuid"},"body":"testRequest","entity":"testResponse","access":"operator","optional":true},
  "uploadconfig.get": {"method":"GET","path":"/uploadconfig","query":{"type":null,"interfaceConfigUuid":null},"entity":"uploadConfig"},
  "uploadconfig.save": {"path":"/uploadconfig","query":{"limited":null,"interfaceConfigUuid":null,"version":null},"entity":"uploadConfig"},
} as const);

/** A paging body: `page` counts from 0 and is ignored beside `after`, the `paging.next` of an answer; filters are properties of the entity, of choices also several at once; instants and figures are ranges. */
type PagingBody<E, K extends keyof E, R extends keyof E & string = never> = {
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
  "account.changePassword": { args: { body: T.PasswordChangeInput }; result: T.PasswordOwner };
  "account.login": { args: { body: T.CredentialsInput }; result: T.LoginResult };
  "account.logout": { args: Record<never, never>; result: undefined };
  "account.reportExport": { args: { body: T.ListExportInput }; result: undefined };
  "alarmDelivery.query": { args: { body: PagingBody<T.AlarmDelivery, 'dingDingUuid' | 'robotName' | 'ruleNames' | 'interfaceNames' | 'event' | 'status' | 'content' | 'failureReason', 'time'> }; result: Page<T.AlarmDelivery> };
  "alarmRule.create": { args: { body: T.AlarmRuleInput }; result: T.AlarmRule };
  "alarmRule.modify": { args: { body: T.AlarmRuleInput }; result: T.AlarmRule };
  "alarmRule.query": { args: { name?: string }; result: readonly T.AlarmRule[] };
  "alarmRule.remove": { args: { uuid: string }; result: undefined };
  "alarmRule.restore": { args: { uuid: string }; result: T.AlarmRule };
  "apiCallLog.query": { args: { body: PagingBody<T.ApiCallLog, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'entityNo' | 'direction' | 'method' | 'url' | 'success' | 'errorCode' | 'message' | 'requestBody' | 'responseBody', 'time' | 'elapsedMs' | 'httpStatus'> }; result: Page<T.ApiCallLog> };
  "articleItemProcessingConfig.get": { args: { interfaceConfigUuid: string }; result: T.ArticleItemProcessingConfig };
  "articleItemProcessingConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.FieldUpdateRulesInput }; result: T.ArticleItemProcessingConfig };
  "auditEntry.query": { args: { body: PagingBody<T.AuditEntry, 'event' | 'success' | 'loginId' | 'address' | 'subject' | 'operation' | 'errorCode', 'time'> }; result: Page<T.AuditEntry> };
  "auth.create": { args: { body: T.AuthInput }; result: T.Auth };
  "auth.get": { args: { uuid: string }; result: T.Auth };
  "auth.getType": { args: Record<never, never>; result: readonly T.Choice[] };
  "auth.modify": { args: { body: T.AuthInput }; result: T.Auth };
  "auth.query": { args: { name?: string }; result: readonly T.Auth[] };
  "auth.remove": { args: { uuid: string }; result: undefined };
  "auth.restore": { args: { uuid: string }; result: T.Auth };
  "auth.test": { args: { body: T.AuthInput }; result: T.ConnectionTest };
  "basicData.import": { args: { planHash?: string; body: T.BasicDataImportInput }; result: T.ImportResult };
  "basicData.importPlan": { args: { body: T.BasicDataImportInput }; result: T.ImportPlan };
  "carrier.create": { args: { body: T.CarrierInput }; result: T.Carrier };
  "carrier.modify": { args: { body: T.CarrierInput }; result: T.Carrier };
  "carrier.page": { args: { body: PagingBody<T.Carrier, 'code' | 'name' | 'disabled'> }; result: Page<T.Carrier> };
  "carrier.remove": { args: { uuid: string }; result: undefined };
  "carrier.restore": { args: { uuid: string }; result: T.Carrier };
  "company.create": { args: { body: T.CompanyInput }; result: T.Company };
  "company.disable": { args: { uuid: string }; result: T.Company };
  "company.enable": { args: { uuid: string }; result: T.Company };
  "company.modify": { args: { body: T.CompanyInput }; result: T.Company };
  "company.query": { args: Record<never, never>; result: readonly T.Company[] };
  "configurationLog.compare": { args: { uuid: string; otherUuid?: string }; result: T.VersionComparison };
  "configurationLog.get": { args: { uuid: string }; result: T.ConfigurationLog };
  "configurationLog.query": { args: { body: PagingBody<T.ConfigurationLog, 'kind' | 'recordUuid' | 'recordName' | 'action' | 'loginId', 'time'> }; result: Page<T.ConfigurationLog> };
  "configurationLog.restoreVersion": { args: { uuid: string; version?: number }; result: undefined };
  "dailyKnotConfig.offline": { args: { configUuid: string }; result: T.DailySettlementConfig };
  "dailyKnotConfig.online": { args: { configUuid: string }; result: T.DailySettlementConfig };
  "dailyKnotConfig.preview": { args: { body: T.DailySettlementConfigInput }; result: T.DailySettlementLog };
  "dailyKnotConfig.queryconfig": { args: Record<never, never>; result: readonly T.DailySettlementConfig[] };
  "dailyKnotConfig.querylog": { args: { body: PagingBody<T.DailySettlementLog, 'configUuid' | 'configType' | 'success', 'time'> }; result: Page<T.DailySettlementLog> };
  "dailyKnotConfig.save": { args: { body: T.DailySettlementConfigInput }; result: T.DailySettlementConfig };
  "datasource.create": { args: { body: T.DataSourceInput }; result: T.DataSource };
  "datasource.get": { args: { uuid: string }; result: T.DataSource };
  "datasource.modify": { args: { body: T.DataSourceInput }; result: T.DataSource };
  "datasource.query": { args: { name?: string }; result: readonly T.DataSource[] };
  "datasource.remove": { args: { uuid: string }; result: undefined };
  "datasource.restore": { args: { uuid: string }; result: T.DataSource };
  "datasource.test": { args: { body: T.DataSourceInput }; result: T.ConnectionTest };
  "dc.create": { args: { body: T.DcInput }; result: T.Dc };
  "dc.listCompany": { args: Record<never, never>; result: readonly T.Dc[] };
  "dc.modify": { args: { body: T.DcInput }; result: T.Dc };
  "dc.page": { args: { body: PagingBody<T.Dc, 'code' | 'name' | 'disabled'> }; result: Page<T.Dc> };
  "dc.remove": { args: { uuid: string }; result: undefined };
  "dc.restore": { args: { uuid: string }; result: T.Dc };
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
  "erp.query": { args: { body: PagingBody<T.Erp, 'name' | 'erpType' | 'basePath' | 'dataSourceUuid' | 'authUuid'> }; result: Page<T.Erp> };
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
  "interfaceConfig.import": { args: { ownerCode?: string; dcCode?: string; erpUuid?: string; dingDingUuid?: string; dataSourceUuid?: string; authUuid?: string; serviceUrl?: string; planHash?: string; policy?: "fail" | "skip" | "overwrite"; body: T.ExportFileInput }; result: T.ImportResult };
  "interfaceConfig.importPlan": { args: { ownerCode?: string; dcCode?: string; erpUuid?: string; dingDingUuid?: string; dataSourceUuid?: string; authUuid?: string; serviceUrl?: string; policy?: "fail" | "skip" | "overwrite"; body: T.ExportFileInput }; result: T.ImportPlan };
  "interfaceConfig.isSupportFieldUpdate": { args: { interfaceName: string }; result: T.FieldUpdateSupport };
  "interfaceConfig.modify": { args: { body: T.InterfaceInput }; result: T.Interface };
  "interfaceConfig.offline": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.online": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.query": { args: { body: PagingBody<T.Interface, 'interfaceType' | 'menuName' | 'interfaceName' | 'status' | 'debug' | 'type' | 'triggerStrategy' | 'scope' | 'dcCode' | 'carrierCode' | 'ownerCode' | 'erpUuid' | 'dataSourceUuid' | 'dingDingUuid'> }; result: Page<T.Interface> };
  "interfaceConfig.remove": { args: { uuid: string }; result: undefined };
  "interfaceConfig.restore": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.resume": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.runNow": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.suspend": { args: { uuid: string }; result: T.Interface };
  "interfaceConfig.testSuccessRule": { args: { body: T.InterfaceInput }; result: T.SuccessRuleTest };
  "interfaceConfig.unDebug": { args: { uuid: string }; result: T.Interface };
  "interfacelog.query": { args: { body: PagingBody<T.InterfaceLog, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'level' | 'type' | 'entity' | 'data' | 'details', 'time' | 'elapsedMs'> }; result: Page<T.InterfaceLog> };
  "menu.create": { args: { body: T.MenuInput }; result: T.Menu };
  "menu.query": { args: { interfaceType: string }; result: readonly T.Menu[] };
  "menu.queryAllMenus": { args: Record<never, never>; result: readonly T.Menu[] };
  "menu.remove": { args: { uuid: string }; result: undefined };
  "menu.restore": { args: { uuid: string }; result: T.Menu };
  "operator.create": { args: { body: T.CompanyOperatorInput }; result: T.CompanyOperator };
  "operator.disable": { args: { uuid: string }; result: T.CompanyOperator };
  "operator.enable": { args: { uuid: string }; result: T.CompanyOperator };
  "operator.modify": { args: { body: T.CompanyOperatorInput }; result: T.CompanyOperator };
  "operator.query": { args: Record<never, never>; result: readonly T.CompanyOperator[] };
  "operator.remove": { args: { uuid: string }; result: undefined };
  "operator.resetPassword": { args: { uuid: string }; result: T.SignInLink };
  "outbox.query": { args: { body: PagingBody<T.OutboxDocument, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'entityNo' | 'idempotencyKey' | 'data', 'time'> }; result: Page<T.OutboxDocument> };
  "owner.create": { args: { body: T.OwnerInput }; result: T.Owner };
  "owner.modify": { args: { body: T.OwnerInput }; result: T.Owner };
  "owner.page": { args: { body: PagingBody<T.Owner, 'code' | 'name' | 'disabled'> }; result: Page<T.Owner> };
  "owner.remove": { args: { uuid: string }; result: undefined };
  "owner.restore": { args: { uuid: string }; result: T.Owner };
  "partnerKey.create": { args: { body: T.PartnerKeyInput }; result: T.PartnerKey };
  "partnerKey.modify": { args: { body: T.PartnerKeyInput }; result: T.PartnerKey };
  "partnerKey.query": { args: { name?: string }; result: readonly T.PartnerKey[] };
  "partnerKey.remove": { args: { uuid: string }; result: undefined };
  "partnerKey.revoke": { args: { uuid: string }; result: T.PartnerKey };
  "partnerKey.rotate": { args: { uuid: string }; result: T.PartnerKeySecret };
  "pendingData.batch": { args: { body: T.PendingBatchInput }; result: T.BatchResult };
  "pendingData.cancel": { args: { uuid: string; reason: string }; result: T.PendingData };
  "pendingData.debug": { args: { uuid: string }; result: T.DebugRun };
  "pendingData.failures": { args: { interfaceUuid: string }; result: readonly T.FailureGroup[] };
  "pendingData.get": { args: { uuid: string }; result: T.PendingData };
  "pendingData.query": { args: { body: PagingBody<T.PendingData, 'interfaceUuid' | 'interfaceName' | 'interfaceType' | 'dcCode' | 'ownerCode' | 'direction' | 'entityNo' | 'status' | 'failureReason' | 'errorCode' | 'causeKey', 'failureCount' | 'firstFailureTime' | 'createTime' | 'lastRunTime'> }; result: Page<T.PendingData> };
  "pendingData.resend": { args: { uuid: string; body: T.ResentDocumentInput }; result: T.PendingData };
  "pendingData.reset": { args: { uuid: string }; result: T.PendingData };
  "pendingData.retry": { args: { body: T.FailureRetryInput }; result: T.BatchResult };
  "processSchemeIgnoreConfig.queryConfig": { args: { interfaceConfigUuid: string }; result: T.ProcessSchemeIgnoreConfig };
  "processSchemeIgnoreConfig.queryField": { args: { interfaceName: string }; result: readonly T.Field[] };
  "processSchemeIgnoreConfig.save": { args: { interfaceConfigUuid: string; version?: number; body: T.FieldNamesInput }; result: T.ProcessSchemeIgnoreConfig };
  "securityconfig.get": { args: Record<never, never>; result: T.SecurityConfig };
  "securityconfig.ownAddress": { args: { body: T.SecurityConfigInput }; result: T.OwnAddress };
  "securityconfig.save": { args: { body: T.SecurityConfigInput }; result: T.SecurityConfig };
  "session.query": { args: Record<never, never>; result: readonly T.LoginSession[] };
  "session.remove": { args: { uuid: string }; result: undefined };
  "testRequest.send": { args: { body: T.TestRequestInput }; result: T.TestResponse };
  "uploadconfig.get": { args: { type: string; interfaceConfigUuid: string }; result: T.UploadConfig };
  "uploadconfig.save": { args: { limited: boolean; interfaceConfigUuid: string; version?: number }; result: T.UploadConfig };
}
