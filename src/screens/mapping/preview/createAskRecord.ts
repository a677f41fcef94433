import { isRecord } from '../../../contract/isRecord.ts';
import type { LookUpName } from '../../../mapping/lookUpNames.ts';
import { ServiceError } from '../../../runtime/api/answer.ts';
import { call } from '../../../runtime/api/call.ts';
import { recordsOf } from '../../../runtime/list/recordsOf.ts';
import type { AskRecord } from './MappingEngine.ts';

type Found = Readonly<Record<string, unknown>> | undefined;

/** Codes that contain the one that is sought come along; no warehouse has so many of them. */
const pageSize = 200;

async function read(name: LookUpName, code: string): Promise<Found> {
  const body = { page: 0, pageSize, code };
  const answer = await call(`${name}.page`, { body }, { inline: true });
  if (!answer.success) throw new ServiceError(answer);
  return recordsOf(answer.data).find((record) => isRecord(record) && record.code === code);
}

/** Basic data by code, from the basic-data service (schemas/SPECIFICATION.md section 7.7); each code is asked for once. */
export function createAskRecord(): AskRecord {
  const asked = new Map<string, Promise<Found>>();
  return (name, code) => {
    const key = `${name} ${code}`;
    const known = asked.get(key) ?? read(name, code);
    asked.set(key, known);
    // A look-up that failed is tried again by the next run.
    known.catch(() => asked.delete(key));
    return known;
  };
}
