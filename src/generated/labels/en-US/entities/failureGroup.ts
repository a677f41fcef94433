// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Failures with one cause",
  "description": "Failed and blocked documents of an interface that have the same cause.",
  "fields": {
    "causeKey": {
      "title": "Cause key",
      "description": "Empty for documents that failed before the service grouped failures, and for the group of all further causes."
    },
    "errorCode": {
      "title": "Error code"
    },
    "cause": {
      "title": "Cause",
      "description": "The failure reason with … for values that differ between documents."
    },
    "count": {
      "title": "Documents"
    },
    "blockedCount": {
      "title": "Blocked",
      "description": "Documents that are retried only after a reset."
    },
    "firstTime": {
      "title": "First failure"
    },
    "lastTime": {
      "title": "Last failure"
    },
    "sampleUuid": {
      "title": "Newest document"
    },
    "sampleEntityNo": {
      "title": "Number of the newest"
    },
    "sampleReason": {
      "title": "Reason of the newest"
    },
    "mappingLine": {
      "title": "Mapping row"
    }
  }
};

export default labels;
