// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../contract/phrases.ts';

const labels: Table = { screens: {
  "erpdown": {
    "title": "ERP download interfaces",
    "tabs": {
      "erpdown": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
      }
    }
  },
  "erpup": {
    "title": "ERP upload interfaces",
    "tabs": {
      "erpup": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
      }
    }
  },
  "wcsdown": {
    "title": "WCS download interfaces",
    "tabs": {
      "wcsdown": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
      }
    }
  },
  "wcsup": {
    "title": "WCS upload interfaces",
    "tabs": {
      "wcsup": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
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
      },
      "configurationLog": {
        "title": "Configuration logs"
      }
    }
  },
  "exportAndImport": {
    "title": "Interface platform import/export",
    "tabs": {
      "export": {
        "title": "Export"
      },
      "import": {
        "title": "Import"
      },
      "copyByDc": {
        "title": "Copy by distribution center"
      },
      "copyByOwner": {
        "title": "Copy by owner"
      },
      "copyDocsByOwner": {
        "title": "Copy by owner and ERP"
      },
      "copyByCarrier": {
        "title": "Copy by carrier"
      }
    }
  }
} };

export default labels;
