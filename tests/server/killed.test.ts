import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Operator, operatorVariables } from '../../scripts/bench/service/Operator.ts';
import { type OpenInterface, openInterface } from '../../scripts/bench/service/openInterface.ts';
import { ServiceProcess } from '../../scripts/bench/service/ServiceProcess.ts';
import { freshFolder } from '../../scripts/freshDatabase.ts';
import { DataFolder } from '../../src/server/DataFolder.ts';

const folder = new DataFolder(mkdtempSync(join(tmpdir(), 'killed-')));
const variables = { ...operatorVariables, DATA_DIR: folder.path };
const running: ServiceProcess[] = [];

const start = async (): Promise<ServiceProcess> => {
  const service = await ServiceProcess.start(variables);
  running.push(service);
  return service;
};

afterAll(async () => {
  await Promise.all(running.map((service) => service.kill('SIGKILL')));
  rmSync(folder.path, { recursive: true });
});

/** Posts one document after the other until the service is gone; resolves to the keys of those that it has acknowledged. */
async function postUntilGone(url: string, { path, apiKey }: OpenInterface, lane: number, each: () => void) {
  const acknowledged: string[] = [];
  for (let position = 0; ; position += 1) {
    const key = `${lane}/${position}`;
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', iwmsApiKey: apiKey, 'Idempotency-Key': key },
      body: JSON.stringify({ orderNo: `SO-${lane}`, position }),
    })
      .then((response) => response.json())
      .catch(() => undefined);
    if (answer === undefined) return acknowledged;
    expect(answer).toMatchObject({ success: true });
    acknowledged.push(key);
    each();
  }
}

test('what the embedded service has acknowledged is there after kill -9', { timeout: 240_000 }, async () => {
  folder.secretKey();
  await freshFolder(folder.database);
  const first = await start();
  const target = await openInterface(await Operator.signIn(first.url));
  let count = 0;
  const kill = (): void => {
    count += 1;
    if (count === 40) first.kill('SIGKILL');
  };
  const lanes = await Promise.all([1, 2, 3, 4].map((lane) => postUntilGone(first.url, target, lane, kill)));
  const acknowledged = lanes.flat();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  const operator = await Operator.signIn((await start()).url);
  const { records } = await operator.post<{ records: readonly { idempotencyKey: string }[] }>(
    '/pendingData/query',
    { page: 0, pageSize: 1000, interfaceUuid: target.uuid },
  );
  const found = new Set(records.map(({ idempotencyKey }) => idempotencyKey));
  expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
});
