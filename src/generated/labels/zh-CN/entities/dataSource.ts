// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "数据源配置",
  "description": "接口读写的数据库。",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "企业"
    },
    "name": {
      "title": "名称",
      "description": "选择数据源时显示的名称。"
    },
    "databaseType": {
      "title": "数据库类型",
      "choices": {
        "MYSQL": {
          "title": "MySQL",
          "description": "要连接的数据库名，例如 wms。"
        },
        "ORACLE": {
          "title": "Oracle",
          "description": "服务名或 SID，例如 ORCLPDB1。"
        },
        "SQLSERVER": {
          "title": "SQL Server",
          "description": "要连接的数据库名，例如 wms。"
        },
        "POSTGRESQL": {
          "title": "PostgreSQL",
          "description": "要连接的数据库名，例如 wms。"
        },
        "DM": {
          "title": "达梦",
          "description": "要连接的模式名，例如 WMS。"
        }
      }
    },
    "ip": {
      "title": "IP 或主机名",
      "description": "可直接粘贴完整的 JDBC 或 HTTP 地址，自动填写 IP、端口和数据库名。",
      "placeholder": "192.168.1.20"
    },
    "port": {
      "title": "端口"
    },
    "databaseName": {
      "title": "数据库名"
    },
    "username": {
      "title": "用户名"
    },
    "password": {
      "title": "密码"
    },
    "encoding": {
      "title": "编码",
      "choices": {
        "UTF-8": {
          "title": "UTF-8"
        },
        "GBK": {
          "title": "GBK"
        },
        "GB18030": {
          "title": "GB18030"
        },
        "ISO-8859-1": {
          "title": "ISO-8859-1"
        }
      }
    },
    "remarks": {
      "title": "备注"
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
