// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Import",
  "description": "Imported interfaces arrive offline.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "ownerCode": {
      "title": "Owner"
    },
    "erpUuid": {
      "title": "ERP configuration"
    },
    "dingDingUuid": {
      "title": "DingTalk configuration"
    },
    "serviceUrl": {
      "title": "Service address"
    },
    "policy": {
      "title": "When an interface exists",
      "choices": {
        "fail": {
          "title": "Refuse the import"
        },
        "skip": {
          "title": "Skip it"
        },
        "overwrite": {
          "title": "Overwrite it"
        }
      }
    },
    "jsonData": {
      "title": "Data",
      "description": "An export file of this console."
    }
  }
};

export default labels;
