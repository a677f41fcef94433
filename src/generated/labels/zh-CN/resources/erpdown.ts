// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import interfaceLabels from '../entities/interface.ts';
import successRuleTestLabels from '../entities/successRuleTest.ts';
import menuLabels from '../entities/menu.ts';

const labels: PhraseTable = {
  entities: { interface: interfaceLabels, successRuleTest: successRuleTestLabels, menu: menuLabels },
  resources: {
  "erpdown": {
    "title": "ERP 下发接口",
    "recordTitle": "接口",
    "description": "每个接口与 ERP 或 WCS 交换一类数据。请先新建接口并配置字段映射，再上线。",
    "groups": {
      "basic": {
        "title": "基本信息"
      },
      "connection": {
        "title": "连接方式"
      },
      "schedule": {
        "title": "触发方式"
      },
      "processing": {
        "title": "数据处理"
      },
      "alarm": {
        "title": "告警"
      }
    },
    "actions": {
      "online": {
        "title": "上线",
        "titleWithName": "上线{{name}}",
        "confirmMessage": "上线后接口开始接收并处理数据。"
      },
      "offline": {
        "title": "下线",
        "titleWithName": "下线{{name}}",
        "confirmMessage": "下线后接口拒绝新数据并结束调试，队列中的数据保留。"
      },
      "suspend": {
        "title": "挂起",
        "confirmMessage": "挂起后接口继续接收数据，但只排队，恢复后再处理。"
      },
      "resume": {
        "title": "恢复",
        "confirmMessage": "恢复后接口先处理排队的数据，再继续正常运行。"
      },
      "runNow": {
        "title": "立即执行",
        "confirmMessage": "接口立即拉取单据，与定时触发时相同。"
      },
      "debug": {
        "title": "调试",
        "confirmMessage": "30 分钟内逐步记录每次执行，数据会真实发送。"
      },
      "unDebug": {
        "title": "取消调试",
        "confirmMessage": "不再逐步记录执行过程。"
      },
      "export": {
        "title": "导出"
      }
    },
    "testActions": {
      "testSuccessRule": {
        "title": "测试成功判定"
      }
    },
    "recordTabs": {
      "mapping": {
        "title": "字段映射"
      },
      "rules": {
        "title": "规则"
      },
      "logs": {
        "title": "日志"
      },
      "pending": {
        "title": "待处理"
      },
      "failures": {
        "title": "失败"
      },
      "debugging": {
        "title": "调试"
      },
      "docs": {
        "title": "文档"
      }
    }
  }
},
};

export default labels;
