import { runClaimed } from '../../../../src/server/integration/exchange/dispatch/runClaimed.ts';
import { SendOrder } from '../../../../src/server/integration/exchange/run/SendOrder.ts';
import type { ServiceContext } from '../../../../src/server/platform/operations/ServiceContext.ts';

/** Claims the first document of a number if it is due. Other due documents of the interface go back to the queue. */
async function claimOne(service: ServiceContext, interfaceUuid: string, entityNo: string) {
  const rows = await service.store.transaction(({ documentQueue }) =>
    documentQueue.claim([{ interfaceUuid, limit: 100_000 }], service.now()),
  );
  await service.store.documentQueue.release(rows.filter((row) => row.entityNo !== entityNo));
  return rows.find((row) => row.entityNo === entityNo);
}

/** Runs the due documents of a number, one after the other, until one fails. Resolves to the number of runs. */
export async function runDue(
  service: ServiceContext,
  interfaceUuid: string,
  entityNo: string,
): Promise<number> {
  for (let runs = 0; ; runs += 1) {
    const row = await claimOne(service, interfaceUuid, entityNo);
    if (!row) return runs;
    await runClaimed(service, new SendOrder(), row, () => undefined);
    const { repository } = service.store;
    const [after] = await repository.findAll('pendingData', 'uuid', [row.uuid], String(row.companyUuid));
    if (after?.status !== 'SUCCESS') return runs + 1;
  }
}
