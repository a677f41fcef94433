// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
export const interfaceLogLabels: PhraseTable = {
  "title": "Interface log",
  "description": "Activity of an interface, step by step.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "interfaceName": {
      "title": "Interface name"
    },
    "interfaceType": {
      "title": "Interface family",
      "choices": {
        "ERP_DOWN": {
          "title": "ERP download interfaces"
        },
        "ERP_UP": {
          "title": "ERP upload interfaces"
        },
        "WCS_DOWN": {
          "title": "WCS download interfaces"
        },
        "WCS_UP": {
          "title": "WCS upload interfaces"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "level": {
      "title": "Level",
      "choices": {
        "DEBUG": {
          "title": "Debug"
        },
        "INFO": {
          "title": "Info"
        },
        "WARN": {
          "title": "Warning"
        },
        "ERROR": {
          "title": "Error"
        }
      }
    },
    "type": {
      "title": "Type",
      "choices": {
        "RECEIVE": {
          "title": "Receive"
        },
        "MAPPING": {
          "title": "Mapping"
        },
        "SEND": {
          "title": "Send"
        },
        "SCHEDULE": {
          "title": "Schedule"
        },
        "SYSTEM": {
          "title": "System"
        }
      }
    },
    "time": {
      "title": "Time"
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    },
    "entity": {
      "title": "Document number",
      "description": "Identifier of the processed document."
    },
    "details": {
      "title": "Details"
    },
    "data": {
      "title": "Data"
    }
  }
};


const labels: PhraseTable = {
  entities: { interfaceLog: interfaceLogLabels },
  resources: {
  "interfaceLog": {
    "title": "Interface logs",
    "recordTitle": "interface log",
    "description": "Shows step by step how an interface receives, maps and sends documents. Entries appear after the interface has run.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
