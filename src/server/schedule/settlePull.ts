import type { Row } from '../../contract/envelope.ts';
import { raise } from '../alarms/raise.ts';
import { failureOf } from '../exchange/Failure.ts';
import { redactor } from '../exchange/redactor.ts';
import { outcomeSentence } from '../exchange/wording.ts';
import { ServiceError } from '../ServiceError.ts';
import type { Tables } from '../store/Store.ts';
import type { Ends } from '../transport/endsOf.ts';
import type { Asker } from '../transport/notSpoken.ts';
import { pullEntries } from './pullEntries.ts';
import type { Tally } from './Tally.ts';

/** A run that is over. */
export interface Pulled {
  /** The interface as it was when the run began. */
  readonly row: Row;
  readonly ends: Ends;
  readonly tally: Tally;
  /** What kept it from fetching everything. */
  readonly failure?: unknown;
  readonly elapsedMs: number;
}

/** Why a run failed, for the logs: a code, and a sentence without secrets. */
export interface Reason {
  readonly code: string;
  readonly sentence: string;
}

function reasonOf(asker: Asker, { failure, ends }: Pulled): Reason | undefined {
  if (failure === undefined) return undefined;
  const isRefusal = failure instanceof ServiceError;
  const cause = isRefusal
    ? failure.sentence(asker.say)
    : outcomeSentence(asker, { failure: failureOf(failure), steps: [], timings: [] });
  const sentence = redactor(ends.secrets)(asker.say.translate('pull.failed', { cause }), 2000);
  return { code: isRefusal ? failure.code : failureOf(failure).code, sentence };
}

const told = ({ companyUuid, uuid, interfaceName }: Row, at: Date) => ({
  companyUuid: String(companyUuid),
  interfaceUuid: uuid,
  interfaceName: String(interfaceName),
  at,
});

/** Whether documents of the interface are failing by themselves. */
async function hasFailing({ documents }: Tables, { companyUuid, uuid }: Row): Promise<boolean> {
  const counts = await documents.countBy('pendingData', String(companyUuid), 'status', {
    interfaceUuid: uuid,
  });
  return ['FAILED', 'BLOCKED'].some((status) => (counts.get(status) ?? 0) > 0);
}

/** The source is there again: what was said of it is over, unless there is other trouble. */
async function recover(tables: Tables, row: Row, at: Date): Promise<void> {
  if (row.failureReason === undefined || (await hasFailing(tables, row))) return;
  await tables.schedules.setFailure(row.uuid, undefined);
  await raise(tables, { ...told(row, at), event: 'RECOVERED' });
}

/** Writes down how a run went: logs, reason and alarms in one transaction. */
export async function settlePull(asker: Asker, pulled: Pulled): Promise<void> {
  const { service } = asker;
  const { row } = pulled;
  const reason = reasonOf(asker, pulled);
  const at = service.now();
  await service.store.transaction(async (tables) => {
    await tables.documents.insertAll(pullEntries(asker, pulled, reason));
    if (!reason) return recover(tables, row, at);
    await tables.schedules.setFailure(row.uuid, reason.sentence);
    await raise(tables, { ...told(row, at), event: 'FAILED', reason: reason.sentence });
  });
}
