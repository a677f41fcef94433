// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';

const labels: Table = {
  "title": "Export",
  "description": "Which interfaces are exported.",
  "fields": {
    "companyUuid": {
      "title": "Company"
    },
    "dcCode": {
      "title": "Distribution center"
    },
    "ownerCode": {
      "title": "Owner"
    },
    "interfaceUuid": {
      "title": "Interface"
    },
    "menuName": {
      "title": "Menu",
      "description": "Leave empty for all menus."
    },
    "uuids": {
      "title": "Selected interfaces"
    }
  }
};

export default labels;
