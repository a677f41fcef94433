// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "ERP 配置",
  "description": "与接口交换单据的 ERP 系统。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称"
    },
    "erpType": {
      "title": "ERP 类型"
    },
    "basePath": {
      "title": "基础路径",
      "description": "该 ERP 各接口路径之前的公共地址。",
      "placeholder": "https://erp.example.com/api"
    },
    "dataSourceUuid": {
      "title": "数据源配置"
    },
    "authUuid": {
      "title": "认证配置"
    },
    "documentsPerMinute": {
      "title": "每分钟单据数",
      "description": "所有接口合计每分钟最多向该 ERP 发送的单据数，调试不受限制；留空表示不限制。"
    },
    "remarks": {
      "title": "备注"
    },
    "extendInfo": {
      "title": "HTTP 扩展参数",
      "description": "调用该 ERP 时随请求头一并发送。保密的值不会显示，留空则保留已保存的值。",
      "fields": {
        "parameterName": {
          "title": "参数名"
        },
        "parameterValue": {
          "title": "参数值"
        },
        "secret": {
          "title": "保密",
          "choices": {
            "AUTO": {
              "title": "按名称判断",
              "description": "名称包含 key、token 或 password 时保密。"
            },
            "YES": {
              "title": "是"
            },
            "NO": {
              "title": "否"
            }
          }
        },
        "parameterValueSet": {
          "title": "已保存保密值"
        }
      }
    },
    "successRule": {
      "title": "成功判定",
      "description": "根据对方响应判断单据是否已送达。",
      "choices": {
        "ENVELOPE": {
          "title": "带 success 的响应",
          "description": "JSON 中 success 为 false 视为拒收；其他 JSON、文本或空响应视为成功。"
        },
        "SAP": {
          "title": "SAP",
          "description": "响应中消息类型为 E、A 或 X 视为拒收。"
        },
        "KINGDEE": {
          "title": "金蝶",
          "description": "Result.ResponseStatus.IsSuccess 必须为 true。"
        },
        "STATUS_ONLY": {
          "title": "仅看状态码",
          "description": "只看 HTTP 状态码，响应内容不限，可以是网页。"
        },
        "CUSTOM": {
          "title": "自定义条件"
        }
      }
    },
    "successStatuses": {
      "title": "成功状态码",
      "description": "可视为送达的 HTTP 状态码：单个值或范围，用英文逗号分隔。",
      "placeholder": "200-299, 409"
    },
    "successCondition": {
      "title": "成功条件",
      "description": "对响应求值的 JSONata 表达式，结果为 true 即视为送达；$status 为 HTTP 状态码。",
      "placeholder": "code = 0"
    },
    "sampleStatus": {
      "title": "示例状态码",
      "description": "示例响应的 HTTP 状态码。"
    },
    "sampleResponse": {
      "title": "示例响应",
      "description": "该 ERP 的一段响应，用于测试成功判定，随配置一并保存。",
      "placeholder": "{\"success\": false, \"message\": \"The period is closed\"}"
    },
    "version": {
      "title": "版本"
    },
    "modifiedAt": {
      "title": "最后修改时间"
    }
  }
};

export default labels;
