import type { Row } from '../../../contract/api/envelope.ts';
import { invalidRequest, ServiceError } from '../../platform/base/ServiceError.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { recordFormat } from '../../platform/recordFormat/recordFormat.ts';
import { createLogEntry } from '../../platform/records/rows/logChange.ts';
import { naturalKeyOf } from '../../platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { checksumOf, type ExportFile, schemaVersion } from './ExportFile.ts';
import { exportedEntity } from './exportedEntities.ts';
import { loadReferences } from './references.ts';
import { itemOf, loadOwnedRecords, writeItem } from './TransferItem.ts';

const { model } = exportedEntity;

/**
 * Returns exactly these. Throws NOT_FOUND if one of them no longer exists, because the reader of a file could not
 * see that it is incomplete.
 */
async function findByUuids(
  { phrases, companyUuid }: OperationCall,
  repository: RecordRepository,
  uuids: readonly unknown[],
): Promise<Row[]> {
  const rows = await repository.findAll(model.name, 'uuid', uuids, companyUuid);
  if (rows.length === uuids.length) return rows;
  throw new ServiceError('NOT_FOUND', { entity: phrases.translate(`entities.${model.name}.title`) });
}

/** Throws if nothing is selected, or nothing matches (schemas/SPECIFICATION.md section 5.1). */
async function findSelection(call: OperationCall, repository: RecordRepository): Promise<Row[]> {
  const { body, companyUuid, query, phrases } = call;
  const { dcCode, ownerCode, menuName, interfaceUuid: uuid } = query;
  if (Array.isArray(body)) return findByUuids(call, repository, body);
  const filters = Object.entries({ dcCode, ownerCode, menuName, uuid }).filter(([, value]) => value);
  const { records } =
    filters.length > 0
      ? await repository.list({
          entity: model.name,
          companyUuid,
          equals: Object.fromEntries(filters),
        })
      : { records: [] };
  if (records.length > 0) return records;
  throw invalidRequest([{ field: 'uuids', message: phrases.translate('validation.selectFirst') }]);
}

const sortByKey = (rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (String(naturalKeyOf(model, a)) < String(naturalKeyOf(model, b)) ? -1 : 1));

/**
 * Exports interfaces without identity, state and secrets: those in the body, otherwise those that match the
 * parameters (schemas/SPECIFICATION.md section 14.3).
 */
export const exportInterfaces: Handler = (call) =>
  call.service.store.transaction(async ({ repository }): Promise<ExportFile> => {
    const { companyUuid, query, service } = call;
    const rows = sortByKey(await findSelection(call, repository));
    const items = (await loadOwnedRecords(repository, companyUuid, rows)).map(itemOf);
    const references = await loadReferences(
      repository,
      companyUuid,
      items.map(({ record }) => record),
    );
    await repository.insertAll(
      rows.flatMap(
        (row) => createLogEntry(call, exportedEntity, { action: 'export', before: row, after: row }) ?? [],
      ),
    );
    const content = { items: items.map(writeItem), references };
    return {
      format: 'interface-console',
      schemaVersion,
      ...(recordFormat.newest > 0 && { recordFormat: recordFormat.newest }),
      exportedAt: service.now().toISOString(),
      source: {
        companyUuid,
        ...(typeof query.dcCode === 'string' && { dcCode: query.dcCode }),
        ...(typeof query.ownerCode === 'string' && { ownerCode: query.ownerCode }),
      },
      ...content,
      sha256: checksumOf(content),
    };
  });
