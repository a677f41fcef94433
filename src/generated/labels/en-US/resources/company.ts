// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';
export const companyLabels: PhraseTable = {
  "title": "Company",
  "description": "Company that owns the settings.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company",
      "description": "The same as the UUID."
    },
    "code": {
      "title": "Code"
    },
    "name": {
      "title": "Name"
    },
    "status": {
      "title": "Status",
      "description": "A disabled company cannot be opened. Its interfaces are offline.",
      "choices": {
        "ACTIVE": {
          "title": "Active"
        },
        "DISABLED": {
          "title": "Disabled"
        }
      }
    },
    "sample": {
      "title": "Sample"
    },
    "demo": {
      "title": "Demo",
      "description": "The partner systems of the company are simulated."
    },
    "role": {
      "title": "Role",
      "description": "Role of the signed-in operator. Without it, the console offers everything.",
      "choices": {
        "viewer": {
          "title": "Viewer"
        },
        "operator": {
          "title": "Operator"
        },
        "engineer": {
          "title": "Engineer"
        },
        "administrator": {
          "title": "Administrator"
        }
      }
    },
    "version": {
      "title": "Version"
    },
    "modifiedAt": {
      "title": "Last modified"
    }
  }
};


const labels: PhraseTable = {
  entities: { company: companyLabels },
  resources: {
  "company": {
    "title": "Companies",
    "recordTitle": "company",
    "description": "The companies that you can manage or open. The selection at the top switches between them.",
    "groups": {},
    "actions": {
      "disable": {
        "title": "Disable",
        "titleWithName": "Disable {{name}}",
        "confirmMessage": "Nobody can open the company until it is enabled again. Its data stays."
      },
      "enable": {
        "title": "Enable",
        "titleWithName": "Enable {{name}}",
        "confirmMessage": "Its operators can open the company again."
      }
    }
  }
},
};

export default labels;
