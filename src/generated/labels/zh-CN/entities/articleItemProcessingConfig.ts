// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "商品处理规则",
  "description": "设置该接口更新商品的哪些字段分组。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "interfaceConfigUuid": {
      "title": "接口"
    },
    "fields": {
      "title": "字段更新规则",
      "fields": {
        "group": {
          "title": "字段分组",
          "choices": {
            "SHELF_LIFE": {
              "title": "保质期"
            },
            "CONTROL_DAYS": {
              "title": "控制天数"
            },
            "SPECIFICATION_MEASUREMENT": {
              "title": "规格计量"
            },
            "MEASUREMENT_UNIT": {
              "title": "计量单位"
            },
            "DELIVERY_MULTIPLE": {
              "title": "配货倍数"
            },
            "DEFAULT_SPECIFICATION": {
              "title": "默认规格"
            },
            "CONSUMABLE_MARK": {
              "title": "耗材标识"
            },
            "MATERIAL_LIMITS": {
              "title": "物料上下限"
            }
          }
        },
        "mode": {
          "title": "更新方式",
          "choices": {
            "UPDATE": {
              "title": "始终更新"
            },
            "FILL_EMPTY": {
              "title": "仅为空时更新"
            },
            "IGNORE": {
              "title": "不更新"
            }
          }
        }
      }
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
