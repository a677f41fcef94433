// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Test response",
  "fields": {
    "success": {
      "title": "Succeeded"
    },
    "message": {
      "title": "Message"
    },
    "data": {
      "title": "Data",
      "description": "The body, if it is JSON."
    },
    "response": {
      "title": "Response",
      "description": "The body as text."
    },
    "binary": {
      "title": "Not text",
      "description": "The body is not text and cannot be displayed."
    },
    "truncated": {
      "title": "Truncated",
      "description": "The response was too large or interrupted; only the received part is shown."
    },
    "status": {
      "title": "HTTP status",
      "description": "Empty if no response was received."
    },
    "statusText": {
      "title": "Status text"
    },
    "headers": {
      "title": "Headers",
      "description": "Without cookies.",
      "fields": {
        "name": {
          "title": "Name"
        },
        "value": {
          "title": "Value"
        }
      }
    },
    "url": {
      "title": "URL",
      "description": "Final address of the response, after redirects."
    },
    "sizeBytes": {
      "title": "Size (bytes)",
      "description": "Size of the uncompressed body, as far as it was read."
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    }
  }
};

export default labels;
