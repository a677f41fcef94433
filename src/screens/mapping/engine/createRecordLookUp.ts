import { isRecord } from '../../../contract/json/isRecord.ts';
import type { LookUpName } from '../../../mapping/MappingContext.ts';
import { OperationError, recordsOf } from '../../../runtime/api/answer.ts';
import { call } from '../../../runtime/api/call.ts';
import type { RecordLookUp } from './MappingEngine.ts';

type FoundRecord = Readonly<Record<string, unknown>> | undefined;

/** Codes that contain the one that is sought come along; no warehouse has so many of them. */
const pageSize = 200;

async function fetchRecord(name: LookUpName, code: string): Promise<FoundRecord> {
  const body = { page: 0, pageSize, code };
  const answer = await call(`${name}.page`, { body }, { inline: true });
  if (!answer.success) throw new OperationError(answer);
  return recordsOf(answer.data).find((record) => isRecord(record) && record.code === code);
}

/** Basic data by code, from the basic-data service (schemas/SPECIFICATION.md section 7.7); each code is asked for once. */
export function createRecordLookUp(): RecordLookUp {
  const requests = new Map<string, Promise<FoundRecord>>();
  return (name, code) => {
    const key = `${name} ${code}`;
    const request = requests.get(key) ?? fetchRecord(name, code);
    requests.set(key, request);
    // A look-up that failed is tried again by the next run.
    request.catch(() => requests.delete(key));
    return request;
  };
}
