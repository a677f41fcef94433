import type { Row } from '../../../../contract/api/envelope.ts';
import { findObstacle } from '../../../../contract/model/lifecycle.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { toResponse } from '../../../platform/records/rows/storedRow.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { loadInterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import { createTarget } from '../../transport/createTransport.ts';
import { loadEndpoints } from '../../transport/endpoint/loadEndpoints.ts';
import type { DeliveryRoute } from './RunInput.ts';

/** Returns the mapping part of an interface's route, for any interface in any state. */
export async function loadMappingRoute(
  repository: RecordRepository,
  context: Pick<OperationCall, 'service'>,
  row: Row,
): Promise<DeliveryRoute> {
  const { secrets } = await loadEndpoints(repository, context, row);
  return { interface: row, settings: await loadInterfaceSettings(repository, row), secrets };
}

/** Returns the whole route. Throws NOT_IMPLEMENTED for an unsupported target. */
export async function loadDeliveryRoute(
  repository: RecordRepository,
  context: Pick<OperationCall, 'service'>,
  row: Row,
): Promise<Required<DeliveryRoute>> {
  const [endpoints, settings] = await Promise.all([
    loadEndpoints(repository, context, row),
    loadInterfaceSettings(repository, row),
  ]);
  return {
    interface: row,
    settings,
    secrets: endpoints.secrets,
    target: createTarget(context, row, endpoints),
  };
}

/**
 * Returns the route of a locked interface for an operator. Throws ILLEGAL_TRANSITION with its current row
 * unless it is in debug.
 */
export function loadDebugRoute(
  repository: RecordRepository,
  call: OperationCall,
  row: Row,
): Promise<Required<DeliveryRoute>> {
  // Only an interface in debug can leave debug.
  const { model } = entityOf('interface');
  const shown = toResponse(call, model, row);
  if (findObstacle(model.lifecycle, 'unDebug', shown))
    throw new ServiceError(
      'ILLEGAL_TRANSITION',
      { name: row.interfaceName },
      { data: shown, phrase: 'exchange.notDebugging' },
    );
  return loadDeliveryRoute(repository, call, row);
}
