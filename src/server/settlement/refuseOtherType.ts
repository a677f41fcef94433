import { entityOf } from '../catalog.ts';
import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { isOfType } from './interfacesOf.ts';

const { model } = entityOf('dailySettlementConfig');

/** Throws INVALID_REQUEST when a valid configuration selects interfaces of the other type: they would never be settled. */
export async function refuseOtherType(
  documents: Documents,
  call: Call,
  { configType, interfaceUuids }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!Array.isArray(interfaceUuids)) return;
  const selected = await documents.pick(
    { entity: 'interface', companyUuid: call.companyUuid, oneOf: { uuid: interfaceUuids } },
    ['interfaceName', 'interfaceType'],
  );
  const others = selected.filter(({ interfaceType }) => !isOfType(interfaceType, configType));
  if (others.length === 0) return;
  const names = others.map(({ interfaceName }) => interfaceName).join(', ');
  const type = captionOf(call, model.name, 'configType');
  const message = call.say.translate('settlement.otherType', { names, type });
  throw invalidRequest([{ field: 'interfaceUuids', message }]);
}
