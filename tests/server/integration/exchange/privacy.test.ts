import { afterAll, describe, expect, test, vi } from 'vitest';
import { queueUnderTest, testDatabases } from './queueUnderTest.ts';

const marker = 'MARKER-4711';

describe.each(testDatabases)('on $name', async ({ open }) => {
  const queue = await queueUnderTest(open);
  afterAll(() => queue.close());

  test('the log of the process holds no document that the database refuses', async () => {
    const interfaceUuid = await queue.online();
    const { send, database } = queue.service;
    const { page } = await send('POST /interfaceConfig/query', { body: { uuid: interfaceUuid } });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // The database repeats the row in the detail of this error.
    await database.script(
      `ALTER TABLE "document_pendingData" ADD CONSTRAINT no_marker CHECK (strpos(data::text, 'MARKER') = 0)`,
    );
    const name = encodeURIComponent(String(page.records[0]?.interfaceName));
    const answer = await send(`POST /exchange/${name}?dcCode=SH01`, { body: { no: marker, text: marker } });
    const written = JSON.stringify(log.mock.calls);
    log.mockRestore();
    expect(answer).toMatchObject({ success: false, errorCode: 'INTERNAL' });
    expect(written).toContain('StatementError');
    expect(written).not.toContain(marker);
  });
});
