// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import * as validators from '../validators/globalConfig.js';

const form: Form = {
  entity: "globalConfig",
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
    "failureThreshold": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1000,
      "default": 5
    },
    "retryIntervalMinutes": {
      "type": "integer",
      "minimum": 1,
      "maximum": 1440,
      "default": 5
    },
    "pageSize": {
      "type": "integer",
      "minimum": 1,
      "maximum": 200,
      "default": 20
    },
    "timeZone": {
      "type": "string",
      "maxLength": 40,
      "format": "time-zone",
      "default": "Asia/Shanghai"
    },
    "wmsBasePath": {
      "type": "string",
      "minLength": 1,
      "maxLength": 200,
      "format": "http-url"
    },
    "wmsAuthUuid": {
      "type": "string",
      "minLength": 1,
      "maxLength": 36
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
    "failureThreshold",
    "retryIntervalMinutes",
    "pageSize",
    "timeZone"
  ],
  "additionalProperties": false
},
  fields: {
  "failureThreshold": {
    "type": "integer",
    "span": 1
  },
  "retryIntervalMinutes": {
    "type": "integer",
    "span": 1
  },
  "pageSize": {
    "type": "integer",
    "span": 1
  },
  "timeZone": {
    "type": "string",
    "format": "time-zone",
    "maxLength": 40,
    "span": 1
  },
  "wmsBasePath": {
    "type": "string",
    "format": "http-url",
    "maxLength": 200,
    "span": 2
  },
  "wmsAuthUuid": {
    "type": "string",
    "reference": {
      "operation": "auth.query",
      "value": "uuid",
      "label": "name",
      "search": "name"
    },
    "maxLength": 36,
    "span": 1
  }
},
  messages: {
  "failureThreshold.type": "validation.positiveInteger",
  "failureThreshold.minimum": "validation.positiveInteger",
  "retryIntervalMinutes.type": "validation.positiveInteger",
  "retryIntervalMinutes.minimum": "validation.positiveInteger",
  "pageSize.type": "validation.positiveInteger",
  "pageSize.minimum": "validation.positiveInteger",
  "timeZone.format": "validation.timeZone",
  "wmsBasePath.format": "validation.httpUrl"
},
  trimmed: [
  "timeZone",
  "wmsBasePath"
],
  validators,
};

export default form;
