import type { Service } from '../Service.ts';
import type { Waiting } from '../store/AlarmOutbox.ts';
import type { Tables } from '../store/Store.ts';
import { type Body, bodyOf } from './bodyOf.ts';
import { deliveryOf, whyOf } from './deliveryOf.ts';
import { type DueMessage, dueLines, dueMessage } from './dueMessage.ts';
import { backOff, closedFor, limit, mostAttempts } from './pace.ts';
import { paceKeyOf, type Robot, robotOf } from './Robot.ts';
import { send } from './send.ts';
import type { Verdict } from './verdictOf.ts';

/** Milliseconds after which another process may take over a message that one was sending: it must have ended. */
const lease = 60_000;

/** A message that is being sent. */
interface Claimed {
  readonly robot: Robot;
  readonly message: DueMessage;
  readonly attempt: number;
}

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** The message that waits to be tried again, or a new one of what is due; undefined when there is nothing to send now. */
async function nextMessage(
  { phrases }: Service,
  tables: Tables,
  waiting: Waiting,
  robot: Robot,
  now: Date,
): Promise<Omit<Claimed, 'robot'> | undefined> {
  const { alarmOutbox, robotPace } = tables;
  const open = await alarmOutbox.message<DueMessage>(robot.uuid);
  if (open && open.nextAt > now) return undefined;
  const due = open ? undefined : await dueLines(tables, robot, now);
  if (due) await alarmOutbox.removeLines(due.dropped.map(({ id }) => id));
  if (due?.told.length === 0) return undefined;

  const turn = await robotPace.takeTurn(paceKeyOf(robot), now, limit);
  // Lines wait on, and more of them become one message.
  if (turn && open) await alarmOutbox.saveMessage(waiting, { ...open, nextAt: turn });
  if (turn) return undefined;
  const attempt = (open?.attempts ?? 0) + 1;
  const message = due ? await dueMessage(tables, phrases(robot.language), robot, due) : open?.data;
  return message && { message, attempt };
}

/** Takes a robot's next message, so that no other process sends it. A robot that is gone or not enabled has nothing to say. */
const claim = (service: Service, waiting: Waiting, now: Date): Promise<Claimed | undefined> =>
  service.store.transaction(async (tables) => {
    const { companyUuid, robotUuid } = waiting;
    // Whoever else is at this robot waits here.
    const row = await tables.documents.find('robot', 'uuid', robotUuid, [companyUuid], 'update');
    if (!row || row.enabled === false) {
      await tables.alarmOutbox.clear(robotUuid);
      return undefined;
    }
    const robot = robotOf(service.vault, row);
    const next = await nextMessage(service, tables, waiting, robot, now);
    if (!next) return undefined;
    const { message: data, attempt: attempts } = next;
    await tables.alarmOutbox.saveMessage(waiting, { data, attempts, nextAt: later(now, lease) });
    return { ...next, robot };
  });

/** When a message is tried again after this attempt; undefined when it is not. */
function nextAttempt({ end }: Verdict, attempt: number, now: Date): Date | undefined {
  if (end === 'throttled') return later(now, closedFor);
  return end === 'again' && attempt < mostAttempts ? later(now, backOff(attempt)) : undefined;
}

/** Writes down how an attempt ended, and what follows from it. */
async function settle(service: Service, { robot, message, attempt }: Claimed, body: Body, verdict: Verdict) {
  const now = service.now();
  const nextAt = nextAttempt(verdict, attempt, now);
  const status = nextAt ? 'RETRY' : verdict.end === 'sent' ? 'SENT' : 'FAILED';
  const why = whyOf(service.phrases(robot.language), verdict, robot);
  await service.store.transaction(async ({ documents, alarmOutbox, robotPace }) => {
    await documents.insert(deliveryOf(robot, { message, body, status, attempt, why, at: now }));
    if (verdict.end === 'throttled') await robotPace.close(paceKeyOf(robot), later(now, closedFor));
    const waiting = { companyUuid: robot.companyUuid, robotUuid: robot.uuid };
    if (nextAt) await alarmOutbox.saveMessage(waiting, { data: message, attempts: attempt, nextAt });
    else await alarmOutbox.removeMessage(robot.uuid);
  });
}

async function deliver(service: Service, waiting: Waiting): Promise<void> {
  const claimed = await claim(service, waiting, service.now());
  if (!claimed) return;
  const body = bodyOf(claimed.robot, claimed.message);
  const { verdict } = await send(service.network, claimed.robot, body, service.now());
  await settle(service, claimed, body, verdict);
}

/**
 * Sends what robots have to tell by now: one message each, all robots at once, so that none waits for another. Rejects with the
 * first mistake of this program when all have ended; what goes wrong over there stands in the delivery history.
 */
export async function deliverDue(service: Service): Promise<void> {
  const robots = await service.store.alarmOutbox.waiting(service.now());
  const ends = await Promise.allSettled(robots.map((waiting) => deliver(service, waiting)));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
