import { groupBy } from '../../platform/base/groupBy.ts';
import { invalidRequest } from '../../platform/base/ServiceError.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { OperationCall } from '../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../platform/records/rows/captions.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import type { CompanyTimeZones } from '../interfaces/loadTimeZones.ts';

/** The properties of an interface that a settlement needs. */
export interface SettlementInterface {
  readonly uuid: string;
  readonly interfaceName: string;
  readonly interfaceType: string;
  /** Undefined for an interface of a carrier. */
  readonly dcCode: string | undefined;
  readonly pendingCount: number;
}

/** Maximum pending documents of the interfaces in a group: so many fit into memory. */
const maxPlanned = 100_000;

/** Yields groups of interfaces with few pending documents together; an interface with many is a group of its own. */
export function* groupByPending(
  interfaces: readonly SettlementInterface[],
): Generator<readonly SettlementInterface[]> {
  let [start, pending] = [0, 0];
  for (const [index, { pendingCount }] of interfaces.entries()) {
    pending += pendingCount;
    if (pending <= maxPlanned || index === start) continue;
    yield interfaces.slice(start, index);
    [start, pending] = [index, pendingCount];
  }
  if (start < interfaces.length) yield interfaces.slice(start);
}

/** Names of families begin with ERP or WCS. */
const isOfType = (family: unknown, configType: unknown): boolean =>
  String(family).startsWith(`${configType}_`);

/** Returns the interfaces of a configuration, by time zone. */
export async function findSettlementInterfaces(
  repository: RecordRepository,
  companyUuid: string,
  config: Readonly<Record<string, unknown>>,
  { own, byDc }: CompanyTimeZones,
): Promise<ReadonlyMap<string, readonly SettlementInterface[]>> {
  const { configType, interfaceRange, interfaceUuids } = config;
  const selected =
    interfaceRange === 'SELECTED' && Array.isArray(interfaceUuids) ? interfaceUuids : undefined;
  const rows = await repository.selectProperties(
    { entity: 'interface', companyUuid, oneOf: selected && { uuid: selected } },
    ['interfaceName', 'interfaceType', 'dcCode', 'pendingCount'],
  );
  const settled = rows
    .filter(({ interfaceType }) => isOfType(interfaceType, configType))
    .map(({ uuid, interfaceName, interfaceType, dcCode, pendingCount }) => ({
      uuid,
      interfaceName: String(interfaceName),
      interfaceType: String(interfaceType),
      dcCode: typeof dcCode === 'string' ? dcCode : undefined,
      pendingCount: Number(pendingCount ?? 0),
    }));
  return groupBy(settled, ({ dcCode }) => byDc.get(String(dcCode)) ?? own);
}

const { model } = entityOf('dailySettlementConfig');

/**
 * Throws INVALID_REQUEST if a configuration selects interfaces of the other type, which it would never
 * settle.
 */
export async function assertSameInterfaceType(
  repository: RecordRepository,
  call: OperationCall,
  { configType, interfaceUuids }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!Array.isArray(interfaceUuids)) return;
  const selected = await repository.selectProperties(
    { entity: 'interface', companyUuid: call.companyUuid, oneOf: { uuid: interfaceUuids } },
    ['interfaceName', 'interfaceType'],
  );
  const others = selected.filter(({ interfaceType }) => !isOfType(interfaceType, configType));
  if (others.length === 0) return;
  const names = others.map(({ interfaceName }) => interfaceName);
  const type = captionOf(call, model.name, 'configType');
  const message = call.phrases.translate('settlement.otherType', { names, type });
  throw invalidRequest([{ field: 'interfaceUuids', message }]);
}
