// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Field update support",
  "description": "Whether field update rules apply to an interface."
};

export default labels;
