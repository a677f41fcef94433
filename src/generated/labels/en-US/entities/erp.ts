// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "ERP configuration",
  "description": "ERP system that interfaces exchange documents with.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "name": {
      "title": "Name"
    },
    "erpType": {
      "title": "ERP type"
    },
    "basePath": {
      "title": "Base path",
      "description": "Common address in front of all interface paths of this ERP.",
      "placeholder": "https://erp.example.com/api"
    },
    "dataSourceUuid": {
      "title": "Data source"
    },
    "authUuid": {
      "title": "Authentication"
    },
    "remarks": {
      "title": "Remarks"
    },
    "extendInfo": {
      "title": "HTTP extension parameters",
      "description": "Sent as headers with every call to this ERP.",
      "fields": {
        "parameterName": {
          "title": "Parameter name"
        },
        "parameterValue": {
          "title": "Parameter value"
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

export default labels;
