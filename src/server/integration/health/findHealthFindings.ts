import type { Health } from '#generated/types.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { serviceTextIn } from '../../platform/base/serviceText.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { acceptingStates, deliveringStates } from '../interfaces/activeStates.ts';
import type { SilentInterface } from './HealthProblems.ts';
import type { InterfaceState } from './InterfaceHealth.ts';
import type { ThroughputScope } from './Throughput.ts';
import { TtlCache } from './TtlCache.ts';

type HealthFinding = Health['findings'][number];
type FindingKind = HealthFinding['kind'];

type HaltedState = Extract<NonNullable<InterfaceState['status']>, FindingKind>;

/** Returns whether an interface in this state delivers nothing. The state is then the kind of its finding. */
const isHalted = (status: InterfaceState['status']): status is HaltedState =>
  !deliveringStates.includes(String(status));

/** Kinds with the most severe first. Within a kind, the interfaces keep their order. */
const severities: readonly string[] = [
  'STALLED',
  'halted',
  'RECEIVER_DOWN',
  'PULL_FAILED',
  'ALARM_FAILED',
  'BLOCKED',
  'FAILING',
  'SILENT',
];

const severityOf = (kind: FindingKind): number =>
  severities.indexOf(severities.includes(kind) ? kind : 'halted');

/** Operators do not read longer lists; the interfaces below show the rest. */
const maxFindings = 20;

/** Returns why documents of an interface wait; undefined if none waits or delivery is about to start. */
function blockingKindOf({
  status,
  pendingCount,
  blockedCount,
  failureReason,
  pullFailureReason,
  receiverDownSince,
}: InterfaceState): FindingKind | undefined {
  if (pendingCount === 0) return undefined;
  if (isHalted(status)) return status;
  // Blocked documents alone wait for an operator.
  if (receiverDownSince && blockedCount < pendingCount) return 'RECEIVER_DOWN';
  if (blockedCount > 0) return 'BLOCKED';
  return failureReason && failureReason !== pullFailureReason ? 'FAILING' : undefined;
}

function findHeldUp(row: InterfaceState, phrases: LocalePhrases): HealthFinding[] {
  const kind = blockingKindOf(row);
  if (!kind) return [];
  const { uuid, interfaceName, interfaceType, failureReason = '' } = row;
  const since = kind === 'RECEIVER_DOWN' ? row.receiverDownSince : row.oldestPending;
  const count = kind === 'BLOCKED' ? row.blockedCount : row.pendingCount;
  const reason = serviceTextIn(failureReason, phrases);
  const message = phrases.translate(`health.${kind}`, { count, reason }).trim();
  return [{ kind, message, ...(since && { since }), uuid, interfaceName, interfaceType }];
}

/** The source of an interface fails, whether documents wait or not. */
function findFailedPull(row: InterfaceState, phrases: LocalePhrases): HealthFinding[] {
  const { uuid, interfaceName, interfaceType, status, pullFailedSince, pullFailureReason = '' } = row;
  if (!pullFailedSince || !acceptingStates.includes(String(status))) return [];
  const reason = serviceTextIn(pullFailureReason, phrases);
  const message = phrases.translate('health.PULL_FAILED', { reason });
  return [{ kind: 'PULL_FAILED', message, since: pullFailedSince, uuid, interfaceName, interfaceType }];
}

/** One finding for all robots of the company whose last message was not sent, with the reason of the first one. */
async function findFailingRobots(
  { store }: ServiceContext,
  { companyUuid, uuids }: ThroughputScope,
  phrases: LocalePhrases,
): Promise<HealthFinding[]> {
  const robots = uuids ? [] : await store.healthProblems.findFailingRobots(companyUuid);
  const [first] = robots;
  if (!first) return [];
  const names = robots.map(({ name }) => name);
  const reason = serviceTextIn(first.reason ?? '', phrases);
  const message = phrases.translate('health.ALARM_FAILED', { names, reason }).trim();
  return [{ kind: 'ALARM_FAILED', message, since: first.since }];
}

/** Milliseconds that a due document may wait for a process. */
const maxIdleTime = 2 * 60_000;

/** Silence lasts for hours, so the result may be a minute old. */
const silenceCache = new TtlCache<readonly SilentInterface[]>(60_000);

/**
 * Returns the instant since which due documents wait and no process claims any; undefined if processes are
 * active.
 */
async function findStallStart(
  { store }: ServiceContext,
  scope: ThroughputScope,
): Promise<string | undefined> {
  const overdue = new Date(scope.now.getTime() - maxIdleTime);
  const goesOn = await store.throughput.hasDeliveryEnded(scope.companyUuid, overdue);
  return goesOn ? undefined : store.healthProblems.findOverdueSince(scope, overdue);
}

/**
 * Returns the findings for operators in the requested locale (README.md). `rows` are the worst interfaces.
 */
export async function findHealthFindings(
  service: ServiceContext,
  scope: ThroughputScope,
  rows: readonly InterfaceState[],
  phrases: LocalePhrases,
): Promise<readonly HealthFinding[]> {
  const [since, robots, silent] = await Promise.all([
    findStallStart(service, scope),
    findFailingRobots(service, scope, phrases),
    silenceCache.get(service, JSON.stringify([scope.companyUuid, scope.uuids]), () =>
      service.store.healthProblems.findSilent(scope, maxFindings),
    ),
  ]);
  const found: readonly HealthFinding[] = [
    ...(since ? [{ kind: 'STALLED' as const, message: phrases.translate('health.STALLED'), since }] : []),
    ...robots,
    ...rows.flatMap((row) => [...findHeldUp(row, phrases), ...findFailedPull(row, phrases)]),
    ...silent.map(({ days, lastAt, ...row }) => ({
      kind: 'SILENT' as const,
      message: phrases.translate('health.SILENT', { days }),
      ...(lastAt && { since: lastAt.toISOString() }),
      ...row,
    })),
  ];
  return [...found].sort((a, b) => severityOf(a.kind) - severityOf(b.kind)).slice(0, maxFindings);
}
