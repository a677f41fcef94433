import type { BasicDataImport, ImportResult } from '#generated/types.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { type EntityDefinition, entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { changeRecord, createRecord } from '../../../platform/records/handlers/writeRecord.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { assertExecutablePlan } from '../import/handleImport.ts';
import { createBasicDataPlan, type PlannedBasicData, type PlannedRecord } from './createBasicDataPlan.ts';

/** Plans the import in the body of a call. */
function planImport(call: OperationCall, repository: RecordRepository): Promise<PlannedBasicData> {
  const { kind, csv } = call.body as BasicDataImport;
  return createBasicDataPlan(call, repository, entityOf(kind), csv);
}

/** Stores a record as an operator's save does. */
const writePlanned = (
  call: OperationCall,
  repository: RecordRepository,
  entity: EntityDefinition,
  { stored, body }: PlannedRecord,
): Promise<Row> =>
  stored
    ? changeRecord(repository, call, entity, { uuid: stored.uuid, bodyOf: () => body })
    : createRecord(repository, call, entity, body);

/** Returns the changes that an import would make: entity `importPlan`. */
export const planBasicDataImport: Handler = (call) =>
  call.service.store.transaction(async ({ repository }) => (await planImport(call, repository)).plan);

/** Plans again and stores all records or none, in one transaction: entity `importResult`. */
export const importBasicData: Handler = (call) =>
  call.service.store.transaction(async ({ repository }): Promise<ImportResult> => {
    const { plan, records } = await planImport(call, repository);
    assertExecutablePlan(call, plan);
    const entity = entityOf((call.body as BasicDataImport).kind);
    for (const record of records)
      if (record.change !== 'SAME') await writePlanned(call, repository, entity, record);
    const count = (change: string): number => records.filter((record) => record.change === change).length;
    return { created: count('CREATE'), updated: count('UPDATE'), unchanged: count('SAME'), skipped: [] };
  });
