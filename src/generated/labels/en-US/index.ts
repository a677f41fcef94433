// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../contract/phrases.ts';

const labels: Table = { screens: {
  "erpdown": {
    "title": "ERP download interfaces",
    "tabs": {
      "erpdown": {
        "title": "ERP download interfaces"
      }
    }
  },
  "erpup": {
    "title": "ERP upload interfaces",
    "tabs": {
      "erpup": {
        "title": "ERP upload interfaces"
      }
    }
  },
  "wcsdown": {
    "title": "WCS download interfaces",
    "tabs": {
      "wcsdown": {
        "title": "WCS download interfaces"
      }
    }
  },
  "wcsup": {
    "title": "WCS upload interfaces",
    "tabs": {
      "wcsup": {
        "title": "WCS upload interfaces"
      }
    }
  },
  "config": {
    "title": "Configuration",
    "tabs": {
      "erp": {
        "title": "ERP"
      },
      "dataSource": {
        "title": "Data source"
      },
      "auth": {
        "title": "Authentication"
      }
    }
  }
} };

export default labels;
