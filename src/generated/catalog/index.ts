// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';
import type { ListQuery, Resource, SettingReference } from '#contract/model/resource.ts';
import type { Screen } from '#contract/model/screen.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}

/** The default locale first. */
export const locales: readonly string[] = ["zh-CN","en-US"];

/** The name of the screen that opens at the route "/"; undefined if the order of the navigation decides. */
export const home: string | undefined = undefined;

/** The screens in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    "name": "health",
    "route": "/health",
    "group": "operate",
    "icon": "overview",
    "tabs": [
      {
        "id": "overview",
        "panel": "overview",
        "metrics": "health"
      },
      {
        "id": "pendingData",
        "resource": "pendingData",
        "icon": "queue"
      },
      {
        "id": "interfaceLog",
        "resource": "interfaceLog",
        "icon": "log"
      }
    ]
  },
  {
    "name": "erpdown",
    "route": "/erpdown",
    "group": "interfaces",
    "icon": "download",
    "tabs": [
      {
        "id": "erpdown",
        "resource": "erpdown",
        "listedEntity": "interface",
        "constants": {
          "interfaceType": "ERP_DOWN",
          "scope": "DC"
        },
        "listQuery": "interface"
      },
      {
        "id": "pendingData",
        "resource": "pendingData",
        "constants": {
          "interfaceType": "ERP_DOWN"
        }
      },
      {
        "id": "outboxDocument",
        "resource": "outboxDocument",
        "constants": {
          "interfaceType": "ERP_DOWN"
        }
      },
      {
        "id": "interfaceLog",
        "resource": "interfaceLog",
        "constants": {
          "interfaceType": "ERP_DOWN"
        }
      },
      {
        "id": "apiCallLog",
        "resource": "apiCallLog",
        "constants": {
          "interfaceType": "ERP_DOWN"
        }
      },
      {
        "id": "debugging",
        "panel": "debugging",
        "constants": {
          "interfaceType": "ERP_DOWN"
        }
      }
    ]
  },
  {
    "name": "erpup",
    "route": "/erpup",
    "group": "interfaces",
    "icon": "upload",
    "tabs": [
      {
        "id": "erpup",
        "resource": "erpup",
        "listedEntity": "interface",
        "constants": {
          "interfaceType": "ERP_UP",
          "scope": "DC"
        },
        "listQuery": "interface"
      },
      {
        "id": "pendingData",
        "resource": "pendingData",
        "constants": {
          "interfaceType": "ERP_UP"
        }
      },
      {
        "id": "interfaceLog",
        "resource": "interfaceLog",
        "constants": {
          "interfaceType": "ERP_UP"
        }
      },
      {
        "id": "apiCallLog",
        "resource": "apiCallLog",
        "constants": {
          "interfaceType": "ERP_UP"
        }
      },
      {
        "id": "debugging",
        "panel": "debugging",
        "constants": {
          "interfaceType": "ERP_UP"
        }
      }
    ]
  },
  {
    "name": "wcsdown",
    "route": "/wcsdown",
    "group": "interfaces",
    "icon": "machineDownload",
    "tabs": [
      {
        "id": "wcsdown",
        "resource": "wcsdown",
        "listedEntity": "interface",
        "constants": {
          "interfaceType": "WCS_DOWN"
        },
        "listQuery": "interface"
      },
      {
        "id": "pendingData",
        "resource": "pendingData",
        "constants": {
          "interfaceType": "WCS_DOWN"
        }
      },
      {
        "id": "interfaceLog",
        "resource": "interfaceLog",
        "constants": {
          "interfaceType": "WCS_DOWN"
        }
      },
      {
        "id": "apiCallLog",
        "resource": "apiCallLog",
        "constants": {
          "interfaceType": "WCS_DOWN"
        }
      },
      {
        "id": "debugging",
        "panel": "debugging",
        "constants": {
          "interfaceType": "WCS_DOWN"
        }
      }
    ]
  },
  {
    "name": "wcsup",
    "route": "/wcsup",
    "group": "interfaces",
    "icon": "machineUpload",
    "tabs": [
      {
        "id": "wcsup",
        "resource": "wcsup",
        "listedEntity": "interface",
        "constants": {
          "interfaceType": "WCS_UP"
        },
        "listQuery": "interface"
      },
      {
        "id": "pendingData",
        "resource": "pendingData",
        "constants": {
          "interfaceType": "WCS_UP"
        }
      },
      {
        "id": "outboxDocument",
        "resource": "outboxDocument",
        "constants": {
          "interfaceType": "WCS_UP"
        }
      },
      {
        "id": "interfaceLog",
        "resource": "interfaceLog",
        "constants": {
          "interfaceType": "WCS_UP"
        }
      },
      {
        "id": "apiCallLog",
        "resource": "apiCallLog",
        "constants": {
          "interfaceType": "WCS_UP"
        }
      },
      {
        "id": "debugging",
        "panel": "debugging",
        "constants": {
          "interfaceType": "WCS_UP"
        }
      }
    ]
  },
  {
    "name": "docs",
    "route": "/",
    "group": "interfaces",
    "icon": "docs",
    "tabs": [
      {
        "id": "1",
        "panel": "docs",
        "initialList": "interface"
      },
      {
        "id": "2",
        "panel": "docs"
      },
      {
        "id": "3",
        "panel": "docs"
      },
      {
        "id": "4",
        "panel": "docs"
      },
      {
        "id": "5",
        "panel": "docs"
      }
    ]
  },
  {
    "name": "config",
    "route": "/config",
    "group": "settings",
    "icon": "settings",
    "tabs": [
      {
        "id": "dailySettlement",
        "resource": "dailySettlementConfig"
      },
      {
        "id": "security",
        "resource": "securityConfig",
        "access": "engineer"
      },
      {
        "id": "erp",
        "resource": "erp"
      },
      {
        "id": "dataSource",
        "resource": "dataSource"
      },
      {
        "id": "auth",
        "resource": "auth"
      },
      {
        "id": "menu",
        "resource": "menu"
      },
      {
        "id": "global",
        "resource": "globalConfig"
      },
      {
        "id": "configurationLog",
        "resource": "configurationLog",
        "access": "operator"
      },
      {
        "id": "dailySettlementLog",
        "resource": "dailySettlementLog"
      }
    ]
  },
  {
    "name": "basic",
    "route": "/basic",
    "group": "settings",
    "icon": "warehouse",
    "tabs": [
      {
        "id": "dc",
        "resource": "dc"
      },
      {
        "id": "owner",
        "resource": "owner"
      },
      {
        "id": "carrier",
        "resource": "carrier"
      },
      {
        "id": "company",
        "resource": "company"
      },
      {
        "id": "import",
        "task": "importBasicData",
        "entity": "dc"
      }
    ]
  },
  {
    "name": "notify",
    "route": "/notify",
    "group": "settings",
    "icon": "notifications",
    "tabs": [
      {
        "id": "robots",
        "resource": "robot"
      },
      {
        "id": "rules",
        "resource": "alarmRule"
      },
      {
        "id": "deliveries",
        "resource": "alarmDelivery"
      }
    ]
  },
  {
    "name": "exportAndImport",
    "route": "/exportAndImport",
    "group": "settings",
    "icon": "transfer",
    "tabs": [
      {
        "id": "export",
        "task": "export",
        "entity": "interface"
      },
      {
        "id": "import",
        "task": "import",
        "entity": "interface"
      },
      {
        "id": "copyByDc",
        "task": "copyByDc",
        "entity": "interface"
      },
      {
        "id": "copyByOwner",
        "task": "copyByOwner",
        "entity": "interface"
      },
      {
        "id": "copyDocsByOwner",
        "task": "copyDocsByOwner",
        "entity": "interface"
      },
      {
        "id": "copyByCarrier",
        "task": "copyByCarrier",
        "entity": "interface"
      }
    ]
  },
  {
    "name": "access",
    "route": "/access",
    "group": "settings",
    "icon": "people",
    "tabs": [
      {
        "id": "operators",
        "resource": "operator",
        "listedEntity": "companyOperator",
        "access": "administrator"
      },
      {
        "id": "sessions",
        "resource": "session",
        "listedEntity": "loginSession"
      },
      {
        "id": "partnerKey",
        "resource": "partnerKey",
        "access": "engineer"
      },
      {
        "id": "auditLog",
        "resource": "auditEntry",
        "access": "administrator"
      },
      {
        "id": "password",
        "task": "password",
        "entity": "passwordOwner"
      }
    ]
  }
];

/** The list requests of the screens. They are known before a resource loads, so the first rows are requested at once. */
export const listQueries: Readonly<Record<string, Omit<ListQuery, 'constants'>>> = {
  "alarmDelivery": {
    "name": "alarmDelivery",
    "roles": {
      "list": "alarmDelivery.query"
    },
    "filters": [
      {
        "property": "status",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "event",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "interfaceNames",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "robotName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "ruleNames",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "content",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "failureReason",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "alarmRule": {
    "name": "alarmRule",
    "roles": {
      "list": "alarmRule.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "apiCallLog": {
    "name": "apiCallLog",
    "roles": {
      "list": "apiCallLog.query"
    },
    "filters": [
      {
        "property": "entityNo",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "success",
        "field": {
          "type": "boolean",
          "choices": []
        }
      },
      {
        "property": "direction",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "interfaceName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "httpStatus",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "elapsedMs",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "method",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "url",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "errorCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "requestBody",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "responseBody",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "auditEntry": {
    "name": "auditEntry",
    "roles": {
      "list": "auditEntry.query"
    },
    "filters": [
      {
        "property": "event",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "success",
        "field": {
          "type": "boolean",
          "choices": []
        }
      },
      {
        "property": "loginId",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "address",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "subject",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "operation",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "errorCode",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "auth": {
    "name": "auth",
    "roles": {
      "list": "auth.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "carrier": {
    "name": "carrier",
    "roles": {
      "list": "carrier.page"
    },
    "filters": [
      {
        "property": "code",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "disabled",
        "field": {
          "type": "boolean",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "code",
      "order": "asc"
    }
  },
  "company": {
    "name": "company",
    "roles": {
      "list": "company.query"
    },
    "filters": [],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "configurationLog": {
    "name": "configurationLog",
    "roles": {
      "list": "configurationLog.query"
    },
    "filters": [
      {
        "property": "kind",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "action",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "loginId",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "recordName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "dailySettlementConfig": {
    "name": "dailySettlementConfig",
    "roles": {
      "list": "dailyKnotConfig.queryconfig"
    },
    "filters": [],
    "sort": {
      "property": "configType",
      "order": "asc"
    }
  },
  "dailySettlementLog": {
    "name": "dailySettlementLog",
    "roles": {
      "list": "dailyKnotConfig.querylog"
    },
    "filters": [
      {
        "property": "configType",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "success",
        "field": {
          "type": "boolean",
          "choices": []
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "dataSource": {
    "name": "dataSource",
    "roles": {
      "list": "datasource.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "dc": {
    "name": "dc",
    "roles": {
      "list": "dc.page"
    },
    "filters": [
      {
        "property": "code",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "disabled",
        "field": {
          "type": "boolean",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "code",
      "order": "asc"
    }
  },
  "erp": {
    "name": "erp",
    "roles": {
      "list": "erp.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "erpType",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "dataSourceUuid",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "authUuid",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "interface": {
    "name": "interface",
    "roles": {
      "list": "interfaceConfig.query"
    },
    "filters": [
      {
        "property": "interfaceType",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "scope",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "dcCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "carrierCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "ownerCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "menuName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "status",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "interfaceName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "type",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "triggerStrategy",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "erpUuid",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "debug",
        "field": {
          "type": "boolean",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "interfaceName",
      "order": "asc"
    }
  },
  "interfaceLog": {
    "name": "interfaceLog",
    "roles": {
      "list": "interfacelog.query"
    },
    "filters": [
      {
        "property": "entity",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "level",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "type",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "interfaceName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "elapsedMs",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "data",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "details",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "menu": {
    "name": "menu",
    "roles": {
      "list": "menu.queryAllMenus"
    },
    "filters": [],
    "sort": {
      "property": "order",
      "order": "asc"
    }
  },
  "operator": {
    "name": "operator",
    "roles": {
      "list": "operator.query"
    },
    "filters": [],
    "sort": {
      "property": "loginId",
      "order": "asc"
    }
  },
  "outboxDocument": {
    "name": "outboxDocument",
    "roles": {
      "list": "outbox.query"
    },
    "filters": [
      {
        "property": "entityNo",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "interfaceName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "time",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "idempotencyKey",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "data",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "time",
      "order": "desc"
    }
  },
  "owner": {
    "name": "owner",
    "roles": {
      "list": "owner.page"
    },
    "filters": [
      {
        "property": "code",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "disabled",
        "field": {
          "type": "boolean",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "code",
      "order": "asc"
    }
  },
  "partnerKey": {
    "name": "partnerKey",
    "roles": {
      "list": "partnerKey.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "pendingData": {
    "name": "pendingData",
    "roles": {
      "list": "pendingData.query"
    },
    "filters": [
      {
        "property": "entityNo",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "status",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "interfaceName",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "dcCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "ownerCode",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "createTime",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "lastRunTime",
        "field": {
          "type": "string",
          "format": "date-time"
        }
      },
      {
        "property": "failureCount",
        "field": {
          "type": "integer"
        }
      },
      {
        "property": "failureReason",
        "field": {
          "type": "string"
        }
      },
      {
        "property": "errorCode",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "createTime",
      "order": "desc"
    }
  },
  "robot": {
    "name": "robot",
    "roles": {
      "list": "dingding.query"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string"
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "session": {
    "name": "session",
    "roles": {
      "list": "session.query"
    },
    "filters": [],
    "sort": {
      "property": "startedAt",
      "order": "desc"
    }
  }
};

/** The zone of instants whose record has none; undefined without such a setting. */
export const defaultTimeZone: SettingReference | undefined = {
  "operation": "globalConfig.get",
  "property": "timeZone"
};

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<PhraseTable>>> = {
  'zh-CN': () => import('../labels/zh-CN/index.ts'),
  'en-US': () => import('../labels/en-US/index.ts'),
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
  alarmDelivery: {
    view: () => import('./alarmDelivery.ts'),
    form: () => import('../forms/alarmDelivery.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/alarmDelivery.ts'),
      'en-US': () => import('../labels/en-US/resources/alarmDelivery.ts'),
    },
  },
  alarmRule: {
    view: () => import('./alarmRule.ts'),
    form: () => import('../forms/alarmRule.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/alarmRule.ts'),
      'en-US': () => import('../labels/en-US/resources/alarmRule.ts'),
    },
  },
  apiCallLog: {
    view: () => import('./apiCallLog.ts'),
    form: () => import('../forms/apiCallLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/apiCallLog.ts'),
      'en-US': () => import('../labels/en-US/resources/apiCallLog.ts'),
    },
  },
  articleItemProcessingConfig: {
    view: () => import('./articleItemProcessingConfig.ts'),
    form: () => import('../forms/articleItemProcessingConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/articleItemProcessingConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/articleItemProcessingConfig.ts'),
    },
  },
  auditEntry: {
    view: () => import('./auditEntry.ts'),
    form: () => import('../forms/auditEntry.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/auditEntry.ts'),
      'en-US': () => import('../labels/en-US/resources/auditEntry.ts'),
    },
  },
  auth: {
    view: () => import('./auth.ts'),
    form: () => import('../forms/auth.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/auth.ts'),
      'en-US': () => import('../labels/en-US/resources/auth.ts'),
    },
  },
  carrier: {
    view: () => import('./carrier.ts'),
    form: () => import('../forms/carrier.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/carrier.ts'),
      'en-US': () => import('../labels/en-US/resources/carrier.ts'),
    },
  },
  company: {
    view: () => import('./company.ts'),
    form: () => import('../forms/company.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/company.ts'),
      'en-US': () => import('../labels/en-US/resources/company.ts'),
    },
  },
  configurationLog: {
    view: () => import('./configurationLog.ts'),
    form: () => import('../forms/configurationLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/configurationLog.ts'),
      'en-US': () => import('../labels/en-US/resources/configurationLog.ts'),
    },
  },
  dailySettlementConfig: {
    view: () => import('./dailySettlementConfig.ts'),
    form: () => import('../forms/dailySettlementConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dailySettlementConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/dailySettlementConfig.ts'),
    },
  },
  dailySettlementLog: {
    view: () => import('./dailySettlementLog.ts'),
    form: () => import('../forms/dailySettlementLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dailySettlementLog.ts'),
      'en-US': () => import('../labels/en-US/resources/dailySettlementLog.ts'),
    },
  },
  dataSource: {
    view: () => import('./dataSource.ts'),
    form: () => import('../forms/dataSource.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dataSource.ts'),
      'en-US': () => import('../labels/en-US/resources/dataSource.ts'),
    },
  },
  dc: {
    view: () => import('./dc.ts'),
    form: () => import('../forms/dc.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dc.ts'),
      'en-US': () => import('../labels/en-US/resources/dc.ts'),
    },
  },
  erp: {
    view: () => import('./erp.ts'),
    form: () => import('../forms/erp.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erp.ts'),
      'en-US': () => import('../labels/en-US/resources/erp.ts'),
    },
  },
  globalConfig: {
    view: () => import('./globalConfig.ts'),
    form: () => import('../forms/globalConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/globalConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/globalConfig.ts'),
    },
  },
  ignoreStockBinUsageConfig: {
    view: () => import('./ignoreStockBinUsageConfig.ts'),
    form: () => import('../forms/ignoreStockBinUsageConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/ignoreStockBinUsageConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/ignoreStockBinUsageConfig.ts'),
    },
  },
  ignoreUpdateConfig: {
    view: () => import('./ignoreUpdateConfig.ts'),
    form: () => import('../forms/ignoreUpdateConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/ignoreUpdateConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/ignoreUpdateConfig.ts'),
    },
  },
  interface: {
    view: () => import('./interface.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/interface.ts'),
      'en-US': () => import('../labels/en-US/resources/interface.ts'),
    },
  },
  interfaceLog: {
    view: () => import('./interfaceLog.ts'),
    form: () => import('../forms/interfaceLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/interfaceLog.ts'),
      'en-US': () => import('../labels/en-US/resources/interfaceLog.ts'),
    },
  },
  menu: {
    view: () => import('./menu.ts'),
    form: () => import('../forms/menu.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/menu.ts'),
      'en-US': () => import('../labels/en-US/resources/menu.ts'),
    },
  },
  operator: {
    view: () => import('./operator.ts'),
    form: () => import('../forms/companyOperator.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/operator.ts'),
      'en-US': () => import('../labels/en-US/resources/operator.ts'),
    },
  },
  outboxDocument: {
    view: () => import('./outboxDocument.ts'),
    form: () => import('../forms/outboxDocument.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/outboxDocument.ts'),
      'en-US': () => import('../labels/en-US/resources/outboxDocument.ts'),
    },
  },
  owner: {
    view: () => import('./owner.ts'),
    form: () => import('../forms/owner.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/owner.ts'),
      'en-US': () => import('../labels/en-US/resources/owner.ts'),
    },
  },
  partnerKey: {
    view: () => import('./partnerKey.ts'),
    form: () => import('../forms/partnerKey.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/partnerKey.ts'),
      'en-US': () => import('../labels/en-US/resources/partnerKey.ts'),
    },
  },
  pendingData: {
    view: () => import('./pendingData.ts'),
    form: () => import('../forms/pendingData.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/pendingData.ts'),
      'en-US': () => import('../labels/en-US/resources/pendingData.ts'),
    },
  },
  processSchemeIgnoreConfig: {
    view: () => import('./processSchemeIgnoreConfig.ts'),
    form: () => import('../forms/processSchemeIgnoreConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/processSchemeIgnoreConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/processSchemeIgnoreConfig.ts'),
    },
  },
  robot: {
    view: () => import('./robot.ts'),
    form: () => import('../forms/robot.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/robot.ts'),
      'en-US': () => import('../labels/en-US/resources/robot.ts'),
    },
  },
  securityConfig: {
    view: () => import('./securityConfig.ts'),
    form: () => import('../forms/securityConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/securityConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/securityConfig.ts'),
    },
  },
  session: {
    view: () => import('./session.ts'),
    form: () => import('../forms/loginSession.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/session.ts'),
      'en-US': () => import('../labels/en-US/resources/session.ts'),
    },
  },
  uploadConfig: {
    view: () => import('./uploadConfig.ts'),
    form: () => import('../forms/uploadConfig.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/uploadConfig.ts'),
      'en-US': () => import('../labels/en-US/resources/uploadConfig.ts'),
    },
  },
  erpdown: {
    view: () => import('./erpdown.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erpdown.ts'),
      'en-US': () => import('../labels/en-US/resources/erpdown.ts'),
    },
  },
  erpup: {
    view: () => import('./erpup.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erpup.ts'),
      'en-US': () => import('../labels/en-US/resources/erpup.ts'),
    },
  },
  wcsdown: {
    view: () => import('./wcsdown.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/wcsdown.ts'),
      'en-US': () => import('../labels/en-US/resources/wcsdown.ts'),
    },
  },
  wcsup: {
    view: () => import('./wcsup.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/wcsup.ts'),
      'en-US': () => import('../labels/en-US/resources/wcsup.ts'),
    },
  },
};
