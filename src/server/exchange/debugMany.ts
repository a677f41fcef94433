import { entityOf } from '../catalog.ts';
import { type BatchResult, chosen, notFound, type Skipped } from '../crud/batch.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { debugPending } from './debugPending.ts';

/** Milliseconds within which runs are begun: consoles wait half a minute for an answer (config.json, `timeout`). */
const patience = 8_000;

const pendingData = entityOf('pendingData');

/** Why a document was not delivered, in the asked language; undefined when it was. */
async function obstacleTo(call: Call, uuid: string): Promise<string | undefined> {
  try {
    const { success, message } = await debugPending(call, uuid);
    return success ? undefined : message;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return error.sentence(call.say);
  }
}

/**
 * Debug runs of many documents, one after the other, each for itself. Those that were not delivered are named with the reason,
 * and so are those whose turn did not come in time. Throws COUNT_CHANGED, as every batch does, and runs nothing.
 */
export async function debugMany(call: Call): Promise<BatchResult> {
  const { rows, missing } = await call.service.store.transaction(({ documents }) =>
    chosen(documents, call, pendingData),
  );
  const end = performance.now() + patience;
  const skipped: Skipped[] = [];
  for (const { uuid, entityNo } of rows) {
    const isLate = performance.now() > end;
    const reason = isLate ? call.say.translate('exchange.notRun') : await obstacleTo(call, uuid);
    if (reason !== undefined) skipped.push({ uuid, name: String(entityNo), reason });
  }
  return {
    done: rows.length - skipped.length,
    skipped: [...skipped, ...notFound(call, pendingData, missing)],
  };
}
