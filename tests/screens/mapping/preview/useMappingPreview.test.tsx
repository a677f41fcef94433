import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  MappingEngine,
  MappingRunRequest,
  MappingRunResult,
} from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { useMappingPreview } from '../../../../src/screens/mapping/preview/useMappingPreview.ts';
import { toSheetRows } from '../../../../src/screens/mapping/sheet/sheetRows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = { uuid: 'i1' };
const rowsTo = (targetField: string) =>
  toSheetRows([{ targetField, type: 'STRING', functionType: 'REGULAR' }]);

/** Returns an engine whose runs wait until the test ends them. */
function pausedEngine() {
  const asked: { readonly to: unknown; readonly end: () => Promise<void> }[] = [];
  const run = (request: MappingRunRequest) =>
    new Promise<MappingRunResult>((resolve) => {
      const to = request.rows[0]?.targetField;
      const done: MappingRunResult = {
        target: JSON.stringify({ [String(to)]: 1 }),
        steps: [],
        preFilter: true,
        postFilter: true,
        elapsedMs: 1,
      };
      asked.push({ to, end: async () => act(async () => resolve(done)) });
    });
  return { asked, engine: { run } as unknown as MappingEngine };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the preview runs after a pause in the changes; changes during a run start one more run', async () => {
  const { asked, engine } = pausedEngine();
  const hook = renderHook((rows) => useMappingPreview(engine, { rows, sample: '{}', record }), {
    initialProps: rowsTo('a'),
  });
  await pass(0);
  for (const target of ['b', 'c', 'd']) {
    hook.rerender(rowsTo(target));
    await pass(100);
  }
  await pass(100);
  hook.rerender(rowsTo('e'));
  await pass(200);
  expect(asked.map(({ to }) => to)).toEqual(['a']);
  expect(hook.result.current.state).toBe('running');
  await asked[0]?.end();
  expect(asked.map(({ to }) => to)).toEqual(['a', 'e']);
  expect(hook.result.current.run).toBeUndefined();
  await asked[1]?.end();
  expect(hook.result.current).toMatchObject({ state: 'done', run: { target: '{"e":1}' } });
});

test.each([
  ['', 'noSample'],
  ['{ "a": ', 'broken'],
  ['{ "a": 1, "a": 2 }', 'broken'],
])('the sample %j gives the state %s and no run', async (sample, want) => {
  const { asked, engine } = pausedEngine();
  const rows = rowsTo('a');
  const { result } = renderHook(() => useMappingPreview(engine, { rows, sample, record }));
  await pass(300);
  expect(result.current.state).toBe(want);
  expect(asked).toEqual([]);
});
