// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Test request",
  "description": "A request to test an interface.",
  "fields": {
    "url": {
      "title": "URL",
      "placeholder": "https://erp.example.com/api/items"
    },
    "type": {
      "title": "HTTP method",
      "choices": {
        "GET": {
          "title": "GET"
        },
        "POST": {
          "title": "POST"
        },
        "PUT": {
          "title": "PUT"
        },
        "DELETE": {
          "title": "DELETE"
        }
      }
    },
    "headers": {
      "title": "API key",
      "description": "Sent as header iwmsApiKey."
    },
    "parameters": {
      "title": "Body",
      "description": "JSON. GET requests have no body."
    }
  }
};

export default labels;
