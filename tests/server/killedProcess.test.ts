import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BenchOperator, operatorVariables } from '../../scripts/bench/service/BenchOperator.ts';
import { ServiceProcess } from '../../scripts/bench/service/ServiceProcess.ts';
import { type BenchInterface, setUpInterface } from '../../scripts/bench/service/setUpInterface.ts';
import { createDatabaseFolder } from '../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../src/server/platform/store/databases/DataFolder.ts';
import { startReceiver } from './integration/exchange/receiver.ts';

const folders: DataFolder[] = [];
const running: ServiceProcess[] = [];

/** Creates a data folder with an empty database. */
async function newFolder(): Promise<DataFolder> {
  const folder = new DataFolder(mkdtempSync(join(tmpdir(), 'killed-')));
  folders.push(folder);
  folder.readSecretKey();
  await createDatabaseFolder(folder.databasePath);
  return folder;
}

async function start(folder: DataFolder): Promise<ServiceProcess> {
  const variables = { ...operatorVariables, DATA_DIR: folder.path, RELAY_LOOPBACK: 'true' };
  const service = await ServiceProcess.start(variables);
  running.push(service);
  return service;
}

afterAll(async () => {
  await Promise.all(running.map((service) => service.kill('SIGKILL')));
  for (const { path } of folders) rmSync(path, { recursive: true });
});

/**
 * Posts one document after the other until the service ends. Resolves to the keys of the acknowledged
 * documents.
 */
async function postUntilGone(url: string, { path, apiKey }: BenchInterface, lane: number, each: () => void) {
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

test('the embedded service keeps acknowledged documents after kill -9', { timeout: 240_000 }, async () => {
  const folder = await newFolder();
  const first = await start(folder);
  const target = await setUpInterface(await BenchOperator.signIn(first.url));
  let count = 0;
  const kill = (): void => {
    count += 1;
    if (count === 40) first.kill('SIGKILL');
  };
  const lanes = await Promise.all([1, 2, 3, 4].map((lane) => postUntilGone(first.url, target, lane, kill)));
  const acknowledged = lanes.flat();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  const operator = await BenchOperator.signIn((await start(folder)).url);
  const { records } = await operator.post<{ records: readonly { idempotencyKey: string }[] }>(
    '/pendingData/query',
    { page: 0, pageSize: 1000, interfaceUuid: target.uuid },
  );
  const found = new Set(records.map(({ idempotencyKey }) => idempotencyKey));
  expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
});

test('the service repeats a delivery that kill -9 interrupted, immediately after its next start', {
  timeout: 240_000,
}, async () => {
  const folder = await newFolder();
  const receiver = await startReceiver();
  try {
    // The receiver gives no answer at first.
    receiver.answer = () => undefined;
    const first = await start(folder);
    const { path, apiKey } = await setUpInterface(await BenchOperator.signIn(first.url), receiver.url);
    await fetch(first.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', iwmsApiKey: apiKey, 'Idempotency-Key': 'broken off' },
      body: JSON.stringify({ orderNo: 'SO-1', position: 1 }),
    });
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    await first.kill('SIGKILL');

    receiver.answer = (response) => response.end('{}');
    await start(folder);
    // The folder lock proves that the first process has ended. Without it, the document would count as
    // running for a minute.
    await expect.poll(() => receiver.received.length, { timeout: 10_000 }).toBe(2);
    expect(receiver.received[1]?.headers['idempotency-key']).toBe('broken off');
  } finally {
    await receiver.close();
  }
});
