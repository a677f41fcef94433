// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import configurationLogLabels from '../entities/configurationLog.ts';
import alarmRuleLabels from '../entities/alarmRule.ts';
import articleItemProcessingConfigLabels from '../entities/articleItemProcessingConfig.ts';
import authLabels from '../entities/auth.ts';
import dailySettlementConfigLabels from '../entities/dailySettlementConfig.ts';
import dataSourceLabels from '../entities/dataSource.ts';
import erpLabels from '../entities/erp.ts';
import globalConfigLabels from '../entities/globalConfig.ts';
import ignoreStockBinUsageConfigLabels from '../entities/ignoreStockBinUsageConfig.ts';
import ignoreUpdateConfigLabels from '../entities/ignoreUpdateConfig.ts';
import interfaceLabels from '../entities/interface.ts';
import processSchemeIgnoreConfigLabels from '../entities/processSchemeIgnoreConfig.ts';
import robotLabels from '../entities/robot.ts';
import securityConfigLabels from '../entities/securityConfig.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';

const labels: Table = {
  entities: { configurationLog: configurationLogLabels, alarmRule: alarmRuleLabels, articleItemProcessingConfig: articleItemProcessingConfigLabels, auth: authLabels, dailySettlementConfig: dailySettlementConfigLabels, dataSource: dataSourceLabels, erp: erpLabels, globalConfig: globalConfigLabels, ignoreStockBinUsageConfig: ignoreStockBinUsageConfigLabels, ignoreUpdateConfig: ignoreUpdateConfigLabels, interface: interfaceLabels, processSchemeIgnoreConfig: processSchemeIgnoreConfigLabels, robot: robotLabels, securityConfig: securityConfigLabels, uploadConfig: uploadConfigLabels },
  resources: {
  "configurationLog": {
    "title": "Configuration logs",
    "record": "configuration log",
    "description": "Every change of a configuration is logged here: who changed what, when and how. The first entry appears with the first change.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
