import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { loadDeliveryRoute, loadMappingRoute } from './loadDeliveryRoute.ts';
import type { DeliveryRoute } from './RunInput.ts';

/** A route as far as it is known; `refusal` is the reason why nothing can be sent. */
interface QueueRoute {
  readonly route: DeliveryRoute;
  readonly refusal?: ServiceError;
}

async function readQueueRoute(
  context: Pick<OperationCall, 'service'>,
  interfaceUuid: string,
): Promise<QueueRoute | undefined> {
  const { repository, documentQueue } = context.service.store;
  const owner = await documentQueue.findInterface(interfaceUuid);
  if (!owner) return undefined;
  try {
    return { route: await loadDeliveryRoute(repository, context, owner) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { route: await loadMappingRoute(repository, context, owner), refusal: error };
  }
}

/**
 * Returns the route of an interface for its queued documents, from the configuration cache; undefined if the
 * interface does not exist. Rejects if the database is unavailable.
 */
export const loadQueueRoute = (
  context: Pick<OperationCall, 'service'>,
  interfaceUuid: string,
): Promise<QueueRoute | undefined> =>
  context.service.store.configuration.load(`route ${interfaceUuid}`, () =>
    readQueueRoute(context, interfaceUuid),
  );
