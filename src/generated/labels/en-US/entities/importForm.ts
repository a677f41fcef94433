// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Import",
  "description": "Imported interfaces arrive offline.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "jsonData": {
      "title": "Data",
      "description": "Choose, drop or paste a file that this console has exported."
    },
    "policy": {
      "title": "When an interface exists",
      "choices": {
        "fail": {
          "title": "Refuse"
        },
        "skip": {
          "title": "Skip it"
        },
        "overwrite": {
          "title": "Overwrite it"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center",
      "description": "Where the interfaces arrive. Left empty, they keep the one in the file."
    },
    "ownerCode": {
      "title": "Owner",
      "description": "Left empty, interfaces keep the one in the file."
    },
    "erpUuid": {
      "title": "ERP configuration",
      "description": "Used where an ERP configuration of the file is not found here."
    },
    "dataSourceUuid": {
      "title": "Data source",
      "description": "Used where a data source of the file is not found here."
    },
    "dingDingUuid": {
      "title": "DingTalk configuration",
      "description": "Used where a DingTalk configuration of the file is not found here."
    },
    "serviceUrl": {
      "title": "Service address",
      "description": "Interfaces with an address of their own move to this one and keep their path. Left empty, they stay.",
      "placeholder": "https://wcs.example.com"
    }
  }
};

export default labels;
