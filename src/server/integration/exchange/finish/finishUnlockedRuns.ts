import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { LockedInterfacesError } from '../queue/LockedInterfacesError.ts';
import { type EndedRun, type FinishedRun, type FinishedRuns, finishRuns } from './finishRun.ts';

/**
 * Ends runs in one transaction, as `finishRuns`. The result of a run whose interface is locked is an error: the
 * transaction runs again without these runs, so that they hold up no other interface.
 */
export async function finishUnlockedRuns(
  service: ServiceContext,
  runs: readonly EndedRun[],
): Promise<Pick<FinishedRuns, 'ended'> & { readonly results: readonly (FinishedRun | undefined | Error)[] }> {
  if (runs.length === 0) return { results: [], ended: [] };
  try {
    return await service.store.transaction((tables) => finishRuns(service, tables, runs));
  } catch (error) {
    if (!(error instanceof LockedInterfacesError)) throw error;
    const isFree = ({ claimed: { row } }: EndedRun): boolean =>
      !error.interfaceUuids.includes(String(row.interfaceUuid));
    const { results, ended } = await finishUnlockedRuns(service, runs.filter(isFree));
    const inOrder = results.values();
    return { results: runs.map((run) => (isFree(run) ? inOrder.next().value : error)), ended };
  }
}
