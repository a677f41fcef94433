// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import companyLabels from '../entities/company.ts';

const labels: PhraseTable = {
  entities: { company: companyLabels },
  resources: {
  "company": {
    "title": "Companies",
    "recordTitle": "company",
    "description": "The companies that you can manage or open. The selection at the top switches between them.",
    "groups": {},
    "actions": {
      "disable": {
        "title": "Disable",
        "titleWithName": "Disable {{name}}",
        "confirmMessage": "Nobody can open the company until it is enabled again. Its data stays."
      },
      "enable": {
        "title": "Enable",
        "titleWithName": "Enable {{name}}",
        "confirmMessage": "Its operators can open the company again."
      }
    }
  }
},
};

export default labels;
