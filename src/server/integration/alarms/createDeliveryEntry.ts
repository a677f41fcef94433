import { v7 as uuidv7 } from 'uuid';
import type { AlarmDelivery } from '#generated/types.ts';
import { createServiceText } from '../../platform/base/serviceText.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { redactor } from '../../platform/security/redactor.ts';
import { type KeyedRecord, toKeyedRecord } from '../../platform/store/records/KeyedRecord.ts';
import type { AlarmMessage } from './message/createAlarmMessage.ts';
import type { SendVerdict } from './robot/classifyResponse.ts';
import type { Robot } from './robot/Robot.ts';
import type { DingTalkBody } from './robot/sendToRobot.ts';

/** Same limits as in the entity. */
const maxLength = { content: 20_000, reason: 2000, rules: 500, interfaces: 2000 };

/**
 * Returns the reason of a failed attempt as a text of the service, with secrets hidden: DingTalk may repeat its
 * input. Empty for a message that was sent.
 */
export const failureTextOf = (
  { phrasesOf }: Pick<ServiceContext, 'phrasesOf'>,
  { reason }: SendVerdict,
  { secrets }: Robot,
): string =>
  reason
    ? createServiceText(phrasesOf, ({ translate }) =>
        redactor(secrets)(translate(reason[0], reason[1]), maxLength.reason),
      )
    : '';

/** One attempt with its result. */
interface DeliveryAttempt {
  readonly message: Pick<AlarmMessage, 'event' | 'count' | 'interfaceNames'> & { readonly ruleNames: string };
  readonly body: DingTalkBody;
  readonly status: AlarmDelivery['status'];
  readonly attempt: number;
  readonly reason: string;
  readonly at: Date;
}

/** Creates the entry of an attempt in the delivery history. */
export function createDeliveryEntry(
  robot: Robot,
  { message, body, status, attempt, reason, at }: DeliveryAttempt,
): KeyedRecord {
  const hide = redactor(robot.secrets);
  const { companyUuid } = robot;
  return toKeyedRecord(entityOf('alarmDelivery').model, companyUuid, {
    uuid: uuidv7(),
    companyUuid,
    dingDingUuid: robot.uuid,
    robotName: robot.name,
    ruleNames: hide(message.ruleNames, maxLength.rules),
    interfaceNames: hide(message.interfaceNames, maxLength.interfaces),
    event: message.event,
    count: message.count,
    time: at.toISOString(),
    status,
    attempt,
    content: hide(body.markdown.text, maxLength.content),
    ...(reason !== '' && { failureReason: reason }),
  });
}
