import type { Health } from '../../generated/types.ts';
import type { Say } from '../phrases.ts';
import type { Service } from '../Service.ts';
import type { InterfaceState, Silence } from '../store/InterfaceHealth.ts';
import type { Scope } from '../store/Throughput.ts';
import { Recent } from './Recent.ts';

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

/** Milliseconds that a due document may wait for somebody to take it. */
const patience = 2 * 60_000;

/** Who is silent has been so for hours. */
const silences = new Recent<readonly Silence[]>(60_000);

/** Since when documents have been due while nobody takes any; undefined as long as somebody does. */
async function stalledSince({ store }: Service, scope: Scope): Promise<string | undefined> {
  const overdue = new Date(scope.now.getTime() - patience);
  const goesOn = await store.throughput.hasEnded(scope.companyUuid, overdue);
  return goesOn ? undefined : store.interfaceHealth.dueSince(scope, overdue);
}

/** What an operator should look at, in sentences of the asked language (README.md). `rows` are the worst interfaces. */
export async function findingsOf(
  service: Service,
  scope: Scope,
  rows: readonly InterfaceState[],
  say: Say,
): Promise<readonly Finding[]> {
  const [since, silent] = await Promise.all([
    stalledSince(service, scope),
    silences.get(service, JSON.stringify([scope.companyUuid, scope.uuids]), () =>
      service.store.interfaceHealth.silent(scope, most),
    ),
  ]);
  const found: readonly Finding[] = [
    ...(since ? [{ kind: 'STALLED' as const, message: say.translate('health.STALLED'), since }] : []),
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
