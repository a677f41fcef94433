// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import entity from '../entities/robot.ts';

const labels: Table = {
  entities: { robot: entity },
  resources: { robot: {
  "title": "DingTalk robots",
  "record": "DingTalk robot",
  "description": "A robot sends alarms to the DingTalk group that it was added to.",
  "groups": {},
  "actions": {}
} },
};

export default labels;
