// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "HTTP extension parameters",
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
};

export default labels;
