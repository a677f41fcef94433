import type { Row } from '../../../../contract/api/envelope.ts';
import { logError } from '../../../platform/base/log.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { DeliveryFailure, toDeliveryFailure } from '../../transport/DeliveryFailure.ts';
import { endRun } from '../finish/endRun.ts';
import { receiverStateOf } from '../queue/circuitBreaker.ts';
import { loadQueueRoute } from '../run/loadQueueRoute.ts';
import { type RunInput, sourceDocumentOf } from '../run/RunInput.ts';
import { createRunResult, type RunResult, runDocument } from '../run/runDocument.ts';
import type { SendOrder } from '../run/SendOrder.ts';
import type { OnEnded } from './InterfaceLanes.ts';

const failedResult = (service: ServiceContext, input: RunInput, failure: DeliveryFailure): RunResult =>
  createRunResult(service, input, { failure, steps: [], timings: [] }, 0);

/** An unexpected error also fails the document. Without a result, it would be sent again every minute. */
async function runSafely(service: ServiceContext, input: RunInput): Promise<RunResult> {
  try {
    return await runDocument(service, input);
  } catch (error) {
    logError('Exchange', error, { interfaceUuid: input.interface.uuid });
    return failedResult(service, input, toDeliveryFailure(error));
  }
}

/**
 * Runs a claimed document of the queue, and renews its claim meanwhile. Calls `onEnded` after the run, and resolves when
 * its result is stored. Rejects if the database is unavailable.
 *
 * @param order the order in which this process sends documents
 */
export const runClaimed = (
  service: ServiceContext,
  order: SendOrder,
  row: Row,
  onEnded: OnEnded,
): Promise<void> =>
  service.exchange.claims.keep(row, async () => {
    const interfaceUuid = String(row.interfaceUuid);
    const ticket = order.takeTicket(interfaceUuid);
    try {
      const found = await loadQueueRoute({ service }, interfaceUuid);
      if (!found) throw new Error(`The interface ${interfaceUuid} of a pending document does not exist.`);
      const { route, refusal } = found;
      const input: RunInput = { ...route, document: sourceDocumentOf(row), ticket };
      const result = refusal
        ? failedResult(service, input, new DeliveryFailure('CONFIGURATION_INVALID', { refusal }))
        : await runSafely(service, input);
      ticket.release();
      onEnded(receiverStateOf(result.outcome));
      await endRun(service, { row, input }, result, 'INFO');
    } finally {
      ticket.release();
    }
  });
