// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/dataSource.js';

const form: Form = {
  entity: "dataSource",
  schema: {
  "type": "object",
  "properties": {
    "uuid": {
      "type": "string",
      "maxLength": 36
    },
    "companyUuid": {
      "type": "string",
      "maxLength": 36
    },
    "name": {
      "type": "string",
      "minLength": 1,
      "maxLength": 30
    },
    "databaseType": {
      "type": "string",
      "default": "MYSQL",
      "enum": [
        "MYSQL",
        "ORACLE",
        "SQLSERVER",
        "POSTGRESQL",
        "DM"
      ]
    },
    "ip": {
      "type": "string",
      "minLength": 1,
      "maxLength": 253,
      "format": "host"
    },
    "port": {
      "type": "integer",
      "minimum": 1,
      "maximum": 65535
    },
    "databaseName": {
      "type": "string",
      "minLength": 1,
      "maxLength": 100
    },
    "username": {
      "type": "string",
      "maxLength": 100
    },
    "password": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200
    },
    "passwordSet": {
      "type": "boolean"
    },
    "clearPassword": {
      "type": "boolean"
    },
    "encoding": {
      "type": "string",
      "default": "UTF-8",
      "enum": [
        "UTF-8",
        "GBK",
        "GB18030",
        "ISO-8859-1"
      ]
    },
    "remarks": {
      "type": "string",
      "maxLength": 200
    },
    "version": {
      "type": "integer",
      "minimum": 0
    },
    "modifiedAt": {
      "type": "string",
      "format": "date-time"
    }
  },
  "required": [
    "name",
    "databaseType",
    "ip",
    "port",
    "databaseName",
    "encoding"
  ],
  "additionalProperties": false
},
  fields: {
  "name": {
    "type": "string",
    "maxLength": 30,
    "span": 1
  },
  "databaseType": {
    "type": "string",
    "choices": [
      "MYSQL",
      "ORACLE",
      "SQLSERVER",
      "POSTGRESQL",
      "DM"
    ],
    "span": 1
  },
  "ip": {
    "type": "string",
    "format": "host",
    "maxLength": 253,
    "address": {
      "host": "ip",
      "port": "port",
      "database": "databaseName",
      "kind": "databaseType"
    },
    "span": 1
  },
  "port": {
    "type": "integer",
    "span": 1
  },
  "databaseName": {
    "type": "string",
    "maxLength": 100,
    "helpOf": "databaseType",
    "span": 1
  },
  "username": {
    "type": "string",
    "maxLength": 100,
    "span": 1
  },
  "password": {
    "type": "string",
    "widget": "secret",
    "writeOnly": true,
    "maxLength": 200,
    "span": 1
  },
  "encoding": {
    "type": "string",
    "choices": [
      "UTF-8",
      "GBK",
      "GB18030",
      "ISO-8859-1"
    ],
    "span": 1
  },
  "remarks": {
    "type": "string",
    "widget": "multiline",
    "maxLength": 200,
    "folded": true,
    "span": 2
  }
},
  messages: {
  "ip.format": "validation.host",
  "port.type": "validation.port",
  "port.minimum": "validation.port",
  "port.maximum": "validation.port"
},
  trimmed: [
  "name",
  "ip",
  "databaseName",
  "username",
  "remarks"
],
  validators,
};

export default form;
