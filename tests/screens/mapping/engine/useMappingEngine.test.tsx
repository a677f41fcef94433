import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EngineStoppedError } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { useMappingEngine } from '../../../../src/screens/mapping/engine/useMappingEngine.ts';
import { lookUpProperties } from '../../../mapping/mapDocument.ts';

test('one worker starts with the first call, and stops with the component', async () => {
  const started: unknown[] = [];
  const terminate = vi.fn();
  class SilentWorker extends EventTarget {
    readonly terminate = terminate;
    constructor(_url: URL, options: unknown) {
      super();
      started.push(options);
    }
    postMessage(): void {}
  }
  vi.stubGlobal('Worker', SilentWorker);
  const { result, rerender, unmount } = renderHook(useMappingEngine);
  const engine = result.current;
  expect(started).toEqual([]);
  const checking = engine.check([], lookUpProperties);
  await expect.poll(() => started).toEqual([{ type: 'module' }]);
  rerender();
  expect(result.current).toBe(engine);
  expect(terminate).not.toHaveBeenCalled();
  unmount();
  expect(terminate).toHaveBeenCalledOnce();
  await expect(checking).rejects.toBeInstanceOf(EngineStoppedError);
});
