// Generated from schemas/ by `npm run generate`: do not edit.

import type { Resource } from '#contract/model/resource.ts';

const resource: Resource = {
  "name": "alarmRule",
  "entity": "alarmRule",
  "displayProperty": "name",
  "roles": {
    "list": "alarmRule.query",
    "create": "alarmRule.create",
    "modify": "alarmRule.modify",
    "remove": "alarmRule.remove",
    "restore": "alarmRule.restore"
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
      "property": "enabled",
      "field": {
        "type": "boolean"
      },
      "sortable": true
    },
    {
      "property": "dingDingUuid",
      "field": {
        "type": "string",
        "reference": {
          "operation": "dingding.query",
          "value": "uuid",
          "label": "name",
          "search": "name"
        },
        "maxLength": 36
      },
      "sortable": false
    },
    {
      "property": "events",
      "field": {
        "type": "array",
        "items": {
          "type": "string",
          "choices": [
            "FAILED",
            "RECEIVER_DOWN",
            "BLOCKED",
            "PENDING_OVER",
            "SETTLEMENT_FAILED",
            "RECOVERED"
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
      "property": "threshold",
      "field": {
        "type": "integer"
      },
      "sortable": true
    },
    {
      "property": "mergeSeconds",
      "field": {
        "type": "integer"
      },
      "sortable": true,
      "hidden": true
    },
    {
      "property": "modifiedAt",
      "field": {
        "type": "string",
        "format": "date-time",
        "readOnly": true
      },
      "sortable": true,
      "priority": 3
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
  "actions": [],
  "bulk": [],
  "testActions": [],
  "recordTabs": [
    {
      "id": "versions",
      "subTabs": [
        {
          "resource": "configurationLog",
          "fixedProperties": {
            "recordUuid": {
              "record": "uuid"
            }
          },
          "hide": [
            "kind",
            "recordName"
          ],
          "access": "operator"
        }
      ]
    }
  ],
  "sort": {
    "property": "name",
    "order": "asc"
  }
};

export default resource;
