// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Interface",
  "description": "One exchange of documents between the warehouse and an ERP or WCS.",
  "fields": {
    "uuid": {
      "title": "UUID"
    },
    "companyUuid": {
      "title": "Company"
    },
    "interfaceName": {
      "title": "Interface name",
      "placeholder": "item"
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
    "menuName": {
      "title": "Menu"
    },
    "scope": {
      "title": "Scope",
      "choices": {
        "DC": {
          "title": "Distribution center"
        },
        "CARRIER": {
          "title": "Carrier"
        }
      }
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "carrierCode": {
      "title": "Carrier"
    },
    "ownerCode": {
      "title": "Owner",
      "description": "Leave empty to serve all owners."
    },
    "entityIdentifier": {
      "title": "Entity identifier",
      "description": "Document field used as its identifier in pending data and logs.",
      "placeholder": "orderNo"
    },
    "remarks": {
      "title": "Remarks"
    },
    "type": {
      "title": "Transport",
      "choices": {
        "HTTP": {
          "title": "HTTP"
        },
        "ACTIVE_MQ": {
          "title": "ActiveMQ"
        },
        "WEB_SERVICE": {
          "title": "WebService"
        },
        "INTERMEDIATE_TABLE": {
          "title": "Intermediate table"
        }
      }
    },
    "erpUuid": {
      "title": "ERP configuration"
    },
    "dataSourceUuid": {
      "title": "Data source"
    },
    "method": {
      "title": "HTTP method",
      "choices": {
        "POST": {
          "title": "POST"
        },
        "GET": {
          "title": "GET"
        },
        "PUT": {
          "title": "PUT"
        }
      }
    },
    "path": {
      "title": "Path",
      "description": "Appended to the base path of the ERP configuration.",
      "placeholder": "/items"
    },
    "address": {
      "title": "Address",
      "description": "Full address of the service or message broker.",
      "placeholder": "http://wcs.example.com:8080/tasks"
    },
    "authUuid": {
      "title": "Authentication",
      "description": "Empty: an ERP interface uses the authentication of its ERP, any other interface uses none."
    },
    "queueName": {
      "title": "Queue name",
      "placeholder": "wms.items"
    },
    "requestMode": {
      "title": "Request mode",
      "choices": {
        "PLAIN": {
          "title": "Plain"
        },
        "FORM": {
          "title": "Business form",
          "description": "Calls the ERP with an action on a form, as required by Kingdee Cloud."
        }
      }
    },
    "requestAction": {
      "title": "Request action",
      "placeholder": "Save"
    },
    "formId": {
      "title": "Form ID",
      "placeholder": "BD_MATERIAL"
    },
    "successRule": {
      "title": "Success rule",
      "description": "Leave empty to use the rule of the ERP configuration.",
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
      "description": "A response of the receiver to test the success rule with. It is stored with the interface.",
      "placeholder": "{\"success\": false, \"message\": \"The period is closed\"}"
    },
    "tableAccess": {
      "title": "Table access",
      "choices": {
        "TABLE": {
          "title": "One table"
        },
        "TRANSFER": {
          "title": "Source to target table"
        },
        "PROCEDURE": {
          "title": "Stored procedure"
        }
      }
    },
    "intermediateTableName": {
      "title": "Intermediate table name",
      "placeholder": "WMS_ITEM"
    },
    "sourceTableName": {
      "title": "Source intermediate table name",
      "placeholder": "ERP_ITEM"
    },
    "targetTableName": {
      "title": "Target intermediate table name",
      "placeholder": "WMS_ITEM"
    },
    "storedProcedureName": {
      "title": "Stored procedure name",
      "placeholder": "SP_SYNC_ITEM"
    },
    "triggerStrategy": {
      "title": "Trigger strategy",
      "choices": {
        "EVENT": {
          "title": "Event"
        },
        "CRON": {
          "title": "Cron"
        }
      }
    },
    "eventTypes": {
      "title": "Event types",
      "description": "Each of these events triggers the interface."
    },
    "executionStrategy": {
      "title": "Execution strategy",
      "choices": {
        "DAILY": {
          "title": "Daily"
        },
        "INTERVAL": {
          "title": "Interval"
        },
        "EXPRESSION": {
          "title": "Cron expression"
        }
      }
    },
    "executionTime": {
      "title": "Execution time",
      "description": "In the time zone of the distribution center.",
      "placeholder": "02:30"
    },
    "intervalMinutes": {
      "title": "Interval (minutes)"
    },
    "cronExpression": {
      "title": "Cron expression",
      "description": "Minute, hour, day of month, month, day of week, in the time zone of the distribution center.",
      "placeholder": "*/5 * * * *"
    },
    "itemProcessingType": {
      "title": "Item processing type",
      "description": "Only for item interfaces.",
      "choices": {
        "INC": {
          "title": "Incremental"
        },
        "FULL": {
          "title": "Full"
        },
        "QPC": {
          "title": "Quantity per case"
        },
        "BARCODE": {
          "title": "Barcode"
        },
        "VENDOR": {
          "title": "Supplier"
        }
      }
    },
    "fileFormat": {
      "title": "File format",
      "description": "Select a format if documents are transferred as files.",
      "choices": {
        "CSV": {
          "title": "CSV"
        }
      }
    },
    "fileName": {
      "title": "File name",
      "placeholder": "items.csv"
    },
    "lanes": {
      "title": "Parallel deliveries",
      "description": "Number of documents of this interface that each process delivers at the same time. Empty: 4. With 1, the service delivers them one after the other. A higher number takes a larger share of a busy service.",
      "placeholder": "4"
    },
    "preFilter": {
      "title": "Pre-filter",
      "description": "Only source documents where this JSONata expression is true are processed.",
      "placeholder": "status = 'APPROVED'"
    },
    "postFilter": {
      "title": "Post-filter",
      "description": "Only mapped documents where this JSONata expression is true are sent.",
      "placeholder": "$count(lines) > 0"
    },
    "alarmEnabled": {
      "title": "DingTalk alarm",
      "description": "Sends an alarm when documents fail or are blocked or the receiver is down, and a notice when the interface recovers."
    },
    "dingDingUuid": {
      "title": "DingTalk configuration"
    },
    "fieldMappings": {
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
    },
    "status": {
      "title": "Status",
      "choices": {
        "OFFLINE": {
          "title": "Offline"
        },
        "ONLINE": {
          "title": "Online"
        },
        "SUSPENDED": {
          "title": "Suspended"
        }
      }
    },
    "debug": {
      "title": "Debugging"
    },
    "debugUntil": {
      "title": "Debugging until"
    },
    "pendingCount": {
      "title": "Pending"
    },
    "blockedCount": {
      "title": "Blocked"
    },
    "failureCount": {
      "title": "Failures in a row"
    },
    "failureReason": {
      "title": "Failure reason"
    },
    "pullFailedSince": {
      "title": "Not fetched since",
      "description": "The service cannot fetch documents from their source. It retries automatically."
    },
    "pullFailureReason": {
      "title": "Reason for the failed fetch"
    },
    "outageCount": {
      "title": "Outages in a row",
      "description": "Deliveries in a row that found the receiver down."
    },
    "receiverDownSince": {
      "title": "Receiver down since",
      "description": "Delivery is paused because the receiver fails. The service retries automatically."
    },
    "nextProbeTime": {
      "title": "Next attempt"
    },
    "onlineAt": {
      "title": "Online since"
    },
    "lastScheduleTime": {
      "title": "Last scheduled"
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
