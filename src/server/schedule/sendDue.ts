import type { Row } from '../../contract/envelope.ts';
import type { Service } from '../Service.ts';
import { zonesOf } from '../settlement/interfacesOf.ts';
import { dueInstant } from './dueInstant.ts';
import { type PullJob, sendPull } from './PullJob.ts';

/** What of an interface tells when it is due. */
const properties = [
  'dcCode',
  'executionStrategy',
  'executionTime',
  'intervalMinutes',
  'cronExpression',
  'onlineAt',
  'modifiedAt',
  'lastScheduleTime',
];

async function dueOf({ store, now }: Service, companyUuid: string): Promise<PullJob[]> {
  const { documents } = store;
  const rows = await documents.pick(
    {
      entity: 'interface',
      companyUuid,
      equals: { triggerStrategy: 'CRON' },
      oneOf: { status: ['ONLINE', 'SUSPENDED'] },
    },
    properties,
  );
  if (rows.length === 0) return [];
  const { own, byDc } = await zonesOf(documents, companyUuid);
  const at = now();
  return rows.flatMap((row: Row) => {
    const due = dueInstant(row, byDc.get(String(row.dcCode)) ?? own, at);
    return due ? [{ interfaceUuid: row.uuid, at: due.toISOString() }] : [];
  });
}

/** Sends a job for each interface whose schedule is due; resolves to them. */
export async function sendDue(service: Service): Promise<PullJob[]> {
  const sent: PullJob[] = [];
  for (const companyUuid of await service.store.documents.companies('interface')) {
    for (const job of await dueOf(service, companyUuid)) {
      await sendPull(service, job);
      sent.push(job);
    }
  }
  return sent;
}
