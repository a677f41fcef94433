import { expect, test } from 'vitest';
import { parseExactJson } from '../../../../src/contract/json/exactJson.ts';
import { createEngine } from '../../../../src/screens/mapping/engine/createEngine.ts';
import { createRow, toMappingRecords } from '../../../../src/screens/mapping/sheet/sheetRows.ts';
import { exampleDocument, exampleRows } from '../../../../src/screens/mapping/start/subTableExample.ts';
import { lookUpProperties } from '../../../mapping/mapDocument.ts';

test('the example runs without failures', async () => {
  const engine = createEngine(async () => undefined);
  const rows = toMappingRecords(exampleRows.map(({ cells }) => createRow(cells)));
  expect(await engine.check(rows, lookUpProperties)).toEqual([]);
  const { target, steps } = await engine.run({
    rows,
    document: exampleDocument,
    timeZone: 'Asia/Shanghai',
    now: '2026-11-24T00:00:00Z',
  });
  expect(steps.filter(({ failed }) => failed > 0)).toEqual([]);
  expect(JSON.parse(target)).toEqual({
    orderNo: 'PO-1001',
    lines: [
      { articleCode: 'A-01', qty: 12, orderNo: 'PO-1001' },
      { articleCode: 'B-02', qty: 5, orderNo: 'PO-1001' },
    ],
  });
  expect(parseExactJson(exampleDocument)).toMatchObject({ no: 'PO-1001' });
});
