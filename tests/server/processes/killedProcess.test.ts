import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BenchOperator, operatorVariables } from '../../../scripts/bench/service/BenchOperator.ts';
import { ServiceProcess } from '../../../scripts/bench/service/ServiceProcess.ts';
import { type BenchInterface, setUpInterface } from '../../../scripts/bench/service/setUpInterface.ts';
import { createDatabaseFolder } from '../../../scripts/testing/freshDatabase.ts';
import { DataFolder } from '../../../src/server/platform/store/databases/DataFolder.ts';
import { type Received, startReceiver } from '../integration/exchange/receiver.ts';

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

const keysOf = (received: readonly Received[]): string[] =>
  received.map(({ headers }) => String(headers['idempotency-key']));

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

test('after kill -9, the embedded service has every acknowledged document and repeats an interrupted delivery at once', {
  timeout: 240_000,
}, async () => {
  const folder = await newFolder();
  const receiver = await startReceiver();
  try {
    // The receiver gives no answer at first.
    receiver.answer = () => undefined;
    const first = await start(folder);
    const target = await setUpInterface(await BenchOperator.signIn(first.url), receiver.url);
    let count = 0;
    const kill = (): void => {
      count += 1;
      if (count === 40) first.kill('SIGKILL');
    };
    const lanes = await Promise.all([1, 2, 3, 4].map((lane) => postUntilGone(first.url, target, lane, kill)));
    const acknowledged = lanes.flat();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    await first.ended;
    const interrupted = keysOf(receiver.received);
    expect(interrupted).not.toEqual([]);

    receiver.received.length = 0;
    receiver.answer = (response) => response.end('{}');
    await start(folder);
    // The folder lock proves that the first process has ended. Without it, the document would count as
    // running for a minute.
    const missing = (keys: readonly string[]) => {
      const repeated = new Set(keysOf(receiver.received));
      return keys.filter((key) => !repeated.has(key));
    };
    await expect.poll(() => missing(interrupted), { timeout: 40_000 }).toEqual([]);
    await expect.poll(() => missing(acknowledged), { timeout: 50_000 }).toEqual([]);
  } finally {
    await receiver.close();
  }
});
