// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Document",
  "description": "One document as sent: any JSON object. The field mapping of the interface defines how it is converted."
};

export default labels;
