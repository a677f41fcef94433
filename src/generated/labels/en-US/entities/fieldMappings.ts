// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Field mapping",
  "fields": {
    "lineNo": {
      "title": "Line"
    },
    "targetField": {
      "title": "Target field",
      "description": "Path in the target document. The target of a row below a sub-table begins with the sub-table's target and []: lines[].sku.",
      "placeholder": "code"
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
      "description": "The function that computes the value of a mapping row's target field.",
      "choices": {
        "REGULAR": {
          "title": "Regular"
        },
        "CONCATENATE": {
          "title": "Concatenate",
          "description": "Separator between the fields, such as - ; leave empty to join them directly"
        },
        "CONNECT": {
          "title": "Connect",
          "description": "Separator between the list elements, such as , or ;"
        },
        "EXTRACT": {
          "title": "Extract",
          "description": "Start and length, such as 0,2; a negative start counts from the end"
        },
        "DEFAULT_VALUE": {
          "title": "Default value",
          "description": "Value to use when the source is empty, such as EA"
        },
        "NEGATE": {
          "title": "Negate"
        },
        "CUSTOM": {
          "title": "Custom",
          "description": "JSONata over the source document, such as qty * price"
        },
        "REPLACE": {
          "title": "Replace",
          "description": "Pairs of search text and replacement: [[\"-\",\"\"]]"
        },
        "CURRENT_TIME": {
          "title": "Current time",
          "description": "A time pattern, such as yyyy-MM-dd HH:mm:ss"
        },
        "FORMAT_TIME": {
          "title": "Format time",
          "description": "Source and target time pattern: yyyyMMdd=>yyyy-MM-dd"
        },
        "GROUP": {
          "title": "Group",
          "description": "Properties to group the list by, separated by commas: sku,lot"
        },
        "FIXED_VALUE": {
          "title": "Fixed value",
          "description": "The value itself, such as WMS"
        },
        "SUB_TABLE": {
          "title": "Sub-table",
          "description": "Alias for each element, such as item; rows whose target begins with {{prefix}} read item.…"
        },
        "SUB_QUERY": {
          "title": "Sub-query",
          "description": "Look-up and property to read, such as dc.name"
        },
        "POST_CUSTOM": {
          "title": "Post custom",
          "description": "JSONata over the finished object; $target is the whole target, $source the document"
        }
      }
    },
    "sourceField": {
      "title": "Source field",
      "description": "Path in the source document. Separate several paths with commas. A row below a sub-table reads the element through the alias: item.sku.",
      "placeholder": "itemCode"
    },
    "expression": {
      "title": "Expression"
    }
  }
};

export default labels;
