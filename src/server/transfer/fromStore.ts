import type { Problem } from '../../contract/violations.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Source } from './Bundle.ts';
import type { Item } from './Item.ts';
import { itemOf, storedOf } from './Stored.ts';
import { subject } from './subject.ts';
import { targetOf } from './targetOf.ts';

/** Where interfaces are copied from and to (schemas/SPECIFICATION.md section 3.9). */
const directions = [
  { from: 'sourceDcCode', to: 'dcCode' },
  { from: 'sourceOwnerCode', to: 'ownerCode' },
  { from: 'sourceCarrierCode', to: 'carrierCode' },
] as const;
const places = directions.map(({ to }) => to);

/** The place that is copied. Throws for half a direction, for none, and for one that leads back to where it begins. */
function originOf(call: Call): Record<string, unknown> {
  const { query, say } = call;
  const given = directions.filter(({ from, to }) => query[from] || query[to]);
  const problems = given.flatMap(({ from, to }): Problem[] => {
    const field = captionOf(call, subject.model.name, to);
    if (query[from] === query[to]) {
      return [{ field: to, message: say.translate('transfer.samePlace', { field }) }];
    }
    const missing = [from, to].find((name) => !query[name]);
    return missing ? [{ field: missing, message: say.translate('validation.select', { field }) }] : [];
  });
  if (given.length === 0) problems.push({ field: '', message: say.translate('transfer.noPlace') });
  if (problems.length > 0) throw invalidRequest(problems);
  return Object.fromEntries(given.map(({ from, to }) => [to, query[from]]));
}

/** The docs variant of a copy: what uses one ERP configuration here uses the other one there. */
function withErp({ query }: Call, { record, parts }: Item): Item {
  const { sourceErpUuid, targetErpUuid } = query;
  const isMapped = sourceErpUuid && targetErpUuid && record.erpUuid === sourceErpUuid;
  return isMapped ? { record: { ...record, erpUuid: targetErpUuid }, parts } : { record, parts };
}

/** What is copied: the interfaces of a place, of one menu or of all. */
export const fromStore: Source = async (call, documents) => {
  const { companyUuid, query, say } = call;
  const equals = { ...originOf(call), ...(query.menuName ? { menuName: query.menuName } : {}) };
  const target = await targetOf(call, documents, places);
  const { records } = await documents.list({ entity: subject.model.name, companyUuid, equals });
  if (records.length === 0) {
    throw invalidRequest([{ field: '', message: say.translate('transfer.nothingToCopy') }]);
  }
  const items = (await storedOf(documents, companyUuid, records)).map(itemOf);
  return { items: items.map((item) => withErp(call, item)), references: [], target };
};
