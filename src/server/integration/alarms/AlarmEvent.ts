import type { AlarmRule } from '../../../generated/types.ts';

export type AlarmEventName = AlarmRule['events'][number];

/** Something that happened and that robots may be told of. RECOVERED: a document of the interface was delivered. */
export interface AlarmEvent {
  readonly companyUuid: string;
  readonly event: AlarmEventName;
  readonly interfaceUuid?: string;
  readonly interfaceName?: string;
  /** The document that it happened to. */
  readonly entityNo?: string;
  /** A sentence without secrets. */
  readonly reason?: string;
  readonly at: Date;
}

/** An event as one robot is to tell it. */
export interface QueuedEvent {
  /** The same for all who hear of one event: a robot that hears it twice tells it once. */
  readonly eventUuid: string;
  readonly event: AlarmEventName;
  readonly interfaceUuid?: string;
  readonly interfaceName?: string;
  readonly entityNo?: string;
  readonly reason?: string;
  /** Of PENDING_OVER: how much is pending, and the rule's threshold. */
  readonly pending?: number;
  readonly threshold?: number;
  /** Of RECOVERED: the robot has told of the trouble that is over. */
  readonly told?: boolean;
}
