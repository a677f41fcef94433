// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "导出文件",
  "description": "导出的接口文件，不含密码等敏感信息。",
  "fields": {
    "format": {
      "title": "格式"
    },
    "schemaVersion": {
      "title": "格式版本"
    },
    "recordFormat": {
      "title": "记录格式",
      "description": "接口数据的格式版本。导入时会自动转换旧格式；未填写表示最初的格式。"
    },
    "exportedAt": {
      "title": "导出时间"
    },
    "source": {
      "title": "来源",
      "fields": {
        "companyUuid": {
          "title": "企业"
        },
        "dcCode": {
          "title": "配送中心"
        },
        "ownerCode": {
          "title": "货主"
        }
      }
    },
    "items": {
      "title": "接口",
      "fields": {
        "rules": {
          "title": "规则",
          "description": "接口的各类规则：规则类型 → 规则记录。"
        }
      }
    },
    "references": {
      "title": "引用",
      "fields": {
        "kind": {
          "title": "引用类型",
          "choices": {
            "erp": {
              "title": "ERP 配置"
            },
            "dingDing": {
              "title": "钉钉配置"
            },
            "dataSource": {
              "title": "数据源配置"
            },
            "auth": {
              "title": "认证配置"
            }
          }
        },
        "uuid": {
          "title": "UUID"
        },
        "name": {
          "title": "名称"
        }
      }
    },
    "sha256": {
      "title": "校验和",
      "description": "{items, references} 的 SHA-256（十六进制）：JSON 不含空格，成员按名称排序。",
      "placeholder": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    }
  }
};

export default labels;
