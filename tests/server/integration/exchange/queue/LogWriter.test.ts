import { expect, onTestFinished, test, vi } from 'vitest';
import { LogWriter } from '../../../../../src/server/integration/exchange/queue/LogWriter.ts';
import type { ServiceContext } from '../../../../../src/server/platform/operations/ServiceContext.ts';
import { StatementError } from '../../../../../src/server/platform/store/databases/StatementError.ts';
import type { KeyedRecord } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';

const writerOn = (insertAll: (entries: readonly KeyedRecord[]) => Promise<void>): LogWriter =>
  new LogWriter({ store: { repository: { insertAll } } } as unknown as ServiceContext, { maxSize: 256 });

const entryOf = (details: string): KeyedRecord => ({
  entity: 'interfaceLog',
  companyUuid: 'c',
  naturalKey: null,
  data: { uuid: 'u', details },
});

test.each([
  { given: 'twice', refusals: 2, isStopping: false, want: [3, 1] },
  { given: 'for too long', refusals: 100, isStopping: false, want: [20, 0] },
  { given: 'while the service stops', refusals: 100, isStopping: true, want: [1, 0] },
])('log entries that find a lock $given are written at most once', async ({ refusals, isStopping, want }) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  let attempts = 0;
  const written: KeyedRecord[] = [];
  const writer = writerOn(async (entries) => {
    attempts += 1;
    if (attempts <= refusals) throw new StatementError('lock timeout', '55P03', 'INSERT');
    written.push(...entries);
  });
  if (isStopping) writer.stopWaiting();
  writer.write([entryOf('x')]);
  await writer.whenIdle();
  expect([attempts, written.length]).toEqual(want);
});

test('log entries that find a lock wait up to a number of characters, and the loss is reported once', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  let unlock: () => void = () => undefined;
  const lock = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  const written: KeyedRecord[] = [];
  const writer = writerOn(async (entries) => {
    await lock;
    written.push(...entries);
  });
  const entry = entryOf('x'.repeat(1_000_000));
  for (let no = 0; no < 60; no += 1) writer.write([entry]);
  unlock();
  await writer.whenIdle();
  expect([written.length, logged.mock.calls.length]).toEqual([50, 1]);
  writer.write([entry]);
  await writer.whenIdle();
  expect(written.length).toBe(51);
});
