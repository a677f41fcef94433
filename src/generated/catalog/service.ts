// Generated from schemas/ by `npm run generate`: do not edit.

import type { Binding, EntityModel } from '#contract/model/entity.ts';
import type { AuditRule, Operation } from '#contract/api/operation.ts';

export const entities: Readonly<Record<string, EntityModel>> = {
  "alarmDelivery": {
    "name": "alarmDelivery",
    "displayProperty": "robotName",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [
      "failureReason"
    ],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "status": "SENT"
    },
    "retention": {
      "instant": "time"
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "SENT"
      },
      "states": {
        "SENT": "positive",
        "RETRY": "warning",
        "FAILED": "negative"
      },
      "transitions": {}
    },
    "sortable": [
      "time",
      "status",
      "event",
      "count",
      "interfaceNames",
      "robotName",
      "failureReason",
      "ruleNames",
      "attempt",
      "content",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "dingDingUuid": "code",
      "robotName": "text",
      "ruleNames": "text",
      "interfaceNames": "text",
      "event": "code",
      "time": "code",
      "count": "number",
      "status": "code",
      "attempt": "number",
      "content": "text",
      "failureReason": "text"
    },
    "indexed": [
      "uuid",
      "dingDingUuid",
      "robotName",
      "ruleNames",
      "interfaceNames",
      "event",
      "time",
      "count",
      "status",
      "attempt",
      "content",
      "failureReason"
    ],
    "filtered": [
      "status",
      "event",
      "robotName",
      "time",
      "dingDingUuid"
    ],
    "ranges": [
      "time"
    ],
    "indexes": [],
    "texts": [
      "robotName",
      "ruleNames",
      "interfaceNames",
      "content",
      "failureReason"
    ],
    "trimmed": [
      "dingDingUuid",
      "robotName",
      "ruleNames",
      "interfaceNames",
      "time",
      "content",
      "failureReason"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {
      "count.type": "validation.positiveInteger",
      "count.minimum": "validation.positiveInteger"
    }
  },
  "alarmRule": {
    "name": "alarmRule",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [
      {
        "property": "dingDingUuid",
        "entity": "robot",
        "value": "uuid"
      },
      {
        "property": "interfaceUuids",
        "entity": "interface",
        "value": "uuid",
        "many": true
      }
    ],
    "offered": [],
    "defaults": {
      "events": [
        "FAILED",
        "BLOCKED"
      ],
      "threshold": 1,
      "mergeSeconds": 60,
      "enabled": true
    },
    "sortable": [
      "name",
      "enabled",
      "threshold",
      "mergeSeconds",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "dingDingUuid": "code",
      "threshold": "number",
      "mergeSeconds": "number",
      "enabled": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "dingDingUuid",
      "threshold",
      "mergeSeconds",
      "enabled",
      "modifiedAt"
    ],
    "filtered": [
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name"
    ],
    "trimmed": [
      "name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "dingDingUuid.required": "validation.select",
      "dingDingUuid.minLength": "validation.select",
      "events.required": "validation.select",
      "events.minItems": "validation.select",
      "threshold.type": "validation.positiveInteger",
      "threshold.minimum": "validation.positiveInteger",
      "mergeSeconds.type": "validation.positiveInteger",
      "mergeSeconds.minimum": "validation.positiveInteger"
    }
  },
  "apiCallLog": {
    "name": "apiCallLog",
    "displayProperty": "url",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [
      "message"
    ],
    "naturalKey": [],
    "references": [
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code"
      }
    ],
    "offered": [],
    "defaults": {},
    "partitionBy": "time",
    "payload": [
      "requestBody",
      "responseBody"
    ],
    "sortable": [
      "time"
    ],
    "stored": true,
    "compared": {
      "interfaceUuid": "code",
      "interfaceName": "text",
      "interfaceType": "code",
      "dcCode": "code",
      "entityNo": "text",
      "direction": "code",
      "time": "code",
      "elapsedMs": "number",
      "method": "text",
      "httpStatus": "number",
      "success": "code",
      "errorCode": "text"
    },
    "indexed": [
      "interfaceUuid",
      "interfaceType",
      "dcCode",
      "direction",
      "time",
      "elapsedMs",
      "httpStatus",
      "success"
    ],
    "filtered": [
      "direction",
      "interfaceType",
      "method",
      "elapsedMs",
      "httpStatus",
      "success",
      "interfaceName",
      "time",
      "interfaceUuid",
      "errorCode",
      "entityNo"
    ],
    "ranges": [
      "time",
      "elapsedMs",
      "httpStatus"
    ],
    "indexes": [],
    "texts": [
      "interfaceName",
      "entityNo",
      "method",
      "url",
      "errorCode",
      "message",
      "requestBody",
      "responseBody"
    ],
    "trimmed": [
      "interfaceUuid",
      "interfaceName",
      "entityNo",
      "time",
      "method",
      "url",
      "errorCode",
      "message"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {}
  },
  "articleItemProcessingConfig": {
    "name": "articleItemProcessingConfig",
    "displayProperty": "interfaceConfigUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceConfigUuid"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "fields": [
        {
          "group": "SHELF_LIFE",
          "mode": "UPDATE"
        },
        {
          "group": "CONTROL_DAYS",
          "mode": "UPDATE"
        },
        {
          "group": "SPECIFICATION_MEASUREMENT",
          "mode": "UPDATE"
        },
        {
          "group": "MEASUREMENT_UNIT",
          "mode": "UPDATE"
        },
        {
          "group": "DELIVERY_MULTIPLE",
          "mode": "UPDATE"
        },
        {
          "group": "DEFAULT_SPECIFICATION",
          "mode": "UPDATE"
        },
        {
          "group": "CONSUMABLE_MARK",
          "mode": "UPDATE"
        },
        {
          "group": "MATERIAL_LIMITS",
          "mode": "UPDATE"
        }
      ]
    },
    "owner": {
      "property": "interfaceConfigUuid",
      "entity": "interface"
    },
    "sortable": [],
    "stored": true,
    "compared": {
      "interfaceConfigUuid": "code"
    },
    "indexed": [
      "interfaceConfigUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "interfaceConfigUuid"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "auditEntry": {
    "name": "auditEntry",
    "displayProperty": "loginId",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "retention": {
      "instant": "time"
    },
    "serviceRole": "auditLog",
    "sortable": [
      "time",
      "event",
      "success",
      "loginId",
      "address",
      "subject",
      "errorCode",
      "operation",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "time": "code",
      "event": "code",
      "success": "code",
      "loginId": "text",
      "address": "text",
      "subject": "text",
      "operation": "text",
      "errorCode": "text"
    },
    "indexed": [
      "uuid",
      "time",
      "event",
      "success",
      "loginId",
      "address",
      "subject",
      "operation",
      "errorCode"
    ],
    "filtered": [
      "event",
      "success",
      "time",
      "address",
      "loginId",
      "operation",
      "errorCode",
      "subject"
    ],
    "ranges": [
      "time"
    ],
    "indexes": [],
    "texts": [
      "loginId",
      "address",
      "subject",
      "operation",
      "errorCode"
    ],
    "trimmed": [
      "time",
      "loginId",
      "address",
      "subject",
      "operation",
      "errorCode"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {}
  },
  "auth": {
    "name": "auth",
    "displayProperty": "name",
    "secrets": [
      "password"
    ],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "authType": "BASIC",
      "clientAuthentication": "CLIENT_SECRET_BASIC"
    },
    "sortable": [
      "name",
      "authType",
      "username",
      "modifiedAt",
      "remarks",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "authType": "code",
      "username": "text",
      "remarks": "text",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "authType",
      "username",
      "remarks",
      "modifiedAt"
    ],
    "filtered": [
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "username",
      "password",
      "scope",
      "audience",
      "remarks"
    ],
    "trimmed": [
      "name",
      "tokenUrl",
      "username",
      "scope",
      "audience",
      "remarks"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "tokenUrl.format": "validation.httpUrl"
    }
  },
  "basicDataImport": {
    "name": "basicDataImport",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "kind": "dc"
    },
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "csv"
    ],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "batchResult": {
    "name": "batchResult",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "skipped.*.uuid",
      "skipped.*.name",
      "skipped.*.reason"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "batchWarning": {
    "name": "batchWarning",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "message"
    ],
    "trimmed": [
      "message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "binUsages": {
    "name": "binUsages",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "carrier": {
    "name": "carrier",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "sample",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "code"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "disabled": false
    },
    "sortable": [
      "code",
      "name",
      "disabled",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "code": "text",
      "name": "text",
      "disabled": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "code",
      "name",
      "disabled",
      "modifiedAt"
    ],
    "filtered": [
      "disabled",
      "code",
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "choice": {
    "name": "choice",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {
      "code": "text"
    },
    "indexed": [
      "code"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "company": {
    "name": "company",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "companyUuid",
      "status",
      "sample",
      "demo",
      "role",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "status": "ACTIVE"
    },
    "serviceRole": "tenant",
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "ACTIVE"
      },
      "states": {
        "ACTIVE": "positive",
        "DISABLED": "neutral"
      },
      "transitions": {
        "modify": {
          "from": {
            "status": [
              "ACTIVE"
            ]
          },
          "to": {}
        },
        "disable": {
          "from": {
            "status": [
              "ACTIVE"
            ]
          },
          "to": {
            "status": "DISABLED"
          }
        },
        "enable": {
          "from": {
            "status": [
              "DISABLED"
            ]
          },
          "to": {
            "status": "ACTIVE"
          }
        }
      }
    },
    "sortable": [
      "code",
      "name",
      "role",
      "status",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "code": "text",
      "name": "text",
      "status": "code",
      "role": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "code",
      "name",
      "status",
      "role",
      "modifiedAt"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "companyOperator": {
    "name": "companyOperator",
    "displayProperty": "loginId",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "status"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "loginId"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "role": "viewer",
      "status": "INVITED"
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "INVITED"
      },
      "states": {
        "INVITED": "warning",
        "ACTIVE": "positive",
        "DISABLED": "neutral"
      },
      "transitions": {
        "disable": {
          "from": {
            "status": [
              "INVITED",
              "ACTIVE"
            ]
          },
          "to": {
            "status": "DISABLED"
          }
        },
        "enable": {
          "from": {
            "status": [
              "DISABLED"
            ]
          },
          "to": {
            "status": "ACTIVE"
          }
        },
        "resetPassword": {
          "from": {
            "status": [
              "INVITED",
              "ACTIVE"
            ]
          },
          "to": {}
        }
      }
    },
    "sortable": [
      "loginId",
      "role",
      "status",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "loginId": "text",
      "role": "code",
      "status": "code"
    },
    "indexed": [
      "uuid",
      "loginId",
      "role",
      "status"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId"
    ],
    "trimmed": [
      "loginId"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "configurationLog": {
    "name": "configurationLog",
    "displayProperty": "recordName",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [
      "record"
    ],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "retention": {
      "instant": "time"
    },
    "serviceRole": "changeLog",
    "sortable": [
      "time",
      "kind",
      "recordName",
      "action",
      "loginId",
      "recordUuid",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "kind": "code",
      "recordUuid": "code",
      "recordName": "text",
      "action": "code",
      "loginId": "text",
      "time": "code"
    },
    "indexed": [
      "uuid",
      "kind",
      "recordUuid",
      "recordName",
      "action",
      "loginId",
      "time"
    ],
    "filtered": [
      "action",
      "kind",
      "time",
      "recordUuid",
      "loginId",
      "recordName"
    ],
    "ranges": [
      "time"
    ],
    "indexes": [],
    "texts": [
      "recordName",
      "loginId",
      "record"
    ],
    "trimmed": [
      "recordUuid",
      "recordName",
      "loginId",
      "time",
      "changes.*.field",
      "changes.*.before",
      "changes.*.after"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {}
  },
  "connectionTest": {
    "name": "connectionTest",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "steps.*.name",
      "steps.*.message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "copyByCarrier": {
    "name": "copyByCarrier",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "sourceCarrierCode",
        "entity": "carrier",
        "value": "code"
      },
      {
        "property": "carrierCode",
        "entity": "carrier",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName"
      }
    ],
    "offered": [],
    "defaults": {
      "policy": "fail"
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "sourceCarrierCode": "code",
      "carrierCode": "code",
      "menuName": "code"
    },
    "indexed": [
      "sourceCarrierCode",
      "carrierCode",
      "menuName"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {
      "sourceCarrierCode.required": "validation.select",
      "sourceCarrierCode.minLength": "validation.select",
      "carrierCode.required": "validation.select",
      "carrierCode.minLength": "validation.select"
    }
  },
  "copyByDc": {
    "name": "copyByDc",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "sourceDcCode",
        "entity": "dc",
        "value": "code"
      },
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName"
      }
    ],
    "offered": [],
    "defaults": {
      "policy": "fail"
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "sourceDcCode": "code",
      "dcCode": "code",
      "menuName": "code"
    },
    "indexed": [
      "sourceDcCode",
      "dcCode",
      "menuName"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {
      "sourceDcCode.required": "validation.select",
      "sourceDcCode.minLength": "validation.select",
      "dcCode.required": "validation.select",
      "dcCode.minLength": "validation.select"
    }
  },
  "copyByOwner": {
    "name": "copyByOwner",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "sourceOwnerCode",
        "entity": "owner",
        "value": "code"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName"
      }
    ],
    "offered": [],
    "defaults": {
      "policy": "fail"
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "sourceOwnerCode": "code",
      "ownerCode": "code",
      "menuName": "code"
    },
    "indexed": [
      "sourceOwnerCode",
      "ownerCode",
      "menuName"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {
      "sourceOwnerCode.required": "validation.select",
      "sourceOwnerCode.minLength": "validation.select",
      "ownerCode.required": "validation.select",
      "ownerCode.minLength": "validation.select"
    }
  },
  "copyDocsByOwner": {
    "name": "copyDocsByOwner",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "sourceOwnerCode",
        "entity": "owner",
        "value": "code"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "sourceErpUuid",
        "entity": "erp",
        "value": "uuid"
      },
      {
        "property": "targetErpUuid",
        "entity": "erp",
        "value": "uuid"
      },
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName"
      }
    ],
    "offered": [],
    "defaults": {
      "policy": "fail"
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "sourceOwnerCode": "code",
      "ownerCode": "code",
      "sourceErpUuid": "code",
      "targetErpUuid": "code",
      "menuName": "code"
    },
    "indexed": [
      "sourceOwnerCode",
      "ownerCode",
      "sourceErpUuid",
      "targetErpUuid",
      "menuName"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {
      "sourceOwnerCode.required": "validation.select",
      "sourceOwnerCode.minLength": "validation.select",
      "ownerCode.required": "validation.select",
      "ownerCode.minLength": "validation.select",
      "sourceErpUuid.required": "validation.select",
      "sourceErpUuid.minLength": "validation.select",
      "targetErpUuid.required": "validation.select",
      "targetErpUuid.minLength": "validation.select"
    }
  },
  "credentials": {
    "name": "credentials",
    "displayProperty": "uuid",
    "secrets": [
      "password",
      "token"
    ],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId",
      "password",
      "token"
    ],
    "trimmed": [
      "loginId"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "dailySettlementConfig": {
    "name": "dailySettlementConfig",
    "displayProperty": "configType",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "configUuid",
      "status",
      "language",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "configType"
    ],
    "references": [
      {
        "property": "interfaceUuids",
        "entity": "interface",
        "value": "uuid",
        "many": true
      }
    ],
    "offered": [],
    "defaults": {
      "configType": "ERP",
      "interfaceRange": "ALL",
      "settlementTime": "23:30",
      "failureCountStart": 3,
      "pendingReset": true,
      "resetDayRange": 3,
      "pendingCancel": true,
      "cancelDayRange": 7,
      "status": "OFFLINE"
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "OFFLINE"
      },
      "states": {
        "OFFLINE": "neutral",
        "ONLINE": "positive"
      },
      "activities": {
        "run": [
          "ONLINE"
        ]
      },
      "transitions": {
        "online": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {
            "status": "ONLINE"
          },
          "requires": "valid"
        },
        "offline": {
          "from": {
            "status": [
              "ONLINE"
            ]
          },
          "to": {
            "status": "OFFLINE"
          }
        },
        "modify": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {}
        }
      }
    },
    "sortable": [
      "configType",
      "status",
      "interfaceRange",
      "settlementTime",
      "failureCountStart",
      "resetDayRange",
      "cancelDayRange",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "configType": "code",
      "interfaceRange": "code",
      "settlementTime": "text",
      "failureCountStart": "number",
      "resetDayRange": "number",
      "cancelDayRange": "number",
      "status": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "configType",
      "interfaceRange",
      "settlementTime",
      "failureCountStart",
      "resetDayRange",
      "cancelDayRange",
      "status",
      "modifiedAt"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "settlementTime",
      "language"
    ],
    "trimmed": [
      "settlementTime"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "interfaceUuids.required": "validation.select",
      "interfaceUuids.minItems": "validation.select",
      "settlementTime.pattern": "validation.time",
      "failureCountStart.type": "validation.positiveInteger",
      "failureCountStart.minimum": "validation.positiveInteger",
      "resetDayRange.type": "validation.positiveInteger",
      "resetDayRange.minimum": "validation.positiveInteger",
      "cancelDayRange.type": "validation.positiveInteger",
      "cancelDayRange.minimum": "validation.positiveInteger"
    }
  },
  "dailySettlementLog": {
    "name": "dailySettlementLog",
    "displayProperty": "time",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "leaseUntil"
    ],
    "omittedFromList": [
      "documents",
      "resetUuids",
      "cancelUuids",
      "interfaceCounts"
    ],
    "systemCounters": [],
    "serviceTexts": [
      "message"
    ],
    "naturalKey": [
      "configUuid",
      "timeZone",
      "day"
    ],
    "references": [],
    "offered": [],
    "defaults": {},
    "retention": {
      "instant": "time"
    },
    "sortable": [
      "time",
      "configType",
      "success",
      "resetCount",
      "cancelCount",
      "message",
      "elapsedMs",
      "day",
      "timeZone",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "configUuid": "code",
      "configType": "code",
      "day": "text",
      "timeZone": "code",
      "time": "code",
      "elapsedMs": "number",
      "success": "code",
      "resetCount": "number",
      "cancelCount": "number",
      "message": "text"
    },
    "indexed": [
      "uuid",
      "configUuid",
      "configType",
      "day",
      "timeZone",
      "time",
      "elapsedMs",
      "success",
      "resetCount",
      "cancelCount",
      "message"
    ],
    "filtered": [
      "configType",
      "success",
      "time",
      "configUuid"
    ],
    "ranges": [
      "time"
    ],
    "indexes": [],
    "texts": [
      "day",
      "message"
    ],
    "trimmed": [
      "configUuid",
      "day",
      "timeZone",
      "time",
      "message",
      "documents.*.interfaceName",
      "documents.*.entityNo",
      "documents.*.createTime",
      "resetUuids.*",
      "cancelUuids.*",
      "interfaceCounts.*.interfaceUuid"
    ],
    "instants": [
      "time",
      "documents.*.createTime"
    ],
    "schedules": [],
    "messages": {}
  },
  "dataSource": {
    "name": "dataSource",
    "displayProperty": "name",
    "secrets": [
      "password"
    ],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "databaseType": "MYSQL",
      "encoding": "UTF-8"
    },
    "sortable": [
      "name",
      "databaseType",
      "ip",
      "port",
      "databaseName",
      "username",
      "encoding",
      "remarks",
      "uuid",
      "modifiedAt"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "databaseType": "code",
      "ip": "code",
      "port": "number",
      "databaseName": "text",
      "username": "text",
      "encoding": "code",
      "remarks": "text",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "databaseType",
      "ip",
      "port",
      "databaseName",
      "username",
      "encoding",
      "remarks",
      "modifiedAt"
    ],
    "filtered": [
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "databaseName",
      "username",
      "password",
      "remarks"
    ],
    "trimmed": [
      "name",
      "ip",
      "databaseName",
      "username",
      "remarks"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "ip.format": "validation.host",
      "port.type": "validation.port",
      "port.minimum": "validation.port",
      "port.maximum": "validation.port"
    }
  },
  "dc": {
    "name": "dc",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "sample",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "code"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "timeZone": "Asia/Shanghai",
      "disabled": false
    },
    "sortable": [
      "code",
      "name",
      "timeZone",
      "disabled",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "code": "text",
      "name": "text",
      "timeZone": "code",
      "disabled": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "code",
      "name",
      "timeZone",
      "disabled",
      "modifiedAt"
    ],
    "filtered": [
      "disabled",
      "code",
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name",
      "timeZone"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "timeZone.format": "validation.timeZone"
    }
  },
  "debugInput": {
    "name": "debugInput",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "interfaceUuid",
        "entity": "interface",
        "value": "uuid"
      }
    ],
    "offered": [],
    "defaults": {
      "inputType": "ORDER",
      "send": false
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "interfaceUuid": "code"
    },
    "indexed": [
      "interfaceUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "orderNumber",
      "data"
    ],
    "trimmed": [
      "orderNumber"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "interfaceUuid.required": "validation.select",
      "interfaceUuid.minLength": "validation.select"
    }
  },
  "debugRun": {
    "name": "debugRun",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "message",
      "source",
      "mapped",
      "request",
      "response"
    ],
    "trimmed": [
      "message",
      "steps.*.targetField",
      "steps.*.error"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "steps.lineNo.type": "validation.positiveInteger",
      "steps.lineNo.minimum": "validation.positiveInteger"
    }
  },
  "erp": {
    "name": "erp",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [
      {
        "list": "extendInfo",
        "value": "parameterValue",
        "name": "parameterName",
        "choice": "secret",
        "words": [
          "key",
          "token",
          "password"
        ]
      }
    ],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [
      {
        "property": "dataSourceUuid",
        "entity": "dataSource",
        "value": "uuid"
      },
      {
        "property": "authUuid",
        "entity": "auth",
        "value": "uuid"
      }
    ],
    "offered": [
      {
        "property": "erpType",
        "operation": "erp.geterpType"
      }
    ],
    "defaults": {
      "successRule": "ENVELOPE",
      "successStatuses": "200-299",
      "sampleStatus": 200
    },
    "sortable": [
      "name",
      "basePath",
      "remarks",
      "uuid",
      "modifiedAt"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "erpType": "code",
      "basePath": "code",
      "dataSourceUuid": "code",
      "authUuid": "code",
      "remarks": "text",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "erpType",
      "basePath",
      "dataSourceUuid",
      "authUuid",
      "remarks",
      "modifiedAt"
    ],
    "filtered": [
      "name",
      "erpType",
      "dataSourceUuid",
      "authUuid",
      "basePath"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "remarks",
      "successStatuses",
      "successCondition",
      "sampleResponse"
    ],
    "trimmed": [
      "name",
      "basePath",
      "remarks",
      "extendInfo.*.parameterName",
      "successStatuses"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "erpType.required": "validation.select",
      "erpType.minLength": "validation.select",
      "basePath.format": "validation.httpUrl",
      "dataSourceUuid.required": "validation.select",
      "dataSourceUuid.minLength": "validation.select",
      "authUuid.required": "validation.select",
      "authUuid.minLength": "validation.select",
      "documentsPerMinute.type": "validation.positiveInteger",
      "documentsPerMinute.minimum": "validation.positiveInteger",
      "extendInfo.parameterName.required": "validation.parameterNameBlank",
      "extendInfo.parameterName.minLength": "validation.parameterNameBlank",
      "extendInfo.parameterName.pattern": "validation.parameterNameBlank",
      "successStatuses.pattern": "validation.httpStatuses"
    }
  },
  "eventReceipts": {
    "name": "eventReceipts",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "eventType"
    ],
    "trimmed": [
      "eventType",
      "receipts.*.uuid",
      "receipts.*.interfaceName",
      "receipts.*.entityNo",
      "receipts.*.idempotencyKey",
      "refusals.*.interfaceUuid",
      "refusals.*.interfaceName",
      "refusals.*.errorCode",
      "refusals.*.message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "exchangeDocument": {
    "name": "exchangeDocument",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "exportFile": {
    "name": "exportFile",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "format",
      "sha256"
    ],
    "trimmed": [
      "exportedAt",
      "source.companyUuid",
      "source.dcCode",
      "source.ownerCode",
      "references.*.uuid",
      "references.*.name",
      "sha256"
    ],
    "instants": [
      "exportedAt"
    ],
    "schedules": [],
    "messages": {
      "format.required": "validation.exportFormat",
      "format.const": "validation.exportFormat",
      "schemaVersion.type": "validation.positiveInteger",
      "schemaVersion.minimum": "validation.positiveInteger",
      "recordFormat.type": "validation.positiveInteger",
      "recordFormat.minimum": "validation.positiveInteger",
      "sha256.required": "validation.checksumMissing"
    }
  },
  "exportSelection": {
    "name": "exportSelection",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName",
        "agrees": {
          "interfaceType": "interfaceType"
        }
      },
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code"
      },
      {
        "property": "carrierCode",
        "entity": "carrier",
        "value": "code"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code"
      }
    ],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {
      "menuName": "code",
      "dcCode": "code",
      "carrierCode": "code",
      "ownerCode": "code"
    },
    "indexed": [
      "menuName",
      "dcCode",
      "carrierCode",
      "ownerCode"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "uuids.*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "uuids.required": "validation.selectFirst",
      "uuids.minItems": "validation.selectFirst"
    }
  },
  "extendInfo": {
    "name": "extendInfo",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "*.parameterName"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "parameterName.required": "validation.parameterNameBlank",
      "parameterName.minLength": "validation.parameterNameBlank",
      "parameterName.pattern": "validation.parameterNameBlank"
    }
  },
  "failureGroup": {
    "name": "failureGroup",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "causeKey",
      "errorCode",
      "cause",
      "sampleEntityNo",
      "sampleReason"
    ],
    "trimmed": [
      "causeKey",
      "errorCode",
      "cause",
      "firstTime",
      "lastTime",
      "sampleUuid",
      "sampleEntityNo",
      "sampleReason"
    ],
    "instants": [
      "firstTime",
      "lastTime"
    ],
    "schedules": [],
    "messages": {}
  },
  "failureRetry": {
    "name": "failureRetry",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "causeKey"
    ],
    "trimmed": [
      "interfaceUuid",
      "causeKey"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "field": {
    "name": "field",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {
      "name": "text"
    },
    "indexed": [
      "name"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "title",
      "description"
    ],
    "trimmed": [
      "name",
      "title",
      "description"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "fieldMapping": {
    "name": "fieldMapping",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "lineNo"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "type": "STRING",
      "functionType": "REGULAR"
    },
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "targetField",
      "description",
      "sourceField",
      "expression"
    ],
    "trimmed": [
      "targetField",
      "description",
      "sourceField"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "lineNo.type": "validation.positiveInteger",
      "lineNo.minimum": "validation.positiveInteger",
      "targetField.pattern": "validation.noSpaces",
      "functionType.required": "validation.select"
    }
  },
  "fieldMappings": {
    "name": "fieldMappings",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "*.targetField",
      "*.description",
      "*.sourceField"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "lineNo.type": "validation.positiveInteger",
      "lineNo.minimum": "validation.positiveInteger",
      "targetField.pattern": "validation.noSpaces",
      "functionType.required": "validation.select"
    }
  },
  "fieldNames": {
    "name": "fieldNames",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "fieldUpdateRule": {
    "name": "fieldUpdateRule",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "mode": "UPDATE"
    },
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "fieldUpdateRules": {
    "name": "fieldUpdateRules",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "fieldUpdateSupport": {
    "name": "fieldUpdateSupport",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "functionType": {
    "name": "functionType",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "globalConfig": {
    "name": "globalConfig",
    "displayProperty": "companyUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "companyUuid"
    ],
    "references": [
      {
        "property": "wmsAuthUuid",
        "entity": "auth",
        "value": "uuid"
      }
    ],
    "offered": [],
    "defaults": {
      "failureThreshold": 5,
      "retryIntervalMinutes": 5,
      "pageSize": 20,
      "timeZone": "Asia/Shanghai"
    },
    "serviceRole": "displaySettings",
    "sortable": [],
    "stored": true,
    "compared": {
      "wmsAuthUuid": "code"
    },
    "indexed": [
      "wmsAuthUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "timeZone",
      "wmsBasePath"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "failureThreshold.type": "validation.positiveInteger",
      "failureThreshold.minimum": "validation.positiveInteger",
      "retryIntervalMinutes.type": "validation.positiveInteger",
      "retryIntervalMinutes.minimum": "validation.positiveInteger",
      "pageSize.type": "validation.positiveInteger",
      "pageSize.minimum": "validation.positiveInteger",
      "timeZone.format": "validation.timeZone",
      "wmsBasePath.format": "validation.httpUrl"
    }
  },
  "health": {
    "name": "health",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "at",
      "since",
      "oldestPending",
      "findings.*.message",
      "findings.*.since",
      "findings.*.uuid",
      "findings.*.interfaceName",
      "interfaces.*.uuid",
      "interfaces.*.interfaceName",
      "interfaces.*.oldestPending",
      "interfaces.*.failureReason",
      "interfaces.*.pullFailedSince",
      "interfaces.*.pullFailureReason",
      "interfaces.*.receiverDownSince"
    ],
    "instants": [
      "at",
      "since",
      "oldestPending",
      "findings.*.since",
      "interfaces.*.oldestPending",
      "interfaces.*.pullFailedSince",
      "interfaces.*.receiverDownSince"
    ],
    "schedules": [],
    "messages": {}
  },
  "healthQuery": {
    "name": "healthQuery",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "uuids.*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "ignoreStockBinUsageConfig": {
    "name": "ignoreStockBinUsageConfig",
    "displayProperty": "interfaceConfigUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceConfigUuid"
    ],
    "references": [],
    "offered": [
      {
        "property": "binUsages",
        "operation": "ignoreStockBinUsageConfig.queryField"
      }
    ],
    "defaults": {
      "binUsages": []
    },
    "owner": {
      "property": "interfaceConfigUuid",
      "entity": "interface"
    },
    "sortable": [],
    "stored": true,
    "compared": {
      "interfaceConfigUuid": "code"
    },
    "indexed": [
      "interfaceConfigUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "interfaceConfigUuid"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "ignoreUpdateConfig": {
    "name": "ignoreUpdateConfig",
    "displayProperty": "interfaceConfigUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceConfigUuid"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "fields": []
    },
    "owner": {
      "property": "interfaceConfigUuid",
      "entity": "interface"
    },
    "sortable": [],
    "stored": true,
    "compared": {
      "interfaceConfigUuid": "code"
    },
    "indexed": [
      "interfaceConfigUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "interfaceName"
    ],
    "trimmed": [
      "interfaceConfigUuid",
      "interfaceName"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "importForm": {
    "name": "importForm",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "erpUuid",
        "entity": "erp",
        "value": "uuid"
      },
      {
        "property": "dataSourceUuid",
        "entity": "dataSource",
        "value": "uuid"
      },
      {
        "property": "authUuid",
        "entity": "auth",
        "value": "uuid"
      },
      {
        "property": "dingDingUuid",
        "entity": "robot",
        "value": "uuid"
      }
    ],
    "offered": [],
    "defaults": {
      "policy": "fail"
    },
    "sortable": [],
    "stored": false,
    "compared": {
      "dcCode": "code",
      "ownerCode": "code",
      "erpUuid": "code",
      "dataSourceUuid": "code",
      "authUuid": "code",
      "dingDingUuid": "code"
    },
    "indexed": [
      "dcCode",
      "ownerCode",
      "erpUuid",
      "dataSourceUuid",
      "authUuid",
      "dingDingUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "jsonData"
    ],
    "trimmed": [
      "serviceUrl"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "serviceUrl.format": "validation.origin"
    }
  },
  "importPlan": {
    "name": "importPlan",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "planHash"
    ],
    "trimmed": [
      "planHash",
      "items.*.naturalKey",
      "items.*.fieldDiffs.*.field",
      "items.*.fieldDiffs.*.before",
      "items.*.fieldDiffs.*.after",
      "unresolved.*.uuid",
      "unresolved.*.name",
      "issues.*.field",
      "issues.*.message",
      "warnings.*.message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "importResult": {
    "name": "importResult",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "skipped.*.naturalKey",
      "skipped.*.reason"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "interface": {
    "name": "interface",
    "displayProperty": "interfaceName",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "status",
      "debug",
      "debugUntil",
      "pendingCount",
      "blockedCount",
      "failureCount",
      "failureReason",
      "pullFailedSince",
      "pullFailureReason",
      "outageCount",
      "receiverDownSince",
      "nextProbeTime",
      "onlineAt",
      "lastScheduleTime",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [
      "fieldMappings"
    ],
    "systemCounters": [
      "pendingCount",
      "blockedCount",
      "failureCount",
      "failureReason",
      "pullFailedSince",
      "pullFailureReason",
      "outageCount",
      "receiverDownSince",
      "nextProbeTime",
      "lastScheduleTime"
    ],
    "serviceTexts": [
      "failureReason",
      "pullFailureReason"
    ],
    "naturalKey": [
      "interfaceName",
      "dcCode",
      "carrierCode",
      "ownerCode"
    ],
    "references": [
      {
        "property": "menuName",
        "entity": "menu",
        "value": "menuName",
        "agrees": {
          "interfaceType": "interfaceType"
        }
      },
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "carrierCode",
        "entity": "carrier",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code",
        "unless": "disabled"
      },
      {
        "property": "erpUuid",
        "entity": "erp",
        "value": "uuid"
      },
      {
        "property": "dataSourceUuid",
        "entity": "dataSource",
        "value": "uuid"
      },
      {
        "property": "authUuid",
        "entity": "auth",
        "value": "uuid"
      },
      {
        "property": "dingDingUuid",
        "entity": "robot",
        "value": "uuid"
      }
    ],
    "offered": [
      {
        "property": "eventTypes",
        "operation": "interfaceConfig.getEventTypes"
      }
    ],
    "defaults": {
      "scope": "DC",
      "type": "HTTP",
      "method": "POST",
      "requestMode": "PLAIN",
      "successStatuses": "200-299",
      "sampleStatus": 200,
      "tableAccess": "TABLE",
      "triggerStrategy": "EVENT",
      "executionStrategy": "DAILY",
      "intervalMinutes": 5,
      "alarmEnabled": false,
      "status": "OFFLINE",
      "debug": false,
      "pendingCount": 0,
      "blockedCount": 0,
      "failureCount": 0
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "OFFLINE",
        "debug": false,
        "pendingCount": 0,
        "blockedCount": 0,
        "failureCount": 0
      },
      "states": {
        "OFFLINE": "neutral",
        "ONLINE": "positive",
        "SUSPENDED": "warning"
      },
      "activities": {
        "accept": [
          "ONLINE",
          "SUSPENDED"
        ],
        "run": [
          "ONLINE"
        ]
      },
      "transitions": {
        "online": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {
            "status": "ONLINE"
          },
          "requires": "valid"
        },
        "offline": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ]
          },
          "to": {
            "status": "OFFLINE",
            "debug": false
          }
        },
        "suspend": {
          "from": {
            "status": [
              "ONLINE"
            ]
          },
          "to": {
            "status": "SUSPENDED"
          }
        },
        "resume": {
          "from": {
            "status": [
              "SUSPENDED"
            ]
          },
          "to": {
            "status": "ONLINE"
          }
        },
        "debug": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ],
            "debug": [
              false
            ]
          },
          "to": {
            "debug": true
          },
          "expires": {
            "minutes": 30,
            "property": "debugUntil",
            "action": "unDebug"
          }
        },
        "unDebug": {
          "from": {
            "debug": [
              true
            ]
          },
          "to": {
            "debug": false
          }
        },
        "runNow": {
          "from": {
            "status": [
              "ONLINE",
              "SUSPENDED"
            ],
            "triggerStrategy": [
              "CRON"
            ]
          },
          "to": {}
        },
        "modify": {
          "from": {
            "status": [
              "OFFLINE"
            ]
          },
          "to": {}
        },
        "remove": {
          "from": {
            "status": [
              "OFFLINE"
            ],
            "pendingCount": [
              0
            ]
          },
          "to": null
        }
      }
    },
    "sortable": [
      "interfaceName",
      "interfaceType",
      "status",
      "pendingCount",
      "blockedCount",
      "failureReason",
      "lastScheduleTime",
      "triggerStrategy",
      "type",
      "scope",
      "failureCount",
      "pullFailedSince",
      "receiverDownSince",
      "nextProbeTime",
      "outageCount",
      "debug",
      "debugUntil",
      "entityIdentifier",
      "itemProcessingType",
      "remarks",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "interfaceName": "text",
      "interfaceType": "code",
      "menuName": "code",
      "scope": "code",
      "dcCode": "code",
      "carrierCode": "code",
      "ownerCode": "code",
      "entityIdentifier": "text",
      "remarks": "text",
      "type": "code",
      "erpUuid": "code",
      "dataSourceUuid": "code",
      "authUuid": "code",
      "triggerStrategy": "code",
      "itemProcessingType": "code",
      "dingDingUuid": "code",
      "status": "code",
      "debug": "code",
      "debugUntil": "code",
      "pendingCount": "number",
      "blockedCount": "number",
      "failureCount": "number",
      "failureReason": "text",
      "pullFailedSince": "code",
      "outageCount": "number",
      "receiverDownSince": "code",
      "nextProbeTime": "code",
      "lastScheduleTime": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "interfaceName",
      "interfaceType",
      "menuName",
      "scope",
      "dcCode",
      "carrierCode",
      "ownerCode",
      "entityIdentifier",
      "remarks",
      "type",
      "erpUuid",
      "dataSourceUuid",
      "authUuid",
      "triggerStrategy",
      "itemProcessingType",
      "dingDingUuid",
      "status",
      "debug",
      "debugUntil",
      "pendingCount",
      "blockedCount",
      "failureCount",
      "failureReason",
      "pullFailedSince",
      "outageCount",
      "receiverDownSince",
      "nextProbeTime",
      "lastScheduleTime",
      "modifiedAt"
    ],
    "filtered": [
      "triggerStrategy",
      "scope",
      "interfaceType",
      "status",
      "type",
      "debug",
      "interfaceName",
      "menuName",
      "dcCode",
      "carrierCode",
      "ownerCode",
      "erpUuid",
      "dataSourceUuid",
      "dingDingUuid"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "interfaceName",
      "entityIdentifier",
      "remarks",
      "path",
      "queueName",
      "requestAction",
      "formId",
      "successStatuses",
      "successCondition",
      "sampleResponse",
      "intermediateTableName",
      "sourceTableName",
      "targetTableName",
      "storedProcedureName",
      "executionTime",
      "fileName",
      "preFilter",
      "postFilter",
      "failureReason",
      "pullFailureReason"
    ],
    "trimmed": [
      "interfaceName",
      "entityIdentifier",
      "remarks",
      "path",
      "address",
      "queueName",
      "requestAction",
      "formId",
      "successStatuses",
      "intermediateTableName",
      "sourceTableName",
      "targetTableName",
      "storedProcedureName",
      "executionTime",
      "cronExpression",
      "fileName",
      "fieldMappings.*.targetField",
      "fieldMappings.*.description",
      "fieldMappings.*.sourceField"
    ],
    "instants": [],
    "schedules": [
      "cronExpression"
    ],
    "messages": {
      "menuName.required": "validation.select",
      "menuName.minLength": "validation.select",
      "dcCode.required": "validation.select",
      "dcCode.minLength": "validation.select",
      "carrierCode.required": "validation.select",
      "carrierCode.minLength": "validation.select",
      "ownerCode.required": "validation.select",
      "ownerCode.minLength": "validation.select",
      "erpUuid.required": "validation.select",
      "erpUuid.minLength": "validation.select",
      "dataSourceUuid.required": "validation.select",
      "dataSourceUuid.minLength": "validation.select",
      "path.pattern": "validation.path",
      "address.format": "validation.address",
      "authUuid.minLength": "validation.select",
      "queueName.pattern": "validation.noSpaces",
      "successStatuses.pattern": "validation.httpStatuses",
      "intermediateTableName.pattern": "validation.noSpaces",
      "sourceTableName.pattern": "validation.noSpaces",
      "targetTableName.pattern": "validation.noSpaces",
      "storedProcedureName.pattern": "validation.noSpaces",
      "eventTypes.required": "validation.select",
      "eventTypes.minItems": "validation.select",
      "executionTime.pattern": "validation.time",
      "intervalMinutes.type": "validation.positiveInteger",
      "intervalMinutes.minimum": "validation.positiveInteger",
      "cronExpression.format": "validation.cron",
      "fileName.pattern": "validation.fileName",
      "lanes.type": "validation.positiveInteger",
      "lanes.minimum": "validation.positiveInteger",
      "dingDingUuid.required": "validation.select",
      "dingDingUuid.minLength": "validation.select",
      "fieldMappings.lineNo.type": "validation.positiveInteger",
      "fieldMappings.lineNo.minimum": "validation.positiveInteger",
      "fieldMappings.targetField.pattern": "validation.noSpaces",
      "fieldMappings.functionType.required": "validation.select"
    }
  },
  "interfaceBatch": {
    "name": "interfaceBatch",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "uuids.*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "uuids.minItems": "validation.selectFirst"
    }
  },
  "interfaceLog": {
    "name": "interfaceLog",
    "displayProperty": "interfaceName",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [
      "details"
    ],
    "naturalKey": [],
    "references": [
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code"
      }
    ],
    "offered": [],
    "defaults": {},
    "partitionBy": "time",
    "payload": [
      "data"
    ],
    "sortable": [
      "time"
    ],
    "stored": true,
    "compared": {
      "interfaceUuid": "code",
      "interfaceName": "text",
      "interfaceType": "code",
      "dcCode": "code",
      "level": "code",
      "type": "code",
      "time": "code",
      "elapsedMs": "number",
      "entity": "text"
    },
    "indexed": [
      "interfaceUuid",
      "interfaceType",
      "dcCode",
      "level",
      "type",
      "time",
      "elapsedMs"
    ],
    "filtered": [
      "level",
      "interfaceType",
      "type",
      "elapsedMs",
      "interfaceName",
      "time",
      "interfaceUuid",
      "entity"
    ],
    "ranges": [
      "time",
      "elapsedMs"
    ],
    "indexes": [],
    "texts": [
      "interfaceName",
      "entity",
      "details",
      "data"
    ],
    "trimmed": [
      "interfaceUuid",
      "interfaceName",
      "time",
      "entity",
      "details"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {}
  },
  "listExport": {
    "name": "listExport",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "list"
    ],
    "trimmed": [
      "list"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "loginResult": {
    "name": "loginResult",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId",
      "loginKey"
    ],
    "trimmed": [
      "loginId",
      "loginKey",
      "companyUuid",
      "companies.*.code",
      "companies.*.name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "loginSession": {
    "name": "loginSession",
    "displayProperty": "loginId",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [
      "loginId",
      "address",
      "startedAt",
      "expiresAt",
      "uuid"
    ],
    "stored": false,
    "compared": {
      "uuid": "code",
      "loginId": "text",
      "address": "text",
      "startedAt": "code",
      "expiresAt": "code"
    },
    "indexed": [
      "uuid",
      "loginId",
      "address",
      "startedAt",
      "expiresAt"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId",
      "address"
    ],
    "trimmed": [
      "uuid",
      "loginId",
      "address",
      "startedAt",
      "expiresAt"
    ],
    "instants": [
      "startedAt",
      "expiresAt"
    ],
    "schedules": [],
    "messages": {}
  },
  "menu": {
    "name": "menu",
    "displayProperty": "menuName",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "interfaceCount",
      "sample"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceType",
      "menuName"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "order": 0
    },
    "sortable": [
      "menuName",
      "interfaceType",
      "category",
      "interfaceCount",
      "order"
    ],
    "stored": true,
    "compared": {
      "menuName": "text",
      "interfaceType": "code",
      "category": "code",
      "order": "number",
      "interfaceCount": "number"
    },
    "indexed": [
      "menuName",
      "interfaceType",
      "category",
      "order",
      "interfaceCount"
    ],
    "filtered": [
      "interfaceType"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "menuName"
    ],
    "trimmed": [
      "menuName"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "category.required": "validation.select"
    }
  },
  "outboxDocument": {
    "name": "outboxDocument",
    "displayProperty": "entityNo",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code"
      }
    ],
    "offered": [],
    "defaults": {},
    "partitionBy": "time",
    "sortable": [
      "time"
    ],
    "stored": true,
    "compared": {
      "interfaceUuid": "code",
      "interfaceName": "text",
      "interfaceType": "code",
      "dcCode": "code",
      "entityNo": "text",
      "idempotencyKey": "text",
      "time": "code"
    },
    "indexed": [
      "interfaceUuid",
      "interfaceType",
      "dcCode",
      "time"
    ],
    "filtered": [
      "interfaceType",
      "interfaceName",
      "time",
      "interfaceUuid",
      "entityNo",
      "idempotencyKey"
    ],
    "ranges": [
      "time"
    ],
    "indexes": [],
    "texts": [
      "interfaceName",
      "entityNo",
      "idempotencyKey",
      "data"
    ],
    "trimmed": [
      "interfaceUuid",
      "interfaceName",
      "entityNo",
      "idempotencyKey",
      "time"
    ],
    "instants": [
      "time"
    ],
    "schedules": [],
    "messages": {}
  },
  "ownAddress": {
    "name": "ownAddress",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "address",
      "message"
    ],
    "trimmed": [
      "address",
      "message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "owner": {
    "name": "owner",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "sample",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "code"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "disabled": false
    },
    "sortable": [
      "code",
      "name",
      "disabled",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "code": "text",
      "name": "text",
      "disabled": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "code",
      "name",
      "disabled",
      "modifiedAt"
    ],
    "filtered": [
      "disabled",
      "code",
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "partnerKey": {
    "name": "partnerKey",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "status",
      "secretStart",
      "rotatedAt",
      "lastUsedAt",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [
      "lastUsedAt"
    ],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [
      {
        "property": "interfaceUuids",
        "entity": "interface",
        "value": "uuid",
        "many": true
      }
    ],
    "offered": [],
    "defaults": {
      "status": "NEW",
      "calls": [
        "DOCUMENT",
        "EVENT"
      ],
      "overlapHours": 24
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "NEW"
      },
      "states": {
        "NEW": "neutral",
        "ACTIVE": "positive",
        "REVOKED": "negative"
      },
      "transitions": {
        "rotate": {
          "from": {
            "status": [
              "NEW",
              "ACTIVE"
            ]
          },
          "to": {
            "status": "ACTIVE"
          }
        },
        "revoke": {
          "from": {
            "status": [
              "ACTIVE"
            ]
          },
          "to": {
            "status": "REVOKED"
          }
        },
        "modify": {
          "from": {
            "status": [
              "NEW",
              "ACTIVE"
            ]
          },
          "to": {}
        },
        "remove": {
          "from": {
            "status": [
              "NEW",
              "REVOKED"
            ]
          },
          "to": null
        }
      }
    },
    "sortable": [
      "name",
      "status",
      "secretStart",
      "expiresAt",
      "lastUsedAt",
      "callsPerSecond",
      "overlapHours",
      "rotatedAt",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "status": "code",
      "expiresAt": "code",
      "callsPerSecond": "number",
      "overlapHours": "number",
      "secretStart": "text",
      "rotatedAt": "code",
      "lastUsedAt": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "status",
      "expiresAt",
      "callsPerSecond",
      "overlapHours",
      "secretStart",
      "rotatedAt",
      "lastUsedAt",
      "modifiedAt"
    ],
    "filtered": [
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "secretStart"
    ],
    "trimmed": [
      "name",
      "expiresAt"
    ],
    "instants": [
      "expiresAt"
    ],
    "schedules": [],
    "messages": {
      "calls.required": "validation.select",
      "calls.minItems": "validation.select",
      "callsPerSecond.type": "validation.positiveInteger",
      "callsPerSecond.minimum": "validation.positiveInteger"
    }
  },
  "partnerKeySecret": {
    "name": "partnerKeySecret",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "name",
      "secret",
      "previousValidUntil"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "secret"
    ],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "passwordChange": {
    "name": "passwordChange",
    "displayProperty": "uuid",
    "secrets": [
      "currentPassword",
      "newPassword"
    ],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "currentPassword",
      "newPassword"
    ],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "passwordOwner": {
    "name": "passwordOwner",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId"
    ],
    "trimmed": [
      "loginId"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "pendingBatch": {
    "name": "pendingBatch",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "reason"
    ],
    "trimmed": [
      "uuids.*",
      "filter.firstFailureTimeFrom",
      "filter.firstFailureTimeTo",
      "filter.createTimeFrom",
      "filter.createTimeTo",
      "filter.lastRunTimeFrom",
      "filter.lastRunTimeTo",
      "reason"
    ],
    "instants": [
      "filter.firstFailureTimeFrom",
      "filter.firstFailureTimeTo",
      "filter.createTimeFrom",
      "filter.createTimeTo",
      "filter.lastRunTimeFrom",
      "filter.lastRunTimeTo"
    ],
    "schedules": [],
    "messages": {
      "uuids.minItems": "validation.selectFirst"
    }
  },
  "pendingData": {
    "name": "pendingData",
    "displayProperty": "entityNo",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "status",
      "failureCount",
      "traceparent",
      "arrival",
      "causeKey",
      "firstFailureTime",
      "originalUuid",
      "resentUuid",
      "interfaceDebug",
      "version"
    ],
    "omittedFromList": [
      "history"
    ],
    "systemCounters": [],
    "serviceTexts": [
      "failureReason",
      "lastAction.reason",
      "history.*.reason",
      "history.*.message"
    ],
    "naturalKey": [],
    "references": [
      {
        "property": "dcCode",
        "entity": "dc",
        "value": "code"
      },
      {
        "property": "ownerCode",
        "entity": "owner",
        "value": "code"
      }
    ],
    "offered": [],
    "defaults": {
      "status": "PENDING",
      "failureCount": 0
    },
    "retention": {
      "instant": "createTime",
      "where": {
        "status": [
          "SUCCESS",
          "CANCELLED"
        ]
      }
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "PENDING",
        "failureCount": 0
      },
      "states": {
        "PENDING": "neutral",
        "RUNNING": "neutral",
        "SUCCESS": "positive",
        "FAILED": "warning",
        "BLOCKED": "negative",
        "CANCELLED": "neutral"
      },
      "transitions": {
        "reset": {
          "from": {
            "status": [
              "FAILED",
              "BLOCKED",
              "CANCELLED"
            ]
          },
          "to": {
            "status": "PENDING",
            "failureCount": 0
          }
        },
        "cancel": {
          "from": {
            "status": [
              "PENDING",
              "FAILED",
              "BLOCKED"
            ]
          },
          "to": {
            "status": "CANCELLED"
          }
        },
        "debug": {
          "from": {
            "status": [
              "PENDING",
              "FAILED",
              "BLOCKED"
            ],
            "interfaceDebug": [
              true
            ]
          },
          "to": {}
        }
      }
    },
    "sortable": [
      "entityNo",
      "status",
      "failureReason",
      "failureCount",
      "interfaceName",
      "nextRunTime",
      "createTime",
      "lastRunTime",
      "errorCode",
      "idempotencyKey",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "dcCode": "code",
      "ownerCode": "code",
      "interfaceUuid": "code",
      "interfaceName": "text",
      "interfaceType": "code",
      "direction": "code",
      "entityNo": "text",
      "status": "code",
      "failureCount": "number",
      "failureReason": "text",
      "errorCode": "text",
      "idempotencyKey": "text",
      "arrival": "number",
      "createTime": "code",
      "lastRunTime": "code",
      "nextRunTime": "code",
      "causeKey": "text",
      "firstFailureTime": "code"
    },
    "indexed": [
      "uuid",
      "dcCode",
      "ownerCode",
      "interfaceUuid",
      "interfaceName",
      "interfaceType",
      "direction",
      "entityNo",
      "status",
      "failureCount",
      "failureReason",
      "errorCode",
      "idempotencyKey",
      "createTime",
      "lastRunTime",
      "nextRunTime",
      "firstFailureTime"
    ],
    "filtered": [
      "direction",
      "interfaceType",
      "status",
      "causeKey",
      "failureCount",
      "dcCode",
      "ownerCode",
      "interfaceName",
      "createTime",
      "lastRunTime",
      "firstFailureTime",
      "interfaceUuid",
      "errorCode",
      "entityNo"
    ],
    "ranges": [
      "failureCount",
      "createTime",
      "lastRunTime",
      "firstFailureTime"
    ],
    "indexes": [
      {
        "orderBy": [
          "createTime"
        ],
        "where": {
          "status": [
            "PENDING",
            "RUNNING",
            "FAILED",
            "BLOCKED"
          ]
        }
      },
      {
        "orderBy": [
          "interfaceUuid",
          "arrival"
        ],
        "where": {
          "status": [
            "PENDING",
            "RUNNING",
            "FAILED",
            "BLOCKED"
          ]
        }
      },
      {
        "orderBy": [
          "interfaceUuid",
          "entityNo",
          "arrival"
        ],
        "where": {
          "status": [
            "PENDING",
            "RUNNING",
            "FAILED",
            "BLOCKED"
          ]
        }
      }
    ],
    "texts": [
      "interfaceName",
      "entityNo",
      "failureReason",
      "errorCode",
      "idempotencyKey",
      "traceparent",
      "causeKey",
      "data"
    ],
    "trimmed": [
      "interfaceUuid",
      "interfaceName",
      "entityNo",
      "failureReason",
      "errorCode",
      "idempotencyKey",
      "createTime",
      "lastRunTime",
      "nextRunTime",
      "lastAction.by",
      "lastAction.at",
      "lastAction.reason",
      "history.*.at",
      "history.*.by",
      "history.*.reason",
      "history.*.documentUuid",
      "history.*.errorCode",
      "history.*.message",
      "history.*.ruleText",
      "history.*.nextRunTime",
      "history.*.callUuid"
    ],
    "instants": [
      "createTime",
      "lastRunTime",
      "nextRunTime",
      "lastAction.at",
      "history.*.at",
      "history.*.nextRunTime"
    ],
    "schedules": [],
    "messages": {}
  },
  "processSchemeIgnoreConfig": {
    "name": "processSchemeIgnoreConfig",
    "displayProperty": "interfaceConfigUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceConfigUuid"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "fields": []
    },
    "owner": {
      "property": "interfaceConfigUuid",
      "entity": "interface"
    },
    "sortable": [],
    "stored": true,
    "compared": {
      "interfaceConfigUuid": "code"
    },
    "indexed": [
      "interfaceConfigUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "interfaceName"
    ],
    "trimmed": [
      "interfaceConfigUuid",
      "interfaceName"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "receipt": {
    "name": "receipt",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "interfaceName",
      "entityNo",
      "idempotencyKey"
    ],
    "trimmed": [
      "uuid",
      "interfaceName",
      "entityNo",
      "idempotencyKey"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "resentDocument": {
    "name": "resentDocument",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "data"
    ],
    "trimmed": [],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "robot": {
    "name": "robot",
    "displayProperty": "name",
    "secrets": [
      "webhook",
      "signSecret"
    ],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "atAll": false,
      "language": "zh-CN",
      "enabled": true
    },
    "sortable": [
      "name",
      "enabled",
      "keyword",
      "language",
      "atAll",
      "modifiedAt",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "keyword": "text",
      "atAll": "code",
      "language": "code",
      "enabled": "code",
      "modifiedAt": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "keyword",
      "atAll",
      "language",
      "enabled",
      "modifiedAt"
    ],
    "filtered": [
      "name"
    ],
    "ranges": [],
    "indexes": [],
    "texts": [
      "name",
      "signSecret",
      "keyword"
    ],
    "trimmed": [
      "name",
      "keyword",
      "atMobiles.*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "webhook.format": "validation.httpsUrl",
      "atMobiles.pattern": "validation.mobile"
    }
  },
  "securityConfig": {
    "name": "securityConfig",
    "displayProperty": "companyUuid",
    "secrets": [
      "apiKey"
    ],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "companyUuid"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "apiKeyEnabled": false,
      "payloadRetentionDays": 30
    },
    "serviceRole": "retentionSettings",
    "sortable": [],
    "stored": true,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "apiKey"
    ],
    "trimmed": [
      "ipWhitelist.*",
      "maskFields.*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "apiKey.pattern": "validation.headerValue",
      "ipWhitelist.format": "validation.ipRange",
      "payloadRetentionDays.type": "validation.positiveInteger",
      "payloadRetentionDays.minimum": "validation.positiveInteger"
    }
  },
  "signInLink": {
    "name": "signInLink",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "loginId",
      "link"
    ],
    "trimmed": [
      "loginId",
      "expiresAt"
    ],
    "instants": [
      "expiresAt"
    ],
    "schedules": [],
    "messages": {}
  },
  "successRuleTest": {
    "name": "successRuleTest",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "message"
    ],
    "trimmed": [
      "message"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "testRequest": {
    "name": "testRequest",
    "displayProperty": "uuid",
    "secrets": [
      "headers"
    ],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {
      "type": "POST"
    },
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "url",
      "headers",
      "parameters"
    ],
    "trimmed": [
      "url"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "url.pattern": "validation.httpUrl",
      "headers.pattern": "validation.headerValue"
    }
  },
  "testResponse": {
    "name": "testResponse",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "message",
      "data",
      "response",
      "statusText",
      "url"
    ],
    "trimmed": [
      "message",
      "statusText",
      "headers.*.name",
      "headers.*.value",
      "url"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "uploadConfig": {
    "name": "uploadConfig",
    "displayProperty": "interfaceConfigUuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version",
      "modifiedAt"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "interfaceConfigUuid"
    ],
    "references": [],
    "offered": [],
    "defaults": {
      "limited": false
    },
    "owner": {
      "property": "interfaceConfigUuid",
      "entity": "interface"
    },
    "sortable": [],
    "stored": true,
    "compared": {
      "interfaceConfigUuid": "code"
    },
    "indexed": [
      "interfaceConfigUuid"
    ],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "type"
    ],
    "trimmed": [
      "interfaceConfigUuid",
      "type"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  },
  "uuids": {
    "name": "uuids",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [],
    "trimmed": [
      "*"
    ],
    "instants": [],
    "schedules": [],
    "messages": {
      "required": "validation.selectFirst",
      "minItems": "validation.selectFirst"
    }
  },
  "versionComparison": {
    "name": "versionComparison",
    "displayProperty": "uuid",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [],
    "stored": false,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "ranges": [],
    "indexes": [],
    "texts": [
      "problem"
    ],
    "trimmed": [
      "changes.*.field",
      "changes.*.before",
      "changes.*.after",
      "problem"
    ],
    "instants": [],
    "schedules": [],
    "messages": {}
  }
};

/** Bindings by operation; an operation without a binding has a handler of its own. */
export const bindings: Readonly<Record<string, Binding>> = {
  "alarmDelivery.query": {
    "role": "list",
    "entity": "alarmDelivery"
  },
  "alarmRule.query": {
    "role": "list",
    "entity": "alarmRule"
  },
  "alarmRule.create": {
    "role": "create",
    "entity": "alarmRule"
  },
  "alarmRule.modify": {
    "role": "modify",
    "entity": "alarmRule"
  },
  "alarmRule.remove": {
    "role": "remove",
    "entity": "alarmRule"
  },
  "alarmRule.restore": {
    "role": "restore",
    "entity": "alarmRule"
  },
  "apiCallLog.query": {
    "role": "list",
    "entity": "apiCallLog"
  },
  "articleItemProcessingConfig.get": {
    "role": "read",
    "entity": "articleItemProcessingConfig"
  },
  "articleItemProcessingConfig.save": {
    "role": "save",
    "entity": "articleItemProcessingConfig",
    "bodyProperty": "fields"
  },
  "auditEntry.query": {
    "role": "list",
    "entity": "auditEntry"
  },
  "auth.query": {
    "role": "list",
    "entity": "auth"
  },
  "auth.get": {
    "role": "get",
    "entity": "auth"
  },
  "auth.create": {
    "role": "create",
    "entity": "auth"
  },
  "auth.modify": {
    "role": "modify",
    "entity": "auth"
  },
  "auth.remove": {
    "role": "remove",
    "entity": "auth"
  },
  "auth.restore": {
    "role": "restore",
    "entity": "auth"
  },
  "carrier.page": {
    "role": "list",
    "entity": "carrier"
  },
  "carrier.create": {
    "role": "create",
    "entity": "carrier"
  },
  "carrier.modify": {
    "role": "modify",
    "entity": "carrier"
  },
  "carrier.remove": {
    "role": "remove",
    "entity": "carrier"
  },
  "carrier.restore": {
    "role": "restore",
    "entity": "carrier"
  },
  "company.query": {
    "role": "list",
    "entity": "company"
  },
  "company.create": {
    "role": "create",
    "entity": "company"
  },
  "company.modify": {
    "role": "modify",
    "entity": "company"
  },
  "company.disable": {
    "role": "transition",
    "entity": "company",
    "action": "disable"
  },
  "company.enable": {
    "role": "transition",
    "entity": "company",
    "action": "enable"
  },
  "configurationLog.query": {
    "role": "list",
    "entity": "configurationLog"
  },
  "configurationLog.get": {
    "role": "get",
    "entity": "configurationLog"
  },
  "dailyKnotConfig.queryconfig": {
    "role": "list",
    "entity": "dailySettlementConfig"
  },
  "dailyKnotConfig.save": {
    "role": "create",
    "entity": "dailySettlementConfig"
  },
  "dailyKnotConfig.online": {
    "role": "transition",
    "entity": "dailySettlementConfig",
    "action": "online"
  },
  "dailyKnotConfig.offline": {
    "role": "transition",
    "entity": "dailySettlementConfig",
    "action": "offline"
  },
  "dailyKnotConfig.querylog": {
    "role": "list",
    "entity": "dailySettlementLog"
  },
  "datasource.query": {
    "role": "list",
    "entity": "dataSource"
  },
  "datasource.get": {
    "role": "get",
    "entity": "dataSource"
  },
  "datasource.create": {
    "role": "create",
    "entity": "dataSource"
  },
  "datasource.modify": {
    "role": "modify",
    "entity": "dataSource"
  },
  "datasource.remove": {
    "role": "remove",
    "entity": "dataSource"
  },
  "datasource.restore": {
    "role": "restore",
    "entity": "dataSource"
  },
  "dc.page": {
    "role": "list",
    "entity": "dc"
  },
  "dc.create": {
    "role": "create",
    "entity": "dc"
  },
  "dc.modify": {
    "role": "modify",
    "entity": "dc"
  },
  "dc.remove": {
    "role": "remove",
    "entity": "dc"
  },
  "dc.restore": {
    "role": "restore",
    "entity": "dc"
  },
  "erp.query": {
    "role": "list",
    "entity": "erp"
  },
  "erp.get": {
    "role": "get",
    "entity": "erp"
  },
  "erp.create": {
    "role": "create",
    "entity": "erp"
  },
  "erp.modify": {
    "role": "modify",
    "entity": "erp"
  },
  "erp.remove": {
    "role": "remove",
    "entity": "erp"
  },
  "erp.restore": {
    "role": "restore",
    "entity": "erp"
  },
  "globalConfig.get": {
    "role": "read",
    "entity": "globalConfig"
  },
  "globalConfig.save": {
    "role": "save",
    "entity": "globalConfig"
  },
  "ignoreStockBinUsageConfig.queryConfig": {
    "role": "read",
    "entity": "ignoreStockBinUsageConfig"
  },
  "ignoreStockBinUsageConfig.save": {
    "role": "save",
    "entity": "ignoreStockBinUsageConfig",
    "bodyProperty": "binUsages"
  },
  "ignoreUpdateConfig.queryConfig": {
    "role": "read",
    "entity": "ignoreUpdateConfig"
  },
  "ignoreUpdateConfig.save": {
    "role": "save",
    "entity": "ignoreUpdateConfig",
    "bodyProperty": "fields"
  },
  "interfaceConfig.query": {
    "role": "list",
    "entity": "interface"
  },
  "interfaceConfig.create": {
    "role": "create",
    "entity": "interface"
  },
  "interfaceConfig.modify": {
    "role": "modify",
    "entity": "interface"
  },
  "interfaceConfig.remove": {
    "role": "remove",
    "entity": "interface"
  },
  "interfaceConfig.restore": {
    "role": "restore",
    "entity": "interface"
  },
  "interfaceConfig.batch": {
    "role": "batch",
    "entity": "interface",
    "actions": [
      "online",
      "offline",
      "suspend",
      "resume",
      "debug",
      "unDebug",
      "remove"
    ]
  },
  "interfaceConfig.online": {
    "role": "transition",
    "entity": "interface",
    "action": "online"
  },
  "interfaceConfig.offline": {
    "role": "transition",
    "entity": "interface",
    "action": "offline"
  },
  "interfaceConfig.suspend": {
    "role": "transition",
    "entity": "interface",
    "action": "suspend"
  },
  "interfaceConfig.resume": {
    "role": "transition",
    "entity": "interface",
    "action": "resume"
  },
  "interfaceConfig.runNow": {
    "role": "transition",
    "entity": "interface",
    "action": "runNow"
  },
  "interfaceConfig.debug": {
    "role": "transition",
    "entity": "interface",
    "action": "debug"
  },
  "interfaceConfig.unDebug": {
    "role": "transition",
    "entity": "interface",
    "action": "unDebug"
  },
  "interfacelog.query": {
    "role": "list",
    "entity": "interfaceLog"
  },
  "menu.queryAllMenus": {
    "role": "list",
    "entity": "menu"
  },
  "menu.create": {
    "role": "create",
    "entity": "menu"
  },
  "menu.remove": {
    "role": "remove",
    "entity": "menu"
  },
  "menu.restore": {
    "role": "restore",
    "entity": "menu"
  },
  "operator.query": {
    "role": "list",
    "entity": "companyOperator"
  },
  "operator.create": {
    "role": "create",
    "entity": "companyOperator"
  },
  "operator.modify": {
    "role": "modify",
    "entity": "companyOperator"
  },
  "operator.remove": {
    "role": "remove",
    "entity": "companyOperator"
  },
  "operator.resetPassword": {
    "role": "transition",
    "entity": "companyOperator",
    "action": "resetPassword"
  },
  "operator.disable": {
    "role": "transition",
    "entity": "companyOperator",
    "action": "disable"
  },
  "operator.enable": {
    "role": "transition",
    "entity": "companyOperator",
    "action": "enable"
  },
  "outbox.query": {
    "role": "list",
    "entity": "outboxDocument"
  },
  "owner.page": {
    "role": "list",
    "entity": "owner"
  },
  "owner.create": {
    "role": "create",
    "entity": "owner"
  },
  "owner.modify": {
    "role": "modify",
    "entity": "owner"
  },
  "owner.remove": {
    "role": "remove",
    "entity": "owner"
  },
  "owner.restore": {
    "role": "restore",
    "entity": "owner"
  },
  "partnerKey.query": {
    "role": "list",
    "entity": "partnerKey"
  },
  "partnerKey.create": {
    "role": "create",
    "entity": "partnerKey"
  },
  "partnerKey.modify": {
    "role": "modify",
    "entity": "partnerKey"
  },
  "partnerKey.remove": {
    "role": "remove",
    "entity": "partnerKey"
  },
  "partnerKey.rotate": {
    "role": "transition",
    "entity": "partnerKey",
    "action": "rotate"
  },
  "partnerKey.revoke": {
    "role": "transition",
    "entity": "partnerKey",
    "action": "revoke"
  },
  "pendingData.query": {
    "role": "list",
    "entity": "pendingData"
  },
  "pendingData.get": {
    "role": "get",
    "entity": "pendingData"
  },
  "pendingData.batch": {
    "role": "batch",
    "entity": "pendingData",
    "actions": [
      "reset",
      "cancel",
      "debug"
    ]
  },
  "pendingData.reset": {
    "role": "transition",
    "entity": "pendingData",
    "action": "reset"
  },
  "pendingData.cancel": {
    "role": "transition",
    "entity": "pendingData",
    "action": "cancel"
  },
  "pendingData.debug": {
    "role": "transition",
    "entity": "pendingData",
    "action": "debug"
  },
  "processSchemeIgnoreConfig.queryConfig": {
    "role": "read",
    "entity": "processSchemeIgnoreConfig"
  },
  "processSchemeIgnoreConfig.save": {
    "role": "save",
    "entity": "processSchemeIgnoreConfig",
    "bodyProperty": "fields"
  },
  "dingding.query": {
    "role": "list",
    "entity": "robot"
  },
  "dingding.create": {
    "role": "create",
    "entity": "robot"
  },
  "dingding.modify": {
    "role": "modify",
    "entity": "robot"
  },
  "dingding.remove": {
    "role": "remove",
    "entity": "robot"
  },
  "dingding.restore": {
    "role": "restore",
    "entity": "robot"
  },
  "securityconfig.get": {
    "role": "read",
    "entity": "securityConfig"
  },
  "securityconfig.save": {
    "role": "save",
    "entity": "securityConfig"
  },
  "session.query": {
    "role": "list",
    "entity": "loginSession"
  },
  "uploadconfig.get": {
    "role": "read",
    "entity": "uploadConfig"
  },
  "uploadconfig.save": {
    "role": "save",
    "entity": "uploadConfig"
  }
};

/** Operations that partners call, by name. The console does not use them. */
export const partnerOperations: Readonly<Record<string, Operation>> = {
  "exchange.post": {
    "service": "openapi",
    "method": "POST",
    "path": "/exchange/{interfaceName}",
    "query": {
      "dcCode": null,
      "carrierCode": null,
      "ownerCode": null,
      "companyUuid": null
    },
    "body": "exchangeDocument",
    "result": "one",
    "entity": "receipt",
    "access": "operator",
    "optional": true,
    "security": "apiKey"
  },
  "exchangeEvent.post": {
    "service": "openapi",
    "method": "POST",
    "path": "/exchangeEvent/{eventType}",
    "query": {
      "dcCode": null,
      "carrierCode": null,
      "ownerCode": null,
      "companyUuid": null
    },
    "body": "exchangeDocument",
    "result": "one",
    "entity": "eventReceipts",
    "access": "operator",
    "optional": true,
    "security": "apiKey"
  }
};

/** Operations whose calls the audit log has, by name. */
export const auditedOperations: Readonly<Record<string, AuditRule>> = {
  "account.changePassword": {
    "event": "operatorChange"
  },
  "account.login": {
    "event": "signIn"
  },
  "account.logout": {
    "event": "signOut"
  },
  "account.reportExport": {
    "event": "export",
    "subject": [
      "list",
      "count"
    ]
  },
  "apiCallLog.query": {
    "event": "payloadView",
    "subject": [
      "interfaceName",
      "interfaceUuid",
      "entityNo"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "auth.test": {
    "event": "testRequest",
    "subject": [
      "name",
      "tokenUrl"
    ]
  },
  "basicData.import": {
    "event": "import",
    "subject": [
      "kind",
      "created",
      "updated"
    ]
  },
  "company.create": {
    "event": "companyChange",
    "subject": [
      "name"
    ]
  },
  "company.disable": {
    "event": "companyChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "company"
    }
  },
  "company.enable": {
    "event": "companyChange",
    "subject": [
      "name"
    ]
  },
  "company.modify": {
    "event": "companyChange",
    "subject": [
      "name"
    ]
  },
  "datasource.test": {
    "event": "testRequest",
    "subject": [
      "name",
      "ip",
      "port"
    ]
  },
  "erp.test": {
    "event": "testRequest",
    "subject": [
      "name",
      "basePath"
    ]
  },
  "interfaceConfig.debugRun": {
    "event": "payloadView",
    "subject": [
      "interfaceUuid",
      "inputType",
      "orderNumber"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "interfaceConfig.export": {
    "event": "export",
    "subject": [
      "dcCode",
      "ownerCode",
      "menuName",
      "interfaceUuid",
      "items"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "interfaceConfig.import": {
    "event": "import",
    "subject": [
      "dcCode",
      "ownerCode",
      "policy",
      "created",
      "updated"
    ]
  },
  "interfacelog.query": {
    "event": "payloadView",
    "subject": [
      "interfaceName",
      "interfaceUuid",
      "entity"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "operator.create": {
    "event": "operatorChange",
    "subject": [
      "loginId",
      "role"
    ]
  },
  "operator.disable": {
    "event": "operatorChange",
    "subject": [
      "uuid",
      "role"
    ],
    "records": {
      "uuid": "companyOperator"
    }
  },
  "operator.enable": {
    "event": "operatorChange",
    "subject": [
      "uuid",
      "role"
    ],
    "records": {
      "uuid": "companyOperator"
    }
  },
  "operator.modify": {
    "event": "operatorChange",
    "subject": [
      "loginId",
      "role"
    ]
  },
  "operator.remove": {
    "event": "operatorChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "companyOperator"
    }
  },
  "operator.resetPassword": {
    "event": "operatorChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "companyOperator"
    }
  },
  "outbox.query": {
    "event": "payloadView",
    "subject": [
      "interfaceName",
      "interfaceUuid",
      "entityNo"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "partnerKey.create": {
    "event": "securityChange",
    "subject": [
      "name"
    ]
  },
  "partnerKey.modify": {
    "event": "securityChange",
    "subject": [
      "name"
    ]
  },
  "partnerKey.remove": {
    "event": "securityChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "partnerKey"
    }
  },
  "partnerKey.revoke": {
    "event": "securityChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "partnerKey"
    }
  },
  "partnerKey.rotate": {
    "event": "securityChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "partnerKey"
    }
  },
  "pendingData.debug": {
    "event": "payloadView",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "pendingData"
    }
  },
  "pendingData.get": {
    "event": "payloadView",
    "subject": [
      "interfaceName",
      "entityNo"
    ]
  },
  "pendingData.query": {
    "event": "payloadView",
    "subject": [
      "interfaceName",
      "interfaceUuid",
      "entityNo"
    ],
    "records": {
      "interfaceUuid": "interface"
    }
  },
  "securityconfig.save": {
    "event": "securityChange"
  },
  "session.remove": {
    "event": "operatorChange",
    "subject": [
      "uuid"
    ],
    "records": {
      "uuid": "loginSession"
    }
  },
  "testRequest.send": {
    "event": "testRequest",
    "subject": [
      "type",
      "url"
    ]
  }
};
