import { useEffect, useMemo } from 'react';
import { isRecord } from '../../../contract/json/isRecord.ts';
import type { LookUpName } from '../../../mapping/MappingContext.ts';
import { OperationError, recordsOf } from '../../../runtime/api/answer.ts';
import { call } from '../../../runtime/api/call.ts';
import { getOrCreate } from '../../../runtime/core/lazy/once.ts';
import { createWorkerEngine } from './createWorkerEngine.ts';
import type { MappingEngine, RecordLookUp } from './MappingEngine.ts';

type FoundRecord = Readonly<Record<string, unknown>> | undefined;

/** The answer includes codes that contain the requested one; no warehouse has so many of them. */
const pageSize = 200;

async function fetchRecord(name: LookUpName, code: string): Promise<FoundRecord> {
  const body = { page: 0, pageSize, code };
  const answer = await call(`${name}.page`, { body }, { inline: true });
  if (!answer.success) throw new OperationError(answer);
  return recordsOf(answer.data).find((record) => isRecord(record) && record.code === code);
}

/**
 * Basic data by code, from the basic-data service (schemas/SPECIFICATION.md section 7.7); each code is
 * requested once.
 */
export function createRecordLookUp(): RecordLookUp {
  const requests = new Map<string, Promise<FoundRecord>>();
  return (name, code) => {
    const key = `${name} ${code}`;
    const request = getOrCreate(requests, key, () => fetchRecord(name, code));
    // The next run repeats a failed look-up.
    request.catch(() => requests.delete(key));
    return request;
  };
}

const startWorker = (): Worker =>
  new Worker(new URL('./mapping.worker.ts', import.meta.url), { type: 'module' });

/** The engine in a worker, for the lifetime of the component. */
export function useMappingEngine(): MappingEngine {
  const engine = useMemo(() => createWorkerEngine(startWorker, createRecordLookUp()), []);
  useEffect(() => engine.stop, [engine]);
  return engine;
}
