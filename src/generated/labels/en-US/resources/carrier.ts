// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import entity from '../entities/carrier.ts';

const labels: Table = {
  entities: { carrier: entity },
  resources: { carrier: {
  "title": "Carriers",
  "record": "carrier",
  "description": "Carriers come from the basic data service.",
  "groups": {},
  "actions": {}
} },
};

export default labels;
