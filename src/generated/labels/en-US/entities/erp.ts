// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

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
    "documentsPerMinute": {
      "title": "Documents per minute",
      "description": "At most this many documents go to the ERP, from all its interfaces together. Debug runs are not limited. Empty: no limit."
    },
    "remarks": {
      "title": "Remarks"
    },
    "extendInfo": {
      "title": "HTTP extension parameters",
      "description": "Sent as headers with every call to this ERP. A secret value is never shown; leave it empty to keep it.",
      "fields": {
        "parameterName": {
          "title": "Parameter name"
        },
        "parameterValue": {
          "title": "Parameter value"
        },
        "secret": {
          "title": "Secret",
          "choices": {
            "AUTO": {
              "title": "By name",
              "description": "Secret if the name contains key, token or password."
            },
            "YES": {
              "title": "Yes"
            },
            "NO": {
              "title": "No"
            }
          }
        },
        "parameterValueSet": {
          "title": "Secret stored"
        }
      }
    },
    "successRule": {
      "title": "Success rule",
      "description": "Decides from the response whether a document counts as delivered.",
      "choices": {
        "ENVELOPE": {
          "title": "Envelope with “success”",
          "description": "JSON with “success”: false is a refusal; all other JSON, text and empty responses are a success."
        },
        "SAP": {
          "title": "SAP",
          "description": "A message of type E, A or X in the response is a refusal."
        },
        "KINGDEE": {
          "title": "Kingdee",
          "description": "Result.ResponseStatus.IsSuccess must be true."
        },
        "STATUS_ONLY": {
          "title": "Status only",
          "description": "Only the HTTP status counts; the response may be a web page."
        },
        "CUSTOM": {
          "title": "Custom condition"
        }
      }
    },
    "successStatuses": {
      "title": "Success statuses",
      "description": "HTTP statuses that can mean delivered: numbers and ranges, separated by commas.",
      "placeholder": "200-299, 409"
    },
    "successCondition": {
      "title": "Success condition",
      "description": "JSONata expression on the response; delivered if it is true. $status is the HTTP status.",
      "placeholder": "code = 0"
    },
    "sampleStatus": {
      "title": "Sample status",
      "description": "HTTP status of the sample response."
    },
    "sampleResponse": {
      "title": "Sample response",
      "description": "A response of this ERP to test the success rule with. It is stored with the configuration.",
      "placeholder": "{\"success\": false, \"message\": \"The period is closed\"}"
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
