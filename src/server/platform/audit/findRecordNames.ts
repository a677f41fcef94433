import type { AuditRule } from '../../../contract/api/operation.ts';
import { accountRecords } from '../accounts/operators.ts';
import { isStorable } from '../base/assertStorable.ts';
import { entityOf } from '../operations/catalog.ts';
import type { Tables } from '../store/ServiceStore.ts';
import type { RecordName } from './describeSubject.ts';

/**
 * Resolves to the names of the records whose uuids a call sends, by the name of the value. A record of another company
 * has no name here, and neither has one that does not exist.
 *
 * @param input parameters and body; the first one with a name has its value
 */
export async function findRecordNames(
  store: Pick<Tables, 'repository' | 'operators'>,
  { records = {} }: AuditRule,
  input: readonly Readonly<Record<string, unknown>>[],
  companies: readonly string[],
): Promise<Readonly<Record<string, RecordName>>> {
  const names: Record<string, RecordName> = {};
  for (const [name, entity] of Object.entries(records)) {
    const uuid = input.map((source) => source[name]).find((value) => value !== undefined);
    if (typeof uuid !== 'string' || uuid === '' || !isStorable(uuid)) continue;
    const { displayProperty: property } = entityOf(entity).model;
    const findAccountRecord = accountRecords.get(entity);
    const record = findAccountRecord
      ? await findAccountRecord(store.operators, uuid, companies)
      : await store.repository.find(entity, 'uuid', uuid, companies);
    if (record) names[name] = { property, value: Reflect.get(record, property) };
  }
  return names;
}
