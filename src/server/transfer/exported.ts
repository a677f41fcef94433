import type { Row } from '../../contract/envelope.ts';
import { naturalKeyOf } from '../crud/documentOf.ts';
import { changeEntry } from '../crud/logChange.ts';
import type { Call, Handler } from '../Service.ts';
import { invalidRequest, ServiceError } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { checksumOf, type ExportFile, schemaVersion } from './ExportFile.ts';
import { writtenItem } from './Item.ts';
import { referencesOf } from './references.ts';
import { itemOf, storedOf } from './Stored.ts';
import { subject } from './subject.ts';

const { model } = subject;

/** Exactly these. Throws NOT_FOUND when one of them is gone: a file that lacks something would not be noticed. */
async function picked(
  { say, companyUuid }: Call,
  documents: Documents,
  uuids: readonly unknown[],
): Promise<Row[]> {
  const rows = await documents.findAll(model.name, 'uuid', uuids, companyUuid);
  if (rows.length === uuids.length) return rows;
  throw new ServiceError('NOT_FOUND', { entity: say.translate(`entities.${model.name}.title`) });
}

/** Throws when nothing is selected, or nothing matches (schemas/SPECIFICATION.md section 5.1). */
async function selected(call: Call, documents: Documents): Promise<Row[]> {
  const { body, companyUuid, query, say } = call;
  const { dcCode, ownerCode, menuName, interfaceUuid: uuid } = query;
  if (Array.isArray(body)) return picked(call, documents, body);
  const filters = Object.entries({ dcCode, ownerCode, menuName, uuid }).filter(([, value]) => value);
  const { records } =
    filters.length > 0
      ? await documents.list({
          entity: model.name,
          companyUuid,
          equals: Object.fromEntries(filters),
        })
      : { records: [] };
  if (records.length > 0) return records;
  throw invalidRequest([{ field: 'uuids', message: say.translate('validation.selectFirst') }]);
}

const inOrder = (rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (String(naturalKeyOf(model, a)) < String(naturalKeyOf(model, b)) ? -1 : 1));

/**
 * Interfaces as a file, without identity, state or secrets: those that the body names, otherwise those that match the
 * parameters (schemas/SPECIFICATION.md section 14.3).
 */
export const exported: Handler = (call) =>
  call.service.store.transaction(async ({ documents }): Promise<ExportFile> => {
    const { companyUuid, query, service } = call;
    const rows = inOrder(await selected(call, documents));
    const items = (await storedOf(documents, companyUuid, rows)).map(itemOf);
    const references = await referencesOf(
      documents,
      companyUuid,
      items.map(({ record }) => record),
    );
    await documents.insertAll(
      rows.flatMap((row) => changeEntry(call, subject, { action: 'export', before: row, after: row }) ?? []),
    );
    const content = { items: items.map(writtenItem), references };
    return {
      format: 'interface-console',
      schemaVersion,
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
