import type { Health } from '../../generated/types.ts';
import type { Say } from '../phrases.ts';
import type { InterfaceState, Sums } from '../store/InterfaceHealth.ts';
import type { Store } from '../store/Store.ts';
import type { Scope } from '../store/Throughput.ts';

export type Finding = Health['findings'][number];
type Kind = Finding['kind'];

/** The gravest first; of each kind the order of the interfaces stays. */
const gravity: readonly Kind[] = ['STALLED', 'OFFLINE', 'SUSPENDED', 'BLOCKED', 'FAILING', 'SILENT'];

/** More would not be read: the interfaces below tell the rest. */
const most = 20;

/** What keeps the documents of an interface; nothing when none waits, or they are only about to be delivered. */
function causeOf({ status, pendingCount, blockedCount, failureReason }: InterfaceState): Kind | undefined {
  if (pendingCount === 0) return undefined;
  if (status === 'OFFLINE' || status === 'SUSPENDED') return status;
  if (blockedCount > 0) return 'BLOCKED';
  return failureReason ? 'FAILING' : undefined;
}

function heldUp(row: InterfaceState, { translate }: Say): Finding[] {
  const kind = causeOf(row);
  if (!kind) return [];
  const { uuid, interfaceName, interfaceType, oldestPending: since, failureReason: reason } = row;
  const count = kind === 'BLOCKED' ? row.blockedCount : row.pendingCount;
  const message = translate(`health.${kind}`, { count, reason }).trim();
  return [{ kind, message, ...(since && { since }), uuid, interfaceName, interfaceType }];
}

/** What an operator should look at, in sentences of the asked language (README.md). */
export async function findingsOf(
  { interfaceHealth, throughput }: Store,
  scope: Scope,
  { rows, sums, overdue }: { rows: readonly InterfaceState[]; sums: Sums; overdue: Date },
  say: Say,
): Promise<readonly Finding[]> {
  const { dueSince: since } = sums;
  const isStalled = since !== undefined && !(await throughput.hasEnded(scope.companyUuid, overdue));
  const silent = await interfaceHealth.silent(scope, most);
  const found: readonly Finding[] = [
    ...(isStalled ? [{ kind: 'STALLED' as const, message: say.translate('health.STALLED'), since }] : []),
    ...rows.flatMap((row) => heldUp(row, say)),
    ...silent.map(({ days, lastAt, ...row }) => ({
      kind: 'SILENT' as const,
      message: say.translate('health.SILENT', { days }),
      ...(lastAt && { since: lastAt.toISOString() }),
      ...row,
    })),
  ];
  return [...found].sort((a, b) => gravity.indexOf(a.kind) - gravity.indexOf(b.kind)).slice(0, most);
}
