// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import menuLabels from '../entities/menu.ts';

const labels: PhraseTable = {
  entities: { menu: menuLabels },
  resources: {
  "menu": {
    "title": "Menus",
    "recordTitle": "menu",
    "description": "Menus group the interfaces of a family in the tree beside the list. Create a menu, then select it in an interface.",
    "groups": {},
    "actions": {}
  }
},
};

export default labels;
