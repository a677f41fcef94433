// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "partnerKey",
  "entity": "partnerKey",
  "displayProperty": "name",
  "roles": {
    "list": "partnerKey.query",
    "create": "partnerKey.create",
    "modify": "partnerKey.modify",
    "remove": "partnerKey.remove"
  },
  "constants": {},
  "hide": [],
  "groups": [],
  "columns": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      },
      "sortable": true
    },
    {
      "property": "status",
      "field": {
        "type": "string",
        "choices": [
          "NEW",
          "ACTIVE",
          "REVOKED"
        ],
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "secretStart",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 20
      },
      "sortable": true
    },
    {
      "property": "calls",
      "field": {
        "type": "array",
        "items": {
          "type": "string",
          "choices": [
            "DOCUMENT",
            "EVENT"
          ]
        }
      },
      "sortable": false
    },
    {
      "property": "interfaceUuids",
      "field": {
        "type": "array",
        "items": {
          "type": "string",
          "reference": {
            "operation": "interfaceConfig.query",
            "value": "uuid",
            "label": "interfaceName",
            "search": "interfaceName",
            "subtitle": [
              "dcCode",
              "carrierCode",
              "ownerCode"
            ]
          },
          "maxLength": 36
        }
      },
      "sortable": false,
      "hidden": true
    },
    {
      "property": "expiresAt",
      "field": {
        "type": "string",
        "format": "date-time"
      },
      "sortable": true
    },
    {
      "property": "lastUsedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true
    },
    {
      "property": "callsPerSecond",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "overlapHours",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "rotatedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "priority": 3
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "uuid",
      "field": {
        "type": "string",
        "readOnly": true,
        "maxLength": 36
      },
      "sortable": true,
      "hidden": true
    }
  ],
  "subtitle": [],
  "filters": [
    {
      "property": "name",
      "field": {
        "type": "string",
        "maxLength": 30
      }
    }
  ],
  "actions": [
    {
      "name": "rotate",
      "operation": "partnerKey.rotate",
      "icon": "key",
      "appliesTo": "uuid",
      "onSuccess": "show",
      "result": {
        "entity": "partnerKeySecret",
        "fields": {
          "name": {
            "type": "string",
            "readOnly": true,
            "maxLength": 30
          },
          "secret": {
            "type": "string",
            "widget": "code",
            "readOnly": true,
            "maxLength": 100
          },
          "previousValidUntil": {
            "type": "string",
            "format": "date-time",
            "readOnly": true
          }
        }
      },
      "confirm": true,
      "primary": true,
      "successMessage": "message.operationSuccessful"
    },
    {
      "name": "revoke",
      "operation": "partnerKey.revoke",
      "icon": "stop",
      "appliesTo": "uuid",
      "confirm": true,
      "danger": true,
      "successMessage": "message.operationSuccessful"
    }
  ],
  "bulk": [],
  "testActions": [],
  "recordTabs": [],
  "sort": {
    "property": "name",
    "order": "asc"
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
  }
};

export default resource;
