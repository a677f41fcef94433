// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Import",
  "description": "Imported interfaces are offline.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "jsonData": {
      "title": "Data",
      "description": "Choose, drop or paste a file exported from this console."
    },
    "policy": {
      "title": "If an interface already exists",
      "choices": {
        "fail": {
          "title": "Refuse"
        },
        "skip": {
          "title": "Skip"
        },
        "overwrite": {
          "title": "Overwrite"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center",
      "description": "Target of the imported interfaces. Leave empty to keep the one in the file."
    },
    "ownerCode": {
      "title": "Owner",
      "description": "Leave empty to keep the one in the file."
    },
    "erpUuid": {
      "title": "ERP configuration",
      "description": "For all interfaces of the file. If empty, references that exist here stay."
    },
    "dataSourceUuid": {
      "title": "Data source",
      "description": "For all interfaces of the file. If empty, references that exist here stay."
    },
    "authUuid": {
      "title": "Authentication",
      "description": "For interfaces of the file that have an authentication. If empty, references that exist here stay."
    },
    "dingDingUuid": {
      "title": "DingTalk configuration",
      "description": "For all interfaces of the file. If empty, references that exist here stay."
    },
    "serviceUrl": {
      "title": "Service address",
      "description": "Replaces the scheme, host and port of interfaces with their own address; the path is kept. Leave empty to keep the address.",
      "placeholder": "https://wcs.example.com"
    }
  }
};

export default labels;
