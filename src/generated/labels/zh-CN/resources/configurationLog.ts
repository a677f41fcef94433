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
    "title": "配置日志",
    "record": "配置日志",
    "description": "每次配置变更的操作员、时间和内容都记录在此。配置发生变更后即可查看。",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
