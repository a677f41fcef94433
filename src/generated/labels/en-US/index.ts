// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "Interface console"
}, screens: {
  "health": {
    "title": "Overview",
    "shortTitle": "Overview",
    "tabs": {
      "overview": {
        "title": "Overview"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "interfaceLog": {
        "title": "Interface logs"
      }
    }
  },
  "erpdown": {
    "title": "ERP download interfaces",
    "shortTitle": "ERP download",
    "tabs": {
      "erpdown": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "outboxDocument": {
        "title": "Outbox documents"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
      },
      "debugging": {
        "title": "Interface debugging"
      }
    }
  },
  "erpup": {
    "title": "ERP upload interfaces",
    "shortTitle": "ERP upload",
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
      },
      "debugging": {
        "title": "Interface debugging"
      }
    }
  },
  "wcsdown": {
    "title": "WCS download interfaces",
    "shortTitle": "WCS download",
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
      },
      "debugging": {
        "title": "Interface debugging"
      }
    }
  },
  "wcsup": {
    "title": "WCS upload interfaces",
    "shortTitle": "WCS upload",
    "tabs": {
      "wcsup": {
        "title": "Interfaces"
      },
      "pendingData": {
        "title": "Pending data"
      },
      "outboxDocument": {
        "title": "Outbox documents"
      },
      "interfaceLog": {
        "title": "Interface logs"
      },
      "apiCallLog": {
        "title": "API call logs"
      },
      "debugging": {
        "title": "Interface debugging"
      }
    }
  },
  "docs": {
    "title": "Interface docs",
    "shortTitle": "Interface docs",
    "tabs": {
      "1": {
        "title": "Documents"
      },
      "2": {
        "title": "Logs"
      },
      "3": {
        "title": "Test request"
      },
      "4": {
        "title": "Response"
      },
      "5": {
        "title": "Reference"
      }
    }
  },
  "config": {
    "title": "Configuration",
    "shortTitle": "Configuration",
    "tabs": {
      "dailySettlement": {
        "title": "Daily settlement"
      },
      "security": {
        "title": "Security"
      },
      "erp": {
        "title": "ERP"
      },
      "dataSource": {
        "title": "Data source"
      },
      "auth": {
        "title": "Authentication"
      },
      "menu": {
        "title": "Menus"
      },
      "global": {
        "title": "Global configuration"
      },
      "configurationLog": {
        "title": "Configuration logs"
      },
      "dailySettlementLog": {
        "title": "Daily settlement logs"
      }
    }
  },
  "basic": {
    "title": "Basic data",
    "shortTitle": "Basic data",
    "tabs": {
      "dc": {
        "title": "Distribution centers"
      },
      "owner": {
        "title": "Owners"
      },
      "carrier": {
        "title": "Carriers"
      },
      "company": {
        "title": "Companies"
      },
      "import": {
        "title": "Import"
      }
    }
  },
  "notify": {
    "title": "Notifications",
    "shortTitle": "Notifications",
    "tabs": {
      "robots": {
        "title": "DingTalk robots"
      },
      "rules": {
        "title": "Alarm rules"
      },
      "deliveries": {
        "title": "Delivery history"
      }
    }
  },
  "exportAndImport": {
    "title": "Interface platform import/export",
    "shortTitle": "Import & export",
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
  },
  "access": {
    "title": "Access",
    "shortTitle": "Access",
    "tabs": {
      "operators": {
        "title": "Operators"
      },
      "sessions": {
        "title": "Sessions"
      },
      "partnerKey": {
        "title": "API keys"
      },
      "auditLog": {
        "title": "Audit log"
      },
      "password": {
        "title": "My password"
      }
    }
  }
} };

export default labels;
