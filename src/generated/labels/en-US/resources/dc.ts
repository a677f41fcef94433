// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import entity from '../entities/dc.ts';

const labels: Table = {
  entities: { dc: entity },
  resources: { dc: {
  "title": "Distribution centers",
  "record": "distribution center",
  "description": "Distribution centers come from the basic data service.",
  "groups": {},
  "actions": {}
} },
};

export default labels;
