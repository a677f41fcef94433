import { expect, test } from 'vitest';
import { openSocket } from '../../../../src/server/integration/connection/openSocket.ts';
import { TestSteps } from '../../../../src/server/integration/connection/TestSteps.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';
import { linesOf, startTcpServer } from './connectionUnderTest.ts';

test.each<{ given: string; port?: number; want: string }>([
  { given: 'a call over HTTP', want: '+ Port: 127.0.0.1 port 80 accepts connections' },
  { given: 'a database', port: 3306, want: '- Host name:' },
])('$given to a simulated host: $want', async ({ port, want }) => {
  const simulatedPort = await startTcpServer(() => undefined);
  const network = {
    loopback: false,
    lookup: () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' })),
    simulatedHosts: new Map([['erp.demo.example', simulatedPort]]),
  };
  const phrases = servicePhrasesOf('en-US');
  const steps = await new TestSteps({ phrases, milliseconds: 5000, secrets: [] }).run(async (all) => {
    await openSocket(all, network, new URL('http://erp.demo.example/api'), port);
  });
  expect(linesOf(steps).at(-1)).toContain(want);
});
