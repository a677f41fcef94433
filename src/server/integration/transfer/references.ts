import type { Row } from '../../../contract/api/envelope.ts';
import type { ImportPlan } from '../../../contract/model/importPlan.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { type FoundReferences, findDanglingReferences } from '../../platform/records/checks/assertValid.ts';
import type { RecordInput } from '../../platform/records/rows/sanitizeInput.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import { exportedEntity } from './exportedEntities.ts';

/**
 * A record that an item refers to by uuid. The uuid is unknown elsewhere, so the name identifies the record.
 */
export type TransferReference = ImportPlan['unresolved'][number];

/** `erpUuid` refers to an `erp`. Codes and names are the same everywhere and need no such entry. */
const kindOf = (property: string): string => property.replace(/Uuid$/, '');
const isByUuid = ({ value }: { readonly value: string }): boolean => value === 'uuid';

const valuesOf = (records: readonly RecordInput[], property: string): unknown[] => [
  ...new Set(records.map((record) => record[property]).filter((value) => value !== undefined)),
];

/** Returns all records that the items refer to by uuid, for the export file. */
export async function loadReferences(
  repository: RecordRepository,
  companyUuid: string,
  records: readonly RecordInput[],
): Promise<TransferReference[]> {
  const all: TransferReference[] = [];
  for (const { property, entity } of exportedEntity.model.references.filter(isByUuid)) {
    const rows = await repository.findAll(entity, 'uuid', valuesOf(records, property), companyUuid);
    const { displayProperty } = entityOf(entity).model;
    all.push(
      ...rows.map((row) => ({ kind: kindOf(property), uuid: row.uuid, name: String(row[displayProperty]) })),
    );
  }
  return all;
}

/** By property: uuid in the record → uuid here. A missing entry means that the record does not exist here. */
type ReferenceResolution = ReadonlyMap<string, ReadonlyMap<unknown, unknown>>;

/**
 * Finds the referenced records in this company: by uuid first, then by name. They are locked against removal
 * until the transaction ends.
 */
export async function resolveReferences(
  repository: RecordRepository,
  companyUuid: string,
  records: readonly RecordInput[],
  references: readonly TransferReference[],
): Promise<ReferenceResolution> {
  const resolution = new Map<string, Map<unknown, unknown>>();
  for (const { property, entity } of exportedEntity.model.references.filter(isByUuid)) {
    const find = (by: string, wanted: readonly unknown[]): Promise<Row[]> =>
      repository.findAll(entity, by, wanted, companyUuid, 'share');
    const wanted = valuesOf(records, property);
    const here = new Map<unknown, unknown>((await find('uuid', wanted)).map(({ uuid }) => [uuid, uuid]));
    resolution.set(property, here);

    const { displayProperty } = entityOf(entity).model;
    const elsewhere = references.filter(
      ({ kind, uuid }) => kind === kindOf(property) && wanted.includes(uuid) && !here.has(uuid),
    );
    const named = await find(
      displayProperty,
      elsewhere.map(({ name }) => name),
    );
    const byName = new Map(named.map((row) => [row[displayProperty], row.uuid]));
    for (const { uuid, name } of elsewhere) if (byName.has(name)) here.set(uuid, byName.get(name));
  }
  return resolution;
}

/** Returns a record with its references replaced by those here; unresolved ones stay unchanged. */
export const applyResolution = (record: RecordInput, resolution: ReferenceResolution): RecordInput =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, resolution.get(name)?.get(value) ?? value]),
  );

/** Returns unresolved references, which the caller must map. */
export function findUnresolved(
  records: readonly RecordInput[],
  resolution: ReferenceResolution,
  references: readonly TransferReference[],
): TransferReference[] {
  return exportedEntity.model.references.filter(isByUuid).flatMap(({ property }) =>
    valuesOf(records, property)
      .filter((uuid) => !resolution.get(property)?.has(uuid))
      .map((uuid) => {
        const kind = kindOf(property);
        const known = references.find((one) => one.kind === kind && one.uuid === uuid);
        return known ?? { kind, uuid: String(uuid), name: '' };
      }),
  );
}

const codeProperties = new Set(
  exportedEntity.model.references.filter((one) => !isByUuid(one)).map(({ property }) => property),
);

/** Returns properties whose code does not exist here. */
export const findUnknownCodes = (record: RecordInput, present: FoundReferences): string[] =>
  findDanglingReferences(exportedEntity, record, present).filter((property) => codeProperties.has(property));
