// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../contract/phrases.ts';

const labels: Table = { screens: {
  "erpdown": {
    "title": "ERP 下发接口",
    "tabs": {
      "erpdown": {
        "title": "接口"
      }
    }
  },
  "erpup": {
    "title": "ERP 上传接口",
    "tabs": {
      "erpup": {
        "title": "接口"
      }
    }
  },
  "wcsdown": {
    "title": "WCS 下发接口",
    "tabs": {
      "wcsdown": {
        "title": "接口"
      }
    }
  },
  "wcsup": {
    "title": "WCS 上传接口",
    "tabs": {
      "wcsup": {
        "title": "接口"
      }
    }
  },
  "config": {
    "title": "配置",
    "tabs": {
      "erp": {
        "title": "ERP"
      },
      "dataSource": {
        "title": "数据源"
      },
      "auth": {
        "title": "认证"
      }
    }
  }
} };

export default labels;
