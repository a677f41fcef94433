import { randomUUID } from 'node:crypto';
import type { AlarmDelivery } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { documentOf } from '../crud/documentOf.ts';
import { redactor } from '../exchange/redactor.ts';
import type { Say } from '../phrases.ts';
import type { Document } from '../store/Document.ts';
import type { Body } from './bodyOf.ts';
import type { AlarmMessage } from './messageOf.ts';
import type { Robot } from './Robot.ts';
import type { Verdict } from './verdictOf.ts';

/** As the entity has it. */
const longest = { content: 20_000, reason: 2000, rules: 500, interfaces: 2000 };

/** A verdict in words, secrets hidden: DingTalk may repeat what it was sent. Empty for a message that was sent. */
export function whyOf({ translate }: Say, { why }: Verdict, { secrets }: Robot): string {
  return why ? redactor(secrets)(translate(why[0], why[1]), longest.reason) : '';
}

/** What became of one attempt. */
export interface Told {
  readonly message: Pick<AlarmMessage, 'event' | 'count' | 'interfaceNames'> & { readonly ruleNames: string };
  readonly body: Body;
  readonly status: AlarmDelivery['status'];
  readonly attempt: number;
  readonly why: string;
  readonly at: Date;
}

/** The entry of an attempt in the delivery history. */
export function deliveryOf(robot: Robot, { message, body, status, attempt, why, at }: Told): Document {
  const hide = redactor(robot.secrets);
  const { companyUuid } = robot;
  return documentOf(entityOf('alarmDelivery').model, companyUuid, {
    uuid: randomUUID(),
    companyUuid,
    dingDingUuid: robot.uuid,
    robotName: robot.name,
    ruleNames: hide(message.ruleNames, longest.rules),
    interfaceNames: hide(message.interfaceNames, longest.interfaces),
    event: message.event,
    count: message.count,
    time: at.toISOString(),
    status,
    attempt,
    content: hide(body.markdown.text, longest.content),
    ...(why !== '' && { failureReason: why }),
  });
}
