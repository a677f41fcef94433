// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
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
      "description": "The body once more, if it is JSON."
    },
    "response": {
      "title": "Response",
      "description": "The body as text."
    },
    "binary": {
      "title": "Not text",
      "description": "The body is no text and is not shown."
    },
    "truncated": {
      "title": "Truncated",
      "description": "There was more than is shown: the answer was too large, or broke off."
    },
    "status": {
      "title": "HTTP status",
      "description": "Missing when no answer came."
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
      "description": "Where the answer came from, after redirects."
    },
    "sizeBytes": {
      "title": "Size (bytes)",
      "description": "Of the body, unpacked, as far as it was read."
    },
    "elapsedMs": {
      "title": "Elapsed (ms)"
    }
  }
};

export default labels;
