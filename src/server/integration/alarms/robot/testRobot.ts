import type { ConnectionTest } from '#generated/types.ts';
import { serviceTextIn } from '../../../platform/base/serviceText.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { findOrThrow } from '../../../platform/records/handlers/findOrThrow.ts';
import { loadInterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import { createDeliveryEntry, failureTextOf } from '../createDeliveryEntry.ts';
import { formatZonedInstant } from '../message/createAlarmMessage.ts';
import { decryptRobot, type Robot, rateLimit, rateLimitKeyOf, throttleTime } from './Robot.ts';
import { createDingTalkBody, type SendAttempt, sendToRobot } from './sendToRobot.ts';

/** Returns undefined if the robot may be used now. */
async function createWaitResult(
  { service, phrases }: OperationCall,
  robot: Robot,
): Promise<ConnectionTest | undefined> {
  const now = service.now();
  const next = await service.store.robotRateLimiter.acquire(rateLimitKeyOf(robot), now, rateLimit);
  if (!next) return undefined;
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const message = phrases.translate('alarm.wait', { seconds });
  return { ok: false, steps: [{ name: phrases.translate('alarm.steps.pace'), ok: false, message }] };
}

/** Returns the test message in the language of the robot. */
async function createTestMessage({ service }: OperationCall, robot: Robot) {
  const { translate } = service.phrasesOf(robot.language);
  const { repository } = service.store;
  const { timeZone } = await loadInterfaceSettings(repository, { uuid: '', companyUuid: robot.companyUuid });
  const title = translate('alarm.test.title');
  const words = { robot: robot.name, at: formatZonedInstant(service.now(), timeZone) };
  return {
    title,
    text: `#### ${title}\n\n${translate('alarm.test.text', words)}`,
    event: 'TEST',
    count: 1,
    interfaceNames: '',
    ruleNames: '',
    quiet: false,
  } as const;
}

/**
 * Returns the steps of an attempt: address, sent, answered. A failed step is the last one and has the reason.
 */
function createTestSteps(
  { phrases: { translate } }: OperationCall,
  { addresses, status, verdict }: SendAttempt,
  why: string,
): ConnectionTest {
  const found = [
    ...(addresses ? [['address', { addresses }] as const] : []),
    ...(status === undefined ? [] : [['sent', { status }] as const]),
    ...(verdict.end === 'sent' ? [['answer', {}] as const] : []),
  ];
  const names = ['address', 'sent', 'answer'] as const;
  const steps = found.map(([name, words]) => ({
    name: translate(`alarm.steps.${name}`),
    ok: true,
    message: translate(`alarm.passed.${name}`, words),
  }));
  const failed = names[found.length];
  return failed
    ? { ok: false, steps: [...steps, { name: translate(`alarm.steps.${failed}`), ok: false, message: why }] }
    : { ok: true, steps };
}

/**
 * Operation `dingding.test`: sends a test message, also from a disabled robot. The delivery history and the
 * rate limit include it.
 */
export const testRobot: Handler = async (call): Promise<ConnectionTest> => {
  const { store, vault, network, now } = call.service;
  const robot = decryptRobot(
    vault,
    await findOrThrow(call, entityOf('robot'), call.query.uuid, store.repository),
  );
  const wait = await createWaitResult(call, robot);
  if (wait) return wait;
  const message = await createTestMessage(call, robot);
  const body = createDingTalkBody(robot, message);
  const attempt = await sendToRobot(network, robot, body, now());
  const { verdict } = attempt;
  const why = failureTextOf(call.service, verdict, robot);
  const status = verdict.end === 'sent' ? 'SENT' : 'FAILED';
  if (verdict.end === 'throttled') {
    await store.robotRateLimiter.blockUntil(rateLimitKeyOf(robot), new Date(now().getTime() + throttleTime));
  }
  await store.repository.insert(
    createDeliveryEntry(robot, { message, body, status, attempt: 1, reason: why, at: now() }),
  );
  return createTestSteps(call, attempt, serviceTextIn(why, call.phrases));
};
