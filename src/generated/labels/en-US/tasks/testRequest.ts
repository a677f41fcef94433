// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import testRequestLabels from '../entities/testRequest.ts';
import interfaceLabels from '../entities/interface.ts';
import testResponseLabels from '../entities/testResponse.ts';

const labels: PhraseTable = {
  entities: { testRequest: testRequestLabels, interface: interfaceLabels, testResponse: testResponseLabels },
  tasks: {
  "testRequest": {
    "title": "Test request",
    "description": "Sends one request to an address, as an interface does.",
    "submit": "Send",
    "groups": {}
  }
},
};

export default labels;
