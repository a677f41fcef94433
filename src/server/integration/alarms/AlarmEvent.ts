import type { AlarmRule } from '../../../generated/types.ts';

export type AlarmEventName = AlarmRule['events'][number];

/** An event that robots may announce. RECOVERED: a document of the interface was delivered. */
export interface AlarmEvent {
  readonly companyUuid: string;
  readonly event: AlarmEventName;
  readonly interfaceUuid?: string;
  readonly interfaceName?: string;
  /** Number of the document. */
  readonly entityNo?: string;
  /** A sentence without secrets. */
  readonly reason?: string;
  /** For RECOVERED: the receiver answered. */
  readonly isAnswered?: boolean;
  readonly at: Date;
}

/** An event that is queued for one robot. */
export interface QueuedEvent {
  /** Identical for all recipients of one event: a robot that gets it twice announces it once. */
  readonly eventUuid: string;
  readonly event: AlarmEventName;
  readonly interfaceUuid?: string;
  readonly interfaceName?: string;
  readonly entityNo?: string;
  readonly reason?: string;
  /** For PENDING_OVER: the number of pending documents, and the threshold of the rule. */
  readonly pending?: number;
  readonly threshold?: number;
  /** For RECOVERED: the robot has announced the alarm that is over. */
  readonly told?: boolean;
}
