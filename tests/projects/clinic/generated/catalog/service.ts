// Generated from schemas/ by `npm run generate`: do not edit.

import type { Binding, EntityModel } from '#contract/model/entity.ts';
import type { AuditRule, Operation } from '#contract/api/operation.ts';

export const entities: Readonly<Record<string, EntityModel>> = {
  "appointment": {
    "name": "appointment",
    "displayProperty": "number",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "state",
      "version"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "number"
    ],
    "references": [
      {
        "property": "patientUuid",
        "entity": "patient",
        "value": "uuid"
      },
      {
        "property": "doctorUuid",
        "entity": "doctor",
        "value": "uuid"
      },
      {
        "property": "roomUuid",
        "entity": "room",
        "value": "uuid"
      }
    ],
    "offered": [],
    "defaults": {
      "kind": "CONSULTATION",
      "minutes": 30,
      "state": "BOOKED"
    },
    "lifecycle": {
      "property": "state",
      "initial": {
        "state": "BOOKED"
      },
      "states": {
        "BOOKED": "neutral",
        "ARRIVED": "warning",
        "DONE": "positive",
        "CANCELLED": "neutral"
      },
      "transitions": {
        "arrive": {
          "from": {
            "state": [
              "BOOKED"
            ]
          },
          "to": {
            "state": "ARRIVED"
          }
        },
        "finish": {
          "from": {
            "state": [
              "ARRIVED"
            ]
          },
          "to": {
            "state": "DONE"
          }
        },
        "cancel": {
          "from": {
            "state": [
              "BOOKED"
            ]
          },
          "to": {
            "state": "CANCELLED"
          }
        },
        "modify": {
          "from": {
            "state": [
              "BOOKED"
            ]
          },
          "to": {}
        },
        "remove": {
          "from": {
            "state": [
              "BOOKED",
              "CANCELLED"
            ]
          },
          "to": null
        }
      }
    },
    "sortable": [
      "number",
      "startsAt",
      "kind",
      "state",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "number": "text",
      "patientUuid": "code",
      "doctorUuid": "code",
      "roomUuid": "code",
      "startsAt": "code",
      "kind": "code",
      "state": "code"
    },
    "indexed": [
      "uuid",
      "number",
      "patientUuid",
      "doctorUuid",
      "roomUuid",
      "startsAt",
      "kind",
      "state"
    ],
    "filtered": [
      "state",
      "kind",
      "number",
      "patientUuid",
      "doctorUuid"
    ],
    "indexes": [],
    "texts": [
      "number",
      "notes"
    ],
    "trimmed": [
      "number",
      "startsAt",
      "notes"
    ],
    "schedules": [],
    "ranges": [
      "startsAt",
      "minutes",
      "version"
    ],
    "messages": {}
  },
  "company": {
    "name": "company",
    "displayProperty": "uuid",
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
    "sortable": [],
    "stored": true,
    "compared": {},
    "indexed": [],
    "filtered": [],
    "indexes": [],
    "texts": [
      "code",
      "name"
    ],
    "trimmed": [
      "code",
      "name"
    ],
    "schedules": [],
    "ranges": [
      "version",
      "modifiedAt"
    ],
    "messages": {}
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
    "indexes": [],
    "texts": [
      "loginId",
      "password",
      "token"
    ],
    "trimmed": [
      "loginId"
    ],
    "schedules": [],
    "ranges": [],
    "messages": {}
  },
  "doctor": {
    "name": "doctor",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "name"
    ],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [
      "name",
      "specialty",
      "email",
      "phone",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "specialty": "code",
      "email": "code",
      "phone": "text"
    },
    "indexed": [
      "uuid",
      "name",
      "specialty",
      "email",
      "phone"
    ],
    "filtered": [
      "specialty",
      "name"
    ],
    "indexes": [],
    "texts": [
      "name",
      "phone"
    ],
    "trimmed": [
      "name",
      "email",
      "phone"
    ],
    "schedules": [],
    "ranges": [
      "version"
    ],
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
    "indexes": [],
    "texts": [
      "list"
    ],
    "trimmed": [
      "list"
    ],
    "schedules": [],
    "ranges": [
      "count"
    ],
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
    "schedules": [],
    "ranges": [],
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
    "indexes": [],
    "texts": [
      "currentPassword",
      "newPassword"
    ],
    "trimmed": [],
    "schedules": [],
    "ranges": [],
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
    "indexes": [],
    "texts": [
      "loginId"
    ],
    "trimmed": [
      "loginId"
    ],
    "schedules": [],
    "ranges": [],
    "messages": {}
  },
  "patient": {
    "name": "patient",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "version"
    ],
    "omittedFromList": [],
    "systemCounters": [],
    "serviceTexts": [],
    "naturalKey": [
      "number"
    ],
    "references": [],
    "offered": [],
    "defaults": {},
    "sortable": [
      "name",
      "number",
      "birthDate",
      "sex",
      "phone",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "number": "text",
      "name": "text",
      "birthDate": "code",
      "sex": "code",
      "phone": "text"
    },
    "indexed": [
      "uuid",
      "number",
      "name",
      "birthDate",
      "sex",
      "phone"
    ],
    "filtered": [
      "sex",
      "number",
      "name"
    ],
    "indexes": [],
    "texts": [
      "number",
      "name",
      "phone",
      "allergies"
    ],
    "trimmed": [
      "number",
      "name",
      "birthDate",
      "phone",
      "email",
      "allergies"
    ],
    "schedules": [],
    "ranges": [
      "version"
    ],
    "messages": {}
  },
  "room": {
    "name": "room",
    "displayProperty": "name",
    "secrets": [],
    "secretEntries": [],
    "readOnly": [
      "uuid",
      "state",
      "version"
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
      "state": "OPEN"
    },
    "lifecycle": {
      "property": "state",
      "initial": {
        "state": "OPEN"
      },
      "states": {
        "OPEN": "positive",
        "CLOSED": "neutral"
      },
      "transitions": {
        "close": {
          "from": {
            "state": [
              "OPEN"
            ]
          },
          "to": {
            "state": "CLOSED"
          }
        },
        "reopen": {
          "from": {
            "state": [
              "CLOSED"
            ]
          },
          "to": {
            "state": "OPEN"
          }
        },
        "modify": {
          "from": {
            "state": [
              "OPEN",
              "CLOSED"
            ]
          },
          "to": {}
        },
        "remove": {
          "from": {
            "state": [
              "CLOSED"
            ]
          },
          "to": null
        }
      }
    },
    "sortable": [
      "name",
      "floor",
      "equipment",
      "state",
      "uuid"
    ],
    "stored": true,
    "compared": {
      "uuid": "code",
      "name": "text",
      "floor": "number",
      "equipment": "text",
      "state": "code"
    },
    "indexed": [
      "uuid",
      "name",
      "floor",
      "equipment",
      "state"
    ],
    "filtered": [
      "state",
      "name"
    ],
    "indexes": [],
    "texts": [
      "name",
      "equipment"
    ],
    "trimmed": [
      "name",
      "equipment"
    ],
    "schedules": [],
    "ranges": [
      "floor",
      "version"
    ],
    "messages": {}
  }
};

/** Bindings by operation; an operation without a binding has a handler of its own. */
export const bindings: Readonly<Record<string, Binding>> = {
  "appointment.page": {
    "role": "list",
    "entity": "appointment"
  },
  "appointment.get": {
    "role": "get",
    "entity": "appointment"
  },
  "appointment.create": {
    "role": "create",
    "entity": "appointment"
  },
  "appointment.modify": {
    "role": "modify",
    "entity": "appointment"
  },
  "appointment.remove": {
    "role": "remove",
    "entity": "appointment"
  },
  "appointment.restore": {
    "role": "restore",
    "entity": "appointment"
  },
  "appointment.arrive": {
    "role": "transition",
    "entity": "appointment",
    "action": "arrive"
  },
  "appointment.finish": {
    "role": "transition",
    "entity": "appointment",
    "action": "finish"
  },
  "appointment.cancel": {
    "role": "transition",
    "entity": "appointment",
    "action": "cancel"
  },
  "doctor.page": {
    "role": "list",
    "entity": "doctor"
  },
  "doctor.get": {
    "role": "get",
    "entity": "doctor"
  },
  "doctor.create": {
    "role": "create",
    "entity": "doctor"
  },
  "doctor.modify": {
    "role": "modify",
    "entity": "doctor"
  },
  "doctor.remove": {
    "role": "remove",
    "entity": "doctor"
  },
  "doctor.restore": {
    "role": "restore",
    "entity": "doctor"
  },
  "patient.page": {
    "role": "list",
    "entity": "patient"
  },
  "patient.get": {
    "role": "get",
    "entity": "patient"
  },
  "patient.create": {
    "role": "create",
    "entity": "patient"
  },
  "patient.modify": {
    "role": "modify",
    "entity": "patient"
  },
  "patient.remove": {
    "role": "remove",
    "entity": "patient"
  },
  "patient.restore": {
    "role": "restore",
    "entity": "patient"
  },
  "room.page": {
    "role": "list",
    "entity": "room"
  },
  "room.get": {
    "role": "get",
    "entity": "room"
  },
  "room.create": {
    "role": "create",
    "entity": "room"
  },
  "room.modify": {
    "role": "modify",
    "entity": "room"
  },
  "room.remove": {
    "role": "remove",
    "entity": "room"
  },
  "room.restore": {
    "role": "restore",
    "entity": "room"
  },
  "room.close": {
    "role": "transition",
    "entity": "room",
    "action": "close"
  },
  "room.reopen": {
    "role": "transition",
    "entity": "room",
    "action": "reopen"
  }
};

/** Operations that partners call, by name. The console does not use them. */
export const partnerOperations: Readonly<Record<string, Operation>> = {};

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
  }
};
