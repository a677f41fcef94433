// Generated from schemas/ by `npm run generate`: do not edit.

import type { Table } from '../../../../contract/phrases.ts';
import testRequestLabels from '../entities/testRequest.ts';
import interfaceLabels from '../entities/interface.ts';
import testResponseLabels from '../entities/testResponse.ts';

const labels: Table = {
  entities: { testRequest: testRequestLabels, interface: interfaceLabels, testResponse: testResponseLabels },
  tasks: {
  "testRequest": {
    "title": "Test request",
    "description": "Sends one request to any address, as an interface does.",
    "submit": "Send",
    "groups": {}
  }
},
};

export default labels;
