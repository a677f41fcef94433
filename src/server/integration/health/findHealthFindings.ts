import type { Health } from '../../../generated/types.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import type { InterfaceState, SilentInterface } from './InterfaceHealth.ts';
import type { ThroughputScope } from './Throughput.ts';
import { TtlCache } from './TtlCache.ts';

export type HealthFinding = Health['findings'][number];
type FindingKind = HealthFinding['kind'];

/** The gravest first; of each kind the order of the interfaces stays. */
const kindsBySeverity: readonly FindingKind[] = [
  'STALLED',
  'OFFLINE',
  'SUSPENDED',
  'BLOCKED',
  'FAILING',
  'SILENT',
];

/** More would not be read: the interfaces below tell the rest. */
const maxFindings = 20;

/** What keeps the documents of an interface; nothing when none waits, or they are only about to be delivered. */
function blockingKindOf({
  status,
  pendingCount,
  blockedCount,
  failureReason,
}: InterfaceState): FindingKind | undefined {
  if (pendingCount === 0) return undefined;
  if (status === 'OFFLINE' || status === 'SUSPENDED') return status;
  if (blockedCount > 0) return 'BLOCKED';
  return failureReason ? 'FAILING' : undefined;
}

function findHeldUp(row: InterfaceState, { translate }: LocalePhrases): HealthFinding[] {
  const kind = blockingKindOf(row);
  if (!kind) return [];
  const { uuid, interfaceName, interfaceType, oldestPending: since, failureReason: reason } = row;
  const count = kind === 'BLOCKED' ? row.blockedCount : row.pendingCount;
  const message = translate(`health.${kind}`, { count, reason }).trim();
  return [{ kind, message, ...(since && { since }), uuid, interfaceName, interfaceType }];
}

/** Milliseconds that a due document may wait for somebody to take it. */
const maxIdleTime = 2 * 60_000;

/** Who is silent has been so for hours. */
const silenceCache = new TtlCache<readonly SilentInterface[]>(60_000);

/** Since when documents have been due while nobody takes any; undefined as long as somebody does. */
async function findStallStart(
  { store }: ServiceContext,
  scope: ThroughputScope,
): Promise<string | undefined> {
  const overdue = new Date(scope.now.getTime() - maxIdleTime);
  const goesOn = await store.throughput.hasDeliveryEnded(scope.companyUuid, overdue);
  return goesOn ? undefined : store.interfaceHealth.findOverdueSince(scope, overdue);
}

/** What an operator should look at, in sentences of the asked language (README.md). `rows` are the worst interfaces. */
export async function findHealthFindings(
  service: ServiceContext,
  scope: ThroughputScope,
  rows: readonly InterfaceState[],
  say: LocalePhrases,
): Promise<readonly HealthFinding[]> {
  const [since, silent] = await Promise.all([
    findStallStart(service, scope),
    silenceCache.get(service, JSON.stringify([scope.companyUuid, scope.uuids]), () =>
      service.store.interfaceHealth.findSilent(scope, maxFindings),
    ),
  ]);
  const found: readonly HealthFinding[] = [
    ...(since ? [{ kind: 'STALLED' as const, message: say.translate('health.STALLED'), since }] : []),
    ...rows.flatMap((row) => findHeldUp(row, say)),
    ...silent.map(({ days, lastAt, ...row }) => ({
      kind: 'SILENT' as const,
      message: say.translate('health.SILENT', { days }),
      ...(lastAt && { since: lastAt.toISOString() }),
      ...row,
    })),
  ];
  return [...found]
    .sort((a, b) => kindsBySeverity.indexOf(a.kind) - kindsBySeverity.indexOf(b.kind))
    .slice(0, maxFindings);
}
