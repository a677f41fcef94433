// Generated from schemas/ by `npm run generate`: do not edit.

import type { Binding, EntityModel } from '#contract/model/entity.ts';
import type { AuditRule, Operation } from '#contract/api/operation.ts';

export const entities: Readonly<Record<string, EntityModel>> = {
  "animal": {
    "name": "animal",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "id"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [
      {
        "property": "ownerId",
        "operation": "owner.list"
      }
    ],
    "defaults": {},
    "sortable": [
      "name",
      "species",
      "weight"
    ],
    "stored": false,
    "compared": {
      "id": "number",
      "name": "text",
      "species": "code",
      "weight": "number",
      "ownerId": "number"
    },
    "indexed": [
      "id",
      "name",
      "species",
      "weight",
      "ownerId"
    ],
    "filtered": [
      "species",
      "weight",
      "ownerId",
      "name"
    ],
    "indexes": [],
    "texts": [
      "name"
    ],
    "trimmed": [
      "name"
    ],
    "schedules": [],
    "ranges": [
      "id",
      "weight"
    ],
    "messages": {}
  },
  "owner": {
    "name": "owner",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "id"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [
      "name",
      "phone"
    ],
    "stored": false,
    "compared": {
      "id": "number",
      "name": "text",
      "phone": "text"
    },
    "indexed": [
      "id",
      "name",
      "phone"
    ],
    "filtered": [
      "name"
    ],
    "indexes": [],
    "texts": [
      "name",
      "phone"
    ],
    "trimmed": [
      "name",
      "phone",
      "address.street",
      "address.town"
    ],
    "schedules": [],
    "ranges": [
      "id"
    ],
    "messages": {}
  },
  "visit": {
    "name": "visit",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "id",
      "status"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [],
    "references": [],
    "offered": [
      {
        "property": "animalId",
        "operation": "animal.list"
      }
    ],
    "defaults": {
      "status": "PLANNED"
    },
    "lifecycle": {
      "property": "status",
      "initial": {
        "status": "PLANNED"
      },
      "states": {
        "PLANNED": "neutral",
        "DONE": "positive",
        "CANCELLED": "warning"
      },
      "transitions": {
        "finish": {
          "from": {
            "status": [
              "PLANNED"
            ]
          },
          "to": {
            "status": "DONE"
          }
        },
        "cancel": {
          "from": {
            "status": [
              "PLANNED"
            ]
          },
          "to": {
            "status": "CANCELLED"
          }
        },
        "plan": {
          "from": {
            "status": [
              "CANCELLED"
            ]
          },
          "to": {
            "status": "PLANNED"
          }
        }
      }
    },
    "sortable": [
      "name",
      "status"
    ],
    "stored": false,
    "compared": {
      "name": "text",
      "animalId": "number",
      "status": "code"
    },
    "indexed": [
      "name",
      "animalId",
      "status"
    ],
    "filtered": [
      "status",
      "animalId",
      "name"
    ],
    "indexes": [],
    "texts": [
      "name",
      "note"
    ],
    "trimmed": [
      "name",
      "note"
    ],
    "schedules": [],
    "ranges": [
      "id"
    ],
    "messages": {}
  }
};

/** Bindings by operation; an operation without a binding has a handler of its own. */
export const bindings: Readonly<Record<string, Binding>> = {};

/** Operations that partners call, by name. The console does not use them. */
export const partnerOperations: Readonly<Record<string, Operation>> = {};

/** Operations whose calls the audit log has, by name. */
export const auditedOperations: Readonly<Record<string, AuditRule>> = {};
