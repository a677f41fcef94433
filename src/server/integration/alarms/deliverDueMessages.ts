import type { Jobs } from '../../platform/jobs/Jobs.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import type { SendVerdict } from './classifyResponse.ts';
import { createDeliveryEntry, failureSentence } from './createDeliveryEntry.ts';
import { createDueMessage, type DueMessage, loadDueLines } from './createDueMessage.ts';
import {
  backOffAfter,
  decryptRobot,
  maxAttempts,
  type Robot,
  rateLimit,
  rateLimitKeyOf,
  throttleTime,
} from './Robot.ts';
import { createDingTalkBody, type DingTalkBody, sendToRobot } from './sendToRobot.ts';
import type { WaitingRobot } from './store/AlarmOutbox.ts';

/** Milliseconds after which another process may take over a message that one was sending: it must have ended. */
const leaseTime = 60_000;

/** A message that is being sent. */
interface ClaimedMessage {
  readonly robot: Robot;
  readonly message: DueMessage;
  readonly attempt: number;
}

const addMilliseconds = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** The message that waits to be tried again, or a new one of what is due; undefined when there is nothing to send now. */
async function nextMessage(
  { phrasesOf }: ServiceContext,
  tables: Tables,
  waiting: WaitingRobot,
  robot: Robot,
  now: Date,
): Promise<Omit<ClaimedMessage, 'robot'> | undefined> {
  const { alarmOutbox, robotRateLimiter } = tables;
  const open = await alarmOutbox.findMessage<DueMessage>(robot.uuid);
  if (open && open.nextAt > now) return undefined;
  const due = open ? undefined : await loadDueLines(tables, robot, now);
  if (due) await alarmOutbox.removeLines(due.dropped.map(({ id }) => id));
  if (due?.toSend.length === 0) return undefined;

  const turn = await robotRateLimiter.acquire(rateLimitKeyOf(robot), now, rateLimit);
  // Lines wait on, and more of them become one message.
  if (turn && open) await alarmOutbox.saveMessage(waiting, { ...open, nextAt: turn });
  if (turn) return undefined;
  const attempt = (open?.attempts ?? 0) + 1;
  const message = due ? await createDueMessage(tables, phrasesOf(robot.language), robot, due) : open?.data;
  return message && { message, attempt };
}

/** Takes a robot's next message, so that no other process sends it. A robot that is gone or not enabled has nothing to say. */
const claimMessage = (
  service: ServiceContext,
  waiting: WaitingRobot,
  now: Date,
): Promise<ClaimedMessage | undefined> =>
  service.store.transaction(async (tables) => {
    const { companyUuid, robotUuid } = waiting;
    // Whoever else is at this robot waits here.
    const row = await tables.repository.find('robot', 'uuid', robotUuid, [companyUuid], 'update');
    if (!row || row.enabled === false) {
      await tables.alarmOutbox.clear(robotUuid);
      return undefined;
    }
    const robot = decryptRobot(service.vault, row);
    const next = await nextMessage(service, tables, waiting, robot, now);
    if (!next) return undefined;
    const { message: data, attempt: attempts } = next;
    await tables.alarmOutbox.saveMessage(waiting, {
      data,
      attempts,
      nextAt: addMilliseconds(now, leaseTime),
    });
    return { ...next, robot };
  });

/** When a message is tried again after this attempt; undefined when it is not. */
function nextAttempt({ end }: SendVerdict, attempt: number, now: Date): Date | undefined {
  if (end === 'throttled') return addMilliseconds(now, throttleTime);
  return end === 'again' && attempt < maxAttempts ? addMilliseconds(now, backOffAfter(attempt)) : undefined;
}

/** Writes down how an attempt ended, and what follows from it. */
async function recordAttempt(
  service: ServiceContext,
  { robot, message, attempt }: ClaimedMessage,
  body: DingTalkBody,
  verdict: SendVerdict,
) {
  const now = service.now();
  const nextAt = nextAttempt(verdict, attempt, now);
  const status = nextAt ? 'RETRY' : verdict.end === 'sent' ? 'SENT' : 'FAILED';
  const why = failureSentence(service.phrasesOf(robot.language), verdict, robot);
  await service.store.transaction(async ({ repository, alarmOutbox, robotRateLimiter }) => {
    await repository.insert(
      createDeliveryEntry(robot, { message, body, status, attempt, reason: why, at: now }),
    );
    if (verdict.end === 'throttled')
      await robotRateLimiter.blockUntil(rateLimitKeyOf(robot), addMilliseconds(now, throttleTime));
    const waiting = { companyUuid: robot.companyUuid, robotUuid: robot.uuid };
    if (nextAt) await alarmOutbox.saveMessage(waiting, { data: message, attempts: attempt, nextAt });
    else await alarmOutbox.removeMessage(robot.uuid);
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
 * Sends what robots have to tell by now: one message each, all robots at once, so that none waits for another. Rejects with the
 * first mistake of this program when all have ended; what goes wrong over there stands in the delivery history.
 */
export async function deliverDueMessages(service: ServiceContext): Promise<void> {
  const robots = await service.store.alarmOutbox.findWaitingRobots(service.now());
  const ends = await Promise.allSettled(robots.map((waiting) => deliverToRobot(service, waiting)));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Every five seconds: the shortest time after which a merged alarm is late by little. */
const everyFiveSeconds = '*/5 * * * * *';

/** Sends alarms from now on, as long as jobs run. */
export async function startAlarms(jobs: Jobs, service: ServiceContext): Promise<void> {
  await jobs.work('alarms', () => deliverDueMessages(service));
  await jobs.schedule('alarms', everyFiveSeconds);
}
