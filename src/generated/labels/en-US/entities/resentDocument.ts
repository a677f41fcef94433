// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Resent document",
  "description": "The edited content of a document.",
  "fields": {
    "data": {
      "title": "Document",
      "description": "JSON, before mapping."
    },
    "version": {
      "title": "Version",
      "description": "Version of the original that the operator saw."
    }
  }
};

export default labels;
