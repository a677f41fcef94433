import type { AlarmRule } from '#generated/types.ts';

export type AlarmEventName = AlarmRule['events'][number];

/** FAILURE lasts until no document of the interface fails, PENDING until it has less pending data. */
export type AlarmKind = 'FAILURE' | 'PENDING';

/** An alarm of an interface, in a message. */
export interface AnnouncedAlarm {
  readonly kind: AlarmKind;
  readonly interfaceUuid: string;
  /** The last line of the alarm. A later line with a recovery ends this alarm. */
  readonly lineId: string;
}

/** Documents that were delivered after a failure. */
export interface RecoveredDocuments {
  readonly count: number;
  /** Numbers of the first ones. */
  readonly numbers: readonly string[];
}

/** An event that robots may announce. RECOVERED: documents of the interface were delivered, or its source works. */
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
  /** For RECOVERED: the source of the interface works. */
  readonly isSourceWorking?: boolean;
  /** For RECOVERED: the delivered documents that had failed before. */
  readonly recovered?: RecoveredDocuments;
  readonly at: Date;
}

/** An event that is queued for one robot. */
export interface QueuedEvent {
  /** Identical for all recipients of one event: a robot that gets it twice announces it once. */
  readonly eventUuid: string;
  /** A message of the robot contains the event already, because of another rule or setting. */
  readonly repeated?: boolean;
  readonly event: AlarmEventName;
  readonly interfaceUuid?: string;
  readonly interfaceName?: string;
  readonly entityNo?: string;
  readonly reason?: string;
  /** For PENDING_OVER: the number of pending documents, and the threshold of the rule. */
  readonly pending?: number;
  readonly threshold?: number;
  /** For RECOVERED: the kind of the alarm that is over, FAILURE by default. */
  readonly kind?: AlarmKind;
  /** For RECOVERED: the documents that were delivered since the alarm. */
  readonly recovered?: RecoveredDocuments;
  /** For RECOVERED: the robot has announced the alarm that is over. */
  readonly announced?: boolean;
}

/** A queued event that waits for a message in the outbox. */
export interface QueuedLine {
  readonly id: string;
  /** Uuid of the rule; empty for an interface's own setting. */
  readonly source: string;
  readonly at: Date;
  readonly data: QueuedEvent;
}

/** Returns the kind of the alarm that an event begins or ends. */
export const alarmKindOf = ({ event, kind = 'FAILURE' }: QueuedEvent): AlarmKind =>
  event === 'PENDING_OVER' ? 'PENDING' : kind;
