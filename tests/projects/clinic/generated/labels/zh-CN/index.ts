// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = { product: {
  "title": "河畔诊所"
}, screens: {
  "appointments": {
    "title": "预约",
    "shortTitle": "预约",
    "tabs": {
      "appointment": {
        "title": "预约"
      }
    }
  },
  "patients": {
    "title": "患者",
    "shortTitle": "患者",
    "tabs": {
      "patient": {
        "title": "患者"
      }
    }
  },
  "clinic": {
    "title": "诊所",
    "shortTitle": "诊所",
    "tabs": {
      "doctor": {
        "title": "医生"
      },
      "room": {
        "title": "诊室"
      }
    }
  }
} };

export default labels;
