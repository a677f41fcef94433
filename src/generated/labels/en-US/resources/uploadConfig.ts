// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import uploadConfigLabels from '../entities/uploadConfig.ts';

const labels: PhraseTable = {
  entities: { uploadConfig: uploadConfigLabels },
  resources: {
  "uploadConfig": {
    "title": "Upload",
    "recordTitle": "upload configuration",
    "description": "Defines whether this interface uploads its documents. By default it does.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
