// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../contract/phrases.ts';

const labels: Table = { screens: {
  "erpdown": {
    "title": "ERP download interfaces",
    "tabs": {
      "erpdown": {
        "title": "Interfaces"
      }
    }
  },
  "erpup": {
    "title": "ERP upload interfaces",
    "tabs": {
      "erpup": {
        "title": "Interfaces"
      }
    }
  },
  "wcsdown": {
    "title": "WCS download interfaces",
    "tabs": {
      "wcsdown": {
        "title": "Interfaces"
      }
    }
  },
  "wcsup": {
    "title": "WCS upload interfaces",
    "tabs": {
      "wcsup": {
        "title": "Interfaces"
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
