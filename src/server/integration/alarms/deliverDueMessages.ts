import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { createDeliveryEntry, failureTextOf } from './createDeliveryEntry.ts';
import {
  createDueMessage,
  type DueMessage,
  loadDueLines,
  markAnnounced,
} from './message/createDueMessage.ts';
import type { SendVerdict } from './robot/classifyResponse.ts';
import {
  backOffAfter,
  decryptRobot,
  maxAttempts,
  type Robot,
  rateLimit,
  rateLimitKeyOf,
  throttleTime,
} from './robot/Robot.ts';
import { createDingTalkBody, type DingTalkBody, sendToRobot } from './robot/sendToRobot.ts';
import type { WaitingRobot } from './store/AlarmOutbox.ts';

/** Milliseconds after which another process may take over a message: the sending process must have ended. */
const leaseTime = 60_000;

/** A message that this process is sending. */
interface ClaimedMessage {
  readonly robot: Robot;
  readonly message: DueMessage;
  readonly attempt: number;
  /** The end of the claim, which identifies it. */
  readonly until: Date;
}

const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Returns the message to retry, or a new one from due lines; undefined if there is nothing to send now. */
async function nextMessage(
  { phrasesOf }: ServiceContext,
  tables: Tables,
  waiting: WaitingRobot,
  robot: Robot,
  now: Date,
): Promise<Pick<ClaimedMessage, 'message' | 'attempt'> | undefined> {
  const { alarmOutbox, robotRateLimiter } = tables;
  const open = await alarmOutbox.findMessage(robot.uuid);
  if (open && open.nextAt > now) return undefined;
  const due = open ? undefined : await loadDueLines(tables, robot, now);
  if (due?.toSend.length === 0) {
    await alarmOutbox.removeLines(due.dropped.map(({ id }) => id));
    return undefined;
  }
  const turn = await robotRateLimiter.acquire(rateLimitKeyOf(robot), now, rateLimit);
  // Lines keep waiting and go into a later message together. Dropped ones wait too: they count towards the threshold.
  if (turn && open) await alarmOutbox.saveMessage(waiting, { ...open, nextAt: turn });
  if (turn) return undefined;
  const attempt = (open?.attempts ?? 0) + 1;
  const message = due ? await createDueMessage(tables, phrasesOf(robot.language), robot, due) : open?.data;
  return message && { message, attempt };
}

/**
 * Claims the next message of a robot, so that no other process sends it. A removed or disabled robot sends
 * nothing.
 */
const claimMessage = (
  service: ServiceContext,
  waiting: WaitingRobot,
  now: Date,
): Promise<ClaimedMessage | undefined> =>
  service.store.transaction(async (tables) => {
    const { companyUuid, robotUuid } = waiting;
    // Other transactions for this robot wait here.
    const row = await tables.repository.find('robot', 'uuid', robotUuid, [companyUuid], 'update');
    if (!row || row.enabled === false) {
      await tables.alarmOutbox.clear(robotUuid);
      return undefined;
    }
    const robot = decryptRobot(service.vault, row);
    const next = await nextMessage(service, tables, waiting, robot, now);
    if (!next) return undefined;
    const { message: data, attempt: attempts } = next;
    const until = addMilliseconds(now, leaseTime);
    await tables.alarmOutbox.saveMessage(waiting, { data, attempts, nextAt: until });
    return { ...next, robot, until };
  });

/** Returns the instant of the next attempt; undefined without a retry. */
function nextAttempt({ end }: SendVerdict, attempt: number, now: Date): Date | undefined {
  if (end === 'throttled') return addMilliseconds(now, throttleTime);
  return end === 'again' && attempt < maxAttempts ? addMilliseconds(now, backOffAfter(attempt)) : undefined;
}

/** Records the result of an attempt and its consequences. */
async function recordAttempt(
  service: ServiceContext,
  { robot, message, attempt, until }: ClaimedMessage,
  body: DingTalkBody,
  verdict: SendVerdict,
) {
  const now = service.now();
  const nextAt = nextAttempt(verdict, attempt, now);
  // DingTalk did not look at the message, so the attempt does not count.
  const attempts = verdict.end === 'throttled' ? attempt - 1 : attempt;
  const status = nextAt ? 'RETRY' : verdict.end === 'sent' ? 'SENT' : 'FAILED';
  const why = failureTextOf(service, verdict, robot);
  await service.store.transaction(async (tables) => {
    const { repository, alarmOutbox, activeAlarms, robotRateLimiter } = tables;
    await repository.insert(
      createDeliveryEntry(robot, { message, body, status, attempt, reason: why, at: now }),
    );
    if (verdict.end === 'throttled')
      await robotRateLimiter.blockUntil(rateLimitKeyOf(robot), addMilliseconds(now, throttleTime));
    const isMine = await alarmOutbox.endClaim(robot.uuid, until, nextAt && { nextAt, attempts });
    if (isMine && status === 'SENT') await markAnnounced(tables, robot.uuid, message);
    if (isMine && status === 'FAILED') await activeAlarms.endUnannounced(robot.uuid, message.alarms ?? []);
  });
}

async function deliverToRobot(service: ServiceContext, waiting: WaitingRobot): Promise<void> {
  const claimed = await claimMessage(service, waiting, service.now());
  if (!claimed) return;
  const body = createDingTalkBody(claimed.robot, claimed.message);
  const { verdict } = await sendToRobot(service.network, claimed.robot, body, service.now());
  await recordAttempt(service, claimed, body, verdict);
}

/**
 * Sends the due messages: one for each robot, all robots in parallel, so that none waits for another.
 * Delivery errors go into the delivery history. Rejects with the first programming error after all have
 * ended.
 */
export async function deliverDueMessages(service: ServiceContext): Promise<void> {
  const robots = await service.store.alarmOutbox.findWaitingRobots(service.now());
  const ends = await Promise.allSettled(robots.map((waiting) => deliverToRobot(service, waiting)));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Every five seconds: little delay even for the shortest merge time. */
const everyFiveSeconds = '*/5 * * * * *';

/** Sends alarms from now on, as long as jobs run. */
export async function startAlarms(jobs: Jobs, service: ServiceContext): Promise<void> {
  await jobs.work('alarms', () => deliverDueMessages(service));
  await jobs.schedule('alarms', everyFiveSeconds);
}
