// Generated from schemas/ by `npm run generate`: do not edit.

import type { EntityValidators } from '#contract/model/form.ts';
import * as alarmDeliveryValidators from './alarmDelivery.js';
import * as alarmRuleValidators from './alarmRule.js';
import * as apiCallLogValidators from './apiCallLog.js';
import * as articleItemProcessingConfigValidators from './articleItemProcessingConfig.js';
import * as auditEntryValidators from './auditEntry.js';
import * as authValidators from './auth.js';
import * as basicDataImportValidators from './basicDataImport.js';
import * as batchResultValidators from './batchResult.js';
import * as batchWarningValidators from './batchWarning.js';
import * as binUsagesValidators from './binUsages.js';
import * as carrierValidators from './carrier.js';
import * as choiceValidators from './choice.js';
import * as companyValidators from './company.js';
import * as companyOperatorValidators from './companyOperator.js';
import * as configurationLogValidators from './configurationLog.js';
import * as connectionTestValidators from './connectionTest.js';
import * as copyByCarrierValidators from './copyByCarrier.js';
import * as copyByDcValidators from './copyByDc.js';
import * as copyByOwnerValidators from './copyByOwner.js';
import * as copyDocsByOwnerValidators from './copyDocsByOwner.js';
import * as credentialsValidators from './credentials.js';
import * as dailySettlementConfigValidators from './dailySettlementConfig.js';
import * as dailySettlementLogValidators from './dailySettlementLog.js';
import * as dataSourceValidators from './dataSource.js';
import * as dcValidators from './dc.js';
import * as debugInputValidators from './debugInput.js';
import * as debugRunValidators from './debugRun.js';
import * as erpValidators from './erp.js';
import * as eventReceiptsValidators from './eventReceipts.js';
import * as exchangeDocumentValidators from './exchangeDocument.js';
import * as exportFileValidators from './exportFile.js';
import * as exportSelectionValidators from './exportSelection.js';
import * as extendInfoValidators from './extendInfo.js';
import * as failureGroupValidators from './failureGroup.js';
import * as failureRetryValidators from './failureRetry.js';
import * as fieldValidators from './field.js';
import * as fieldMappingValidators from './fieldMapping.js';
import * as fieldMappingsValidators from './fieldMappings.js';
import * as fieldNamesValidators from './fieldNames.js';
import * as fieldUpdateRuleValidators from './fieldUpdateRule.js';
import * as fieldUpdateRulesValidators from './fieldUpdateRules.js';
import * as fieldUpdateSupportValidators from './fieldUpdateSupport.js';
import * as functionTypeValidators from './functionType.js';
import * as globalConfigValidators from './globalConfig.js';
import * as healthValidators from './health.js';
import * as healthQueryValidators from './healthQuery.js';
import * as ignoreStockBinUsageConfigValidators from './ignoreStockBinUsageConfig.js';
import * as ignoreUpdateConfigValidators from './ignoreUpdateConfig.js';
import * as importFormValidators from './importForm.js';
import * as importPlanValidators from './importPlan.js';
import * as importResultValidators from './importResult.js';
import * as interfaceValidators from './interface.js';
import * as interfaceBatchValidators from './interfaceBatch.js';
import * as interfaceLogValidators from './interfaceLog.js';
import * as listExportValidators from './listExport.js';
import * as loginResultValidators from './loginResult.js';
import * as loginSessionValidators from './loginSession.js';
import * as menuValidators from './menu.js';
import * as outboxDocumentValidators from './outboxDocument.js';
import * as ownAddressValidators from './ownAddress.js';
import * as ownerValidators from './owner.js';
import * as partnerKeyValidators from './partnerKey.js';
import * as partnerKeySecretValidators from './partnerKeySecret.js';
import * as passwordChangeValidators from './passwordChange.js';
import * as passwordOwnerValidators from './passwordOwner.js';
import * as pendingBatchValidators from './pendingBatch.js';
import * as pendingDataValidators from './pendingData.js';
import * as processSchemeIgnoreConfigValidators from './processSchemeIgnoreConfig.js';
import * as receiptValidators from './receipt.js';
import * as resentDocumentValidators from './resentDocument.js';
import * as robotValidators from './robot.js';
import * as securityConfigValidators from './securityConfig.js';
import * as signInLinkValidators from './signInLink.js';
import * as successRuleTestValidators from './successRuleTest.js';
import * as testRequestValidators from './testRequest.js';
import * as testResponseValidators from './testResponse.js';
import * as uploadConfigValidators from './uploadConfig.js';
import * as uuidsValidators from './uuids.js';
import * as versionComparisonValidators from './versionComparison.js';

export const entities: Readonly<Record<string, EntityValidators>> = {
  alarmDelivery: alarmDeliveryValidators,
  alarmRule: alarmRuleValidators,
  apiCallLog: apiCallLogValidators,
  articleItemProcessingConfig: articleItemProcessingConfigValidators,
  auditEntry: auditEntryValidators,
  auth: authValidators,
  basicDataImport: basicDataImportValidators,
  batchResult: batchResultValidators,
  batchWarning: batchWarningValidators,
  binUsages: binUsagesValidators,
  carrier: carrierValidators,
  choice: choiceValidators,
  company: companyValidators,
  companyOperator: companyOperatorValidators,
  configurationLog: configurationLogValidators,
  connectionTest: connectionTestValidators,
  copyByCarrier: copyByCarrierValidators,
  copyByDc: copyByDcValidators,
  copyByOwner: copyByOwnerValidators,
  copyDocsByOwner: copyDocsByOwnerValidators,
  credentials: credentialsValidators,
  dailySettlementConfig: dailySettlementConfigValidators,
  dailySettlementLog: dailySettlementLogValidators,
  dataSource: dataSourceValidators,
  dc: dcValidators,
  debugInput: debugInputValidators,
  debugRun: debugRunValidators,
  erp: erpValidators,
  eventReceipts: eventReceiptsValidators,
  exchangeDocument: exchangeDocumentValidators,
  exportFile: exportFileValidators,
  exportSelection: exportSelectionValidators,
  extendInfo: extendInfoValidators,
  failureGroup: failureGroupValidators,
  failureRetry: failureRetryValidators,
  field: fieldValidators,
  fieldMapping: fieldMappingValidators,
  fieldMappings: fieldMappingsValidators,
  fieldNames: fieldNamesValidators,
  fieldUpdateRule: fieldUpdateRuleValidators,
  fieldUpdateRules: fieldUpdateRulesValidators,
  fieldUpdateSupport: fieldUpdateSupportValidators,
  functionType: functionTypeValidators,
  globalConfig: globalConfigValidators,
  health: healthValidators,
  healthQuery: healthQueryValidators,
  ignoreStockBinUsageConfig: ignoreStockBinUsageConfigValidators,
  ignoreUpdateConfig: ignoreUpdateConfigValidators,
  importForm: importFormValidators,
  importPlan: importPlanValidators,
  importResult: importResultValidators,
  interface: interfaceValidators,
  interfaceBatch: interfaceBatchValidators,
  interfaceLog: interfaceLogValidators,
  listExport: listExportValidators,
  loginResult: loginResultValidators,
  loginSession: loginSessionValidators,
  menu: menuValidators,
  outboxDocument: outboxDocumentValidators,
  ownAddress: ownAddressValidators,
  owner: ownerValidators,
  partnerKey: partnerKeyValidators,
  partnerKeySecret: partnerKeySecretValidators,
  passwordChange: passwordChangeValidators,
  passwordOwner: passwordOwnerValidators,
  pendingBatch: pendingBatchValidators,
  pendingData: pendingDataValidators,
  processSchemeIgnoreConfig: processSchemeIgnoreConfigValidators,
  receipt: receiptValidators,
  resentDocument: resentDocumentValidators,
  robot: robotValidators,
  securityConfig: securityConfigValidators,
  signInLink: signInLinkValidators,
  successRuleTest: successRuleTestValidators,
  testRequest: testRequestValidators,
  testResponse: testResponseValidators,
  uploadConfig: uploadConfigValidators,
  uuids: uuidsValidators,
  versionComparison: versionComparisonValidators,
};
