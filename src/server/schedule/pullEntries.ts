import { randomUUID } from 'node:crypto';
import { entityOf, flowOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { redactor } from '../exchange/redactor.ts';
import type { Document } from '../store/Document.ts';
import type { Asker } from '../transport/notSpoken.ts';
import type { Pulled, Reason } from './settlePull.ts';
import type { Tally } from './Tally.ts';

const interfaceLog = entityOf('interfaceLog').model;
const apiCallLog = entityOf('apiCallLog').model;

/** Refusals that an entry names. */
const most = 20;

/** What a run brought, in words; the first reasons of what was refused, each on a line. */
function detailsOf({ say }: Asker, { accepted, repeated, refused }: Tally): string {
  const counts = say.translate('pull.done', { accepted, repeated, refused: refused.length });
  return [counts, ...refused.slice(0, most)].join('\n');
}

/** The call that a run has made, if its source is asked over HTTP. */
function callOf({ row, ends }: Pulled): { readonly method: string; readonly url: string } | undefined {
  if (flowOf(row) === 'out') return ends.warehouse && { method: 'GET', url: ends.warehouse.url };
  return row.type === 'HTTP' ? { method: String(row.method ?? 'POST'), url: ends.partner.url } : undefined;
}

/** What the logs keep of a run; nothing of one that brought nothing. */
export function pullEntries(asker: Asker, pulled: Pulled, reason: Reason | undefined): Document[] {
  const { row, tally, ends, elapsedMs } = pulled;
  const { accepted, repeated, refused } = tally;
  if (!reason && accepted + repeated + refused.length === 0) return [];
  const companyUuid = String(row.companyUuid);
  const common = () => ({
    uuid: randomUUID(),
    companyUuid,
    interfaceUuid: row.uuid,
    interfaceName: row.interfaceName,
    interfaceType: row.interfaceType,
    time: asker.service.now().toISOString(),
    elapsedMs,
  });
  const details = detailsOf(asker, tally);
  const entry = {
    ...common(),
    level: reason ? 'ERROR' : refused.length > 0 ? 'WARN' : 'INFO',
    type: 'SCHEDULE',
    details: reason ? `${reason.sentence}\n${details}` : details,
  };
  const call = callOf(pulled);
  const made = call && {
    ...common(),
    direction: 'OUT',
    method: call.method,
    url: redactor(ends.secrets)(call.url, 2000),
    success: !reason,
    ...(reason && { errorCode: reason.code }),
    message: reason?.sentence ?? details.slice(0, 2000),
  };
  const log = documentOf(interfaceLog, companyUuid, entry);
  return made ? [log, documentOf(apiCallLog, companyUuid, made)] : [log];
}
