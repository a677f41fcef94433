import type { ConnectionTest } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { found } from '../crud/found.ts';
import { settingsOf } from '../exchange/settingsOf.ts';
import type { Call, Handler } from '../Service.ts';
import { bodyOf } from './bodyOf.ts';
import { deliveryOf, whyOf } from './deliveryOf.ts';
import { instant } from './instant.ts';
import { closedFor, limit } from './pace.ts';
import { paceKeyOf, type Robot, robotOf } from './Robot.ts';
import { type Attempt, send } from './send.ts';

/** Undefined when the robot may be used now. */
async function waitOf({ service, say }: Call, robot: Robot): Promise<ConnectionTest | undefined> {
  const now = service.now();
  const next = await service.store.robotPace.takeTurn(paceKeyOf(robot), now, limit);
  if (!next) return undefined;
  const seconds = Math.ceil((next.getTime() - now.getTime()) / 1000);
  const message = say.translate('alarm.wait', { seconds });
  return { ok: false, steps: [{ name: say.translate('alarm.steps.pace'), ok: false, message }] };
}

/** The test message, in the language of the robot. */
async function testMessage({ service }: Call, robot: Robot) {
  const { translate } = service.phrases(robot.language);
  const { documents } = service.store;
  const { timeZone } = await settingsOf(documents, { uuid: '', companyUuid: robot.companyUuid });
  const title = translate('alarm.test.title');
  const words = { robot: robot.name, at: instant(service.now(), timeZone) };
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

/** An attempt as an operator reads it: address, sent, answered; a step that failed is the last one, and says why. */
function stepsOf(
  { say: { translate } }: Call,
  { addresses, status, verdict }: Attempt,
  why: string,
): ConnectionTest {
  const found = [
    ...(addresses ? [['address', { addresses: addresses.join(', ') }] as const] : []),
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

/** Operation `dingding.test`: sends a test message, enabled or not, which the delivery history keeps and the pace counts. */
export const testRobot: Handler = async (call): Promise<ConnectionTest> => {
  const { store, vault, network, now } = call.service;
  const robot = robotOf(vault, await found(call, entityOf('robot'), call.query.uuid, store.documents));
  const wait = await waitOf(call, robot);
  if (wait) return wait;
  const message = await testMessage(call, robot);
  const body = bodyOf(robot, message);
  const attempt = await send(network, robot, body, now());
  const { verdict } = attempt;
  const why = whyOf(call.say, verdict, robot);
  const status = verdict.end === 'sent' ? 'SENT' : 'FAILED';
  if (verdict.end === 'throttled') {
    await store.robotPace.close(paceKeyOf(robot), new Date(now().getTime() + closedFor));
  }
  await store.documents.insert(deliveryOf(robot, { message, body, status, attempt: 1, why, at: now() }));
  return stepsOf(call, attempt, why);
};
