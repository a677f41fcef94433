// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';

const labels: PhraseTable = {
  "title": "Field update rules",
  "fields": {
    "group": {
      "title": "Field group",
      "choices": {
        "SHELF_LIFE": {
          "title": "Shelf life"
        },
        "CONTROL_DAYS": {
          "title": "Control days"
        },
        "SPECIFICATION_MEASUREMENT": {
          "title": "Specification measurement"
        },
        "MEASUREMENT_UNIT": {
          "title": "Measurement unit"
        },
        "DELIVERY_MULTIPLE": {
          "title": "Delivery multiple"
        },
        "DEFAULT_SPECIFICATION": {
          "title": "Default specification"
        },
        "CONSUMABLE_MARK": {
          "title": "Consumable mark"
        },
        "MATERIAL_LIMITS": {
          "title": "Material upper and lower limits"
        }
      }
    },
    "mode": {
      "title": "Update",
      "choices": {
        "UPDATE": {
          "title": "Always"
        },
        "FILL_EMPTY": {
          "title": "Only if empty"
        },
        "IGNORE": {
          "title": "Never"
        }
      }
    }
  }
};

export default labels;
