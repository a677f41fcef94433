// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '../../../../contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Field mapping row",
  "description": "Defines how one field of the target document is built from the source document.",
  "fields": {
    "lineNo": {
      "title": "Line"
    },
    "targetField": {
      "title": "Target field",
      "placeholder": "lines[].sku"
    },
    "type": {
      "title": "Type",
      "choices": {
        "STRING": {
          "title": "Text"
        },
        "NUMERIC": {
          "title": "Decimal"
        },
        "INTEGER": {
          "title": "Integer (INTEGER)"
        },
        "INT": {
          "title": "Integer (INT)"
        },
        "LONG": {
          "title": "Long integer"
        },
        "BOOLEAN": {
          "title": "Boolean"
        },
        "DATE": {
          "title": "Date"
        },
        "ARRAY": {
          "title": "Array"
        },
        "OBJECT": {
          "title": "Object"
        }
      }
    },
    "description": {
      "title": "Description"
    },
    "functionType": {
      "title": "Function type",
      "choices": {
        "REGULAR": {
          "title": "Regular"
        },
        "CONCATENATE": {
          "title": "Concatenate"
        },
        "CONNECT": {
          "title": "Connect"
        },
        "EXTRACT": {
          "title": "Extract"
        },
        "DEFAULT_VALUE": {
          "title": "Default value"
        },
        "NEGATE": {
          "title": "Negate"
        },
        "CUSTOM": {
          "title": "Custom"
        },
        "REPLACE": {
          "title": "Replace"
        },
        "CURRENT_TIME": {
          "title": "Current time"
        },
        "FORMAT_TIME": {
          "title": "Format time"
        },
        "GROUP": {
          "title": "Group"
        },
        "FIXED_VALUE": {
          "title": "Fixed value"
        },
        "SUB_TABLE": {
          "title": "Sub-table"
        },
        "SUB_QUERY": {
          "title": "Sub-query"
        },
        "POST_CUSTOM": {
          "title": "Post custom"
        }
      }
    },
    "sourceField": {
      "title": "Source field",
      "description": "Path in the source document. Separate several paths with commas.",
      "placeholder": "lines[].sku"
    },
    "expression": {
      "title": "Expression"
    }
  }
};

export default labels;
