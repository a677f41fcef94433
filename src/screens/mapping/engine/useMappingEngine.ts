import { useEffect, useMemo } from 'react';
import { createRecordLookUp } from './createRecordLookUp.ts';
import { createWorkerEngine } from './createWorkerEngine.ts';
import type { MappingEngine } from './MappingEngine.ts';

const startWorker = (): Worker =>
  new Worker(new URL('./mapping.worker.ts', import.meta.url), { type: 'module' });

/** The engine in a worker, for the lifetime of the component. */
export function useMappingEngine(): MappingEngine {
  const engine = useMemo(() => createWorkerEngine(startWorker, createRecordLookUp()), []);
  useEffect(() => engine.stop, [engine]);
  return engine;
}
