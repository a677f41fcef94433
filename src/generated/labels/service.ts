// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import { alarmDeliveryLabels as alarmDelivery0 } from './zh-CN/resources/alarmDelivery.ts';
import alarmRule0 from './zh-CN/entities/alarmRule.ts';
import { apiCallLogLabels as apiCallLog0 } from './zh-CN/resources/apiCallLog.ts';
import articleItemProcessingConfig0 from './zh-CN/entities/articleItemProcessingConfig.ts';
import { auditEntryLabels as auditEntry0 } from './zh-CN/resources/auditEntry.ts';
import auth0 from './zh-CN/entities/auth.ts';
import basicDataImport0 from './zh-CN/entities/basicDataImport.ts';
import batchResult0 from './zh-CN/entities/batchResult.ts';
import batchWarning0 from './zh-CN/entities/batchWarning.ts';
import binUsages0 from './zh-CN/entities/binUsages.ts';
import { carrierLabels as carrier0 } from './zh-CN/resources/carrier.ts';
import choice0 from './zh-CN/entities/choice.ts';
import company0 from './zh-CN/entities/company.ts';
import { companyOperatorLabels as companyOperator0 } from './zh-CN/resources/operator.ts';
import { configurationLogLabels as configurationLog0 } from './zh-CN/resources/configurationLog.ts';
import connectionTest0 from './zh-CN/entities/connectionTest.ts';
import copyByCarrier0 from './zh-CN/entities/copyByCarrier.ts';
import copyByDc0 from './zh-CN/entities/copyByDc.ts';
import copyByOwner0 from './zh-CN/entities/copyByOwner.ts';
import copyDocsByOwner0 from './zh-CN/entities/copyDocsByOwner.ts';
import credentials0 from './zh-CN/entities/credentials.ts';
import dailySettlementConfig0 from './zh-CN/entities/dailySettlementConfig.ts';
import dailySettlementLog0 from './zh-CN/entities/dailySettlementLog.ts';
import dataSource0 from './zh-CN/entities/dataSource.ts';
import dc0 from './zh-CN/entities/dc.ts';
import debugInput0 from './zh-CN/entities/debugInput.ts';
import { debugRunLabels as debugRun0 } from './zh-CN/resources/pendingData.ts';
import erp0 from './zh-CN/entities/erp.ts';
import eventReceipts0 from './zh-CN/entities/eventReceipts.ts';
import exchangeDocument0 from './zh-CN/entities/exchangeDocument.ts';
import exportFile0 from './zh-CN/entities/exportFile.ts';
import exportSelection0 from './zh-CN/entities/exportSelection.ts';
import extendInfo0 from './zh-CN/entities/extendInfo.ts';
import failureGroup0 from './zh-CN/entities/failureGroup.ts';
import failureRetry0 from './zh-CN/entities/failureRetry.ts';
import field0 from './zh-CN/entities/field.ts';
import fieldMapping0 from './zh-CN/entities/fieldMapping.ts';
import fieldMappings0 from './zh-CN/entities/fieldMappings.ts';
import fieldNames0 from './zh-CN/entities/fieldNames.ts';
import fieldUpdateRule0 from './zh-CN/entities/fieldUpdateRule.ts';
import fieldUpdateRules0 from './zh-CN/entities/fieldUpdateRules.ts';
import fieldUpdateSupport0 from './zh-CN/entities/fieldUpdateSupport.ts';
import functionType0 from './zh-CN/entities/functionType.ts';
import globalConfig0 from './zh-CN/entities/globalConfig.ts';
import health0 from './zh-CN/entities/health.ts';
import healthQuery0 from './zh-CN/entities/healthQuery.ts';
import ignoreStockBinUsageConfig0 from './zh-CN/entities/ignoreStockBinUsageConfig.ts';
import ignoreUpdateConfig0 from './zh-CN/entities/ignoreUpdateConfig.ts';
import importForm0 from './zh-CN/entities/importForm.ts';
import importPlan0 from './zh-CN/entities/importPlan.ts';
import importResult0 from './zh-CN/entities/importResult.ts';
import interface0 from './zh-CN/entities/interface.ts';
import interfaceBatch0 from './zh-CN/entities/interfaceBatch.ts';
import { interfaceLogLabels as interfaceLog0 } from './zh-CN/resources/interfaceLog.ts';
import listExport0 from './zh-CN/entities/listExport.ts';
import loginResult0 from './zh-CN/entities/loginResult.ts';
import { loginSessionLabels as loginSession0 } from './zh-CN/resources/session.ts';
import menu0 from './zh-CN/entities/menu.ts';
import { outboxDocumentLabels as outboxDocument0 } from './zh-CN/resources/outboxDocument.ts';
import { ownAddressLabels as ownAddress0 } from './zh-CN/resources/securityConfig.ts';
import { ownerLabels as owner0 } from './zh-CN/resources/owner.ts';
import partnerKey0 from './zh-CN/entities/partnerKey.ts';
import { partnerKeySecretLabels as partnerKeySecret0 } from './zh-CN/resources/partnerKey.ts';
import passwordChange0 from './zh-CN/entities/passwordChange.ts';
import passwordOwner0 from './zh-CN/entities/passwordOwner.ts';
import pendingBatch0 from './zh-CN/entities/pendingBatch.ts';
import { pendingDataLabels as pendingData0 } from './zh-CN/resources/pendingData.ts';
import processSchemeIgnoreConfig0 from './zh-CN/entities/processSchemeIgnoreConfig.ts';
import receipt0 from './zh-CN/entities/receipt.ts';
import resentDocument0 from './zh-CN/entities/resentDocument.ts';
import robot0 from './zh-CN/entities/robot.ts';
import securityConfig0 from './zh-CN/entities/securityConfig.ts';
import { signInLinkLabels as signInLink0 } from './zh-CN/resources/operator.ts';
import successRuleTest0 from './zh-CN/entities/successRuleTest.ts';
import testRequest0 from './zh-CN/entities/testRequest.ts';
import testResponse0 from './zh-CN/entities/testResponse.ts';
import uploadConfig0 from './zh-CN/entities/uploadConfig.ts';
import uuids0 from './zh-CN/entities/uuids.ts';
import versionComparison0 from './zh-CN/entities/versionComparison.ts';
import { alarmDeliveryLabels as alarmDelivery1 } from './en-US/resources/alarmDelivery.ts';
import alarmRule1 from './en-US/entities/alarmRule.ts';
import { apiCallLogLabels as apiCallLog1 } from './en-US/resources/apiCallLog.ts';
import articleItemProcessingConfig1 from './en-US/entities/articleItemProcessingConfig.ts';
import { auditEntryLabels as auditEntry1 } from './en-US/resources/auditEntry.ts';
import auth1 from './en-US/entities/auth.ts';
import basicDataImport1 from './en-US/entities/basicDataImport.ts';
import batchResult1 from './en-US/entities/batchResult.ts';
import batchWarning1 from './en-US/entities/batchWarning.ts';
import binUsages1 from './en-US/entities/binUsages.ts';
import { carrierLabels as carrier1 } from './en-US/resources/carrier.ts';
import choice1 from './en-US/entities/choice.ts';
import company1 from './en-US/entities/company.ts';
import { companyOperatorLabels as companyOperator1 } from './en-US/resources/operator.ts';
import { configurationLogLabels as configurationLog1 } from './en-US/resources/configurationLog.ts';
import connectionTest1 from './en-US/entities/connectionTest.ts';
import copyByCarrier1 from './en-US/entities/copyByCarrier.ts';
import copyByDc1 from './en-US/entities/copyByDc.ts';
import copyByOwner1 from './en-US/entities/copyByOwner.ts';
import copyDocsByOwner1 from './en-US/entities/copyDocsByOwner.ts';
import credentials1 from './en-US/entities/credentials.ts';
import dailySettlementConfig1 from './en-US/entities/dailySettlementConfig.ts';
import dailySettlementLog1 from './en-US/entities/dailySettlementLog.ts';
import dataSource1 from './en-US/entities/dataSource.ts';
import dc1 from './en-US/entities/dc.ts';
import debugInput1 from './en-US/entities/debugInput.ts';
import { debugRunLabels as debugRun1 } from './en-US/resources/pendingData.ts';
import erp1 from './en-US/entities/erp.ts';
import eventReceipts1 from './en-US/entities/eventReceipts.ts';
import exchangeDocument1 from './en-US/entities/exchangeDocument.ts';
import exportFile1 from './en-US/entities/exportFile.ts';
import exportSelection1 from './en-US/entities/exportSelection.ts';
import extendInfo1 from './en-US/entities/extendInfo.ts';
import failureGroup1 from './en-US/entities/failureGroup.ts';
import failureRetry1 from './en-US/entities/failureRetry.ts';
import field1 from './en-US/entities/field.ts';
import fieldMapping1 from './en-US/entities/fieldMapping.ts';
import fieldMappings1 from './en-US/entities/fieldMappings.ts';
import fieldNames1 from './en-US/entities/fieldNames.ts';
import fieldUpdateRule1 from './en-US/entities/fieldUpdateRule.ts';
import fieldUpdateRules1 from './en-US/entities/fieldUpdateRules.ts';
import fieldUpdateSupport1 from './en-US/entities/fieldUpdateSupport.ts';
import functionType1 from './en-US/entities/functionType.ts';
import globalConfig1 from './en-US/entities/globalConfig.ts';
import health1 from './en-US/entities/health.ts';
import healthQuery1 from './en-US/entities/healthQuery.ts';
import ignoreStockBinUsageConfig1 from './en-US/entities/ignoreStockBinUsageConfig.ts';
import ignoreUpdateConfig1 from './en-US/entities/ignoreUpdateConfig.ts';
import importForm1 from './en-US/entities/importForm.ts';
import importPlan1 from './en-US/entities/importPlan.ts';
import importResult1 from './en-US/entities/importResult.ts';
import interface1 from './en-US/entities/interface.ts';
import interfaceBatch1 from './en-US/entities/interfaceBatch.ts';
import { interfaceLogLabels as interfaceLog1 } from './en-US/resources/interfaceLog.ts';
import listExport1 from './en-US/entities/listExport.ts';
import loginResult1 from './en-US/entities/loginResult.ts';
import { loginSessionLabels as loginSession1 } from './en-US/resources/session.ts';
import menu1 from './en-US/entities/menu.ts';
import { outboxDocumentLabels as outboxDocument1 } from './en-US/resources/outboxDocument.ts';
import { ownAddressLabels as ownAddress1 } from './en-US/resources/securityConfig.ts';
import { ownerLabels as owner1 } from './en-US/resources/owner.ts';
import partnerKey1 from './en-US/entities/partnerKey.ts';
import { partnerKeySecretLabels as partnerKeySecret1 } from './en-US/resources/partnerKey.ts';
import passwordChange1 from './en-US/entities/passwordChange.ts';
import passwordOwner1 from './en-US/entities/passwordOwner.ts';
import pendingBatch1 from './en-US/entities/pendingBatch.ts';
import { pendingDataLabels as pendingData1 } from './en-US/resources/pendingData.ts';
import processSchemeIgnoreConfig1 from './en-US/entities/processSchemeIgnoreConfig.ts';
import receipt1 from './en-US/entities/receipt.ts';
import resentDocument1 from './en-US/entities/resentDocument.ts';
import robot1 from './en-US/entities/robot.ts';
import securityConfig1 from './en-US/entities/securityConfig.ts';
import { signInLinkLabels as signInLink1 } from './en-US/resources/operator.ts';
import successRuleTest1 from './en-US/entities/successRuleTest.ts';
import testRequest1 from './en-US/entities/testRequest.ts';
import testResponse1 from './en-US/entities/testResponse.ts';
import uploadConfig1 from './en-US/entities/uploadConfig.ts';
import uuids1 from './en-US/entities/uuids.ts';
import versionComparison1 from './en-US/entities/versionComparison.ts';

/** Captions of every entity, by locale: the service's. */
export const labels: Readonly<Record<string, PhraseTable>> = {
  'zh-CN': {
    entities: {
      alarmDelivery: alarmDelivery0,
      alarmRule: alarmRule0,
      apiCallLog: apiCallLog0,
      articleItemProcessingConfig: articleItemProcessingConfig0,
      auditEntry: auditEntry0,
      auth: auth0,
      basicDataImport: basicDataImport0,
      batchResult: batchResult0,
      batchWarning: batchWarning0,
      binUsages: binUsages0,
      carrier: carrier0,
      choice: choice0,
      company: company0,
      companyOperator: companyOperator0,
      configurationLog: configurationLog0,
      connectionTest: connectionTest0,
      copyByCarrier: copyByCarrier0,
      copyByDc: copyByDc0,
      copyByOwner: copyByOwner0,
      copyDocsByOwner: copyDocsByOwner0,
      credentials: credentials0,
      dailySettlementConfig: dailySettlementConfig0,
      dailySettlementLog: dailySettlementLog0,
      dataSource: dataSource0,
      dc: dc0,
      debugInput: debugInput0,
      debugRun: debugRun0,
      erp: erp0,
      eventReceipts: eventReceipts0,
      exchangeDocument: exchangeDocument0,
      exportFile: exportFile0,
      exportSelection: exportSelection0,
      extendInfo: extendInfo0,
      failureGroup: failureGroup0,
      failureRetry: failureRetry0,
      field: field0,
      fieldMapping: fieldMapping0,
      fieldMappings: fieldMappings0,
      fieldNames: fieldNames0,
      fieldUpdateRule: fieldUpdateRule0,
      fieldUpdateRules: fieldUpdateRules0,
      fieldUpdateSupport: fieldUpdateSupport0,
      functionType: functionType0,
      globalConfig: globalConfig0,
      health: health0,
      healthQuery: healthQuery0,
      ignoreStockBinUsageConfig: ignoreStockBinUsageConfig0,
      ignoreUpdateConfig: ignoreUpdateConfig0,
      importForm: importForm0,
      importPlan: importPlan0,
      importResult: importResult0,
      interface: interface0,
      interfaceBatch: interfaceBatch0,
      interfaceLog: interfaceLog0,
      listExport: listExport0,
      loginResult: loginResult0,
      loginSession: loginSession0,
      menu: menu0,
      outboxDocument: outboxDocument0,
      ownAddress: ownAddress0,
      owner: owner0,
      partnerKey: partnerKey0,
      partnerKeySecret: partnerKeySecret0,
      passwordChange: passwordChange0,
      passwordOwner: passwordOwner0,
      pendingBatch: pendingBatch0,
      pendingData: pendingData0,
      processSchemeIgnoreConfig: processSchemeIgnoreConfig0,
      receipt: receipt0,
      resentDocument: resentDocument0,
      robot: robot0,
      securityConfig: securityConfig0,
      signInLink: signInLink0,
      successRuleTest: successRuleTest0,
      testRequest: testRequest0,
      testResponse: testResponse0,
      uploadConfig: uploadConfig0,
      uuids: uuids0,
      versionComparison: versionComparison0,
    },
  },
  'en-US': {
    entities: {
      alarmDelivery: alarmDelivery1,
      alarmRule: alarmRule1,
      apiCallLog: apiCallLog1,
      articleItemProcessingConfig: articleItemProcessingConfig1,
      auditEntry: auditEntry1,
      auth: auth1,
      basicDataImport: basicDataImport1,
      batchResult: batchResult1,
      batchWarning: batchWarning1,
      binUsages: binUsages1,
      carrier: carrier1,
      choice: choice1,
      company: company1,
      companyOperator: companyOperator1,
      configurationLog: configurationLog1,
      connectionTest: connectionTest1,
      copyByCarrier: copyByCarrier1,
      copyByDc: copyByDc1,
      copyByOwner: copyByOwner1,
      copyDocsByOwner: copyDocsByOwner1,
      credentials: credentials1,
      dailySettlementConfig: dailySettlementConfig1,
      dailySettlementLog: dailySettlementLog1,
      dataSource: dataSource1,
      dc: dc1,
      debugInput: debugInput1,
      debugRun: debugRun1,
      erp: erp1,
      eventReceipts: eventReceipts1,
      exchangeDocument: exchangeDocument1,
      exportFile: exportFile1,
      exportSelection: exportSelection1,
      extendInfo: extendInfo1,
      failureGroup: failureGroup1,
      failureRetry: failureRetry1,
      field: field1,
      fieldMapping: fieldMapping1,
      fieldMappings: fieldMappings1,
      fieldNames: fieldNames1,
      fieldUpdateRule: fieldUpdateRule1,
      fieldUpdateRules: fieldUpdateRules1,
      fieldUpdateSupport: fieldUpdateSupport1,
      functionType: functionType1,
      globalConfig: globalConfig1,
      health: health1,
      healthQuery: healthQuery1,
      ignoreStockBinUsageConfig: ignoreStockBinUsageConfig1,
      ignoreUpdateConfig: ignoreUpdateConfig1,
      importForm: importForm1,
      importPlan: importPlan1,
      importResult: importResult1,
      interface: interface1,
      interfaceBatch: interfaceBatch1,
      interfaceLog: interfaceLog1,
      listExport: listExport1,
      loginResult: loginResult1,
      loginSession: loginSession1,
      menu: menu1,
      outboxDocument: outboxDocument1,
      ownAddress: ownAddress1,
      owner: owner1,
      partnerKey: partnerKey1,
      partnerKeySecret: partnerKeySecret1,
      passwordChange: passwordChange1,
      passwordOwner: passwordOwner1,
      pendingBatch: pendingBatch1,
      pendingData: pendingData1,
      processSchemeIgnoreConfig: processSchemeIgnoreConfig1,
      receipt: receipt1,
      resentDocument: resentDocument1,
      robot: robot1,
      securityConfig: securityConfig1,
      signInLink: signInLink1,
      successRuleTest: successRuleTest1,
      testRequest: testRequest1,
      testResponse: testResponse1,
      uploadConfig: uploadConfig1,
      uuids: uuids1,
      versionComparison: versionComparison1,
    },
  },
};
