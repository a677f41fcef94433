// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Field",
  "description": "A field that an interface can fill.",
  "fields": {
    "name": {
      "title": "Field"
    },
    "title": {
      "title": "Field name"
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
    "required": {
      "title": "Required"
    }
  }
};

export default labels;
