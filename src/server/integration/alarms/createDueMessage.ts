import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { loadInterfaceSettings } from '../interfaces/loadInterfaceSettings.ts';
import { type AnnouncedAlarm, alarmKindOf } from './AlarmEvent.ts';
import {
  type AggregatedLines,
  aggregateWindows,
  type MergeSettings,
  type QueuedLine,
  windowEndOf,
} from './aggregateWindows.ts';
import { type EnabledAlarmRule, loadAlarmRules } from './alarmRules.ts';
import { type AlarmMessage, type AlarmSubject, createAlarmMessage } from './createAlarmMessage.ts';
import type { Robot } from './Robot.ts';

/** Merge settings of an interface's own setting. */
const interfaceMergeSettings: MergeSettings = {
  mergeSeconds: Number(entityOf('alarmRule').model.defaults.mergeSeconds),
  threshold: 1,
};

/** The waiting lines of a robot, aggregated. */
interface DueLines extends AggregatedLines {
  readonly rules: readonly EnabledAlarmRule[];
}

/** A message with the rules that caused it. */
export interface DueMessage extends AlarmMessage {
  readonly ruleNames: string;
}

/**
 * Maximum lines of a rule or setting in a message, besides as many as its threshold. The next message has the others. A
 * robot that was down for hours may have more lines than fit into memory.
 */
const maxLines = 10_000;

/** Aggregates the first lines of a rule or setting; without settings, drops them. */
async function aggregateFirstLines(
  { alarmOutbox }: Tables,
  robot: Robot,
  source: string,
  manner: MergeSettings | undefined,
  now: Date,
): Promise<AggregatedLines> {
  const limit = maxLines + (manner?.threshold ?? 0);
  const lines: readonly QueuedLine[] = await alarmOutbox.findLines(robot.uuid, source, limit);
  if (!manner) return { toSend: [], dropped: lines };
  // A window that ends later may have further lines.
  const end = lines.length < limit ? now : (lines.at(-1)?.at ?? now);
  const whole = aggregateWindows(lines, manner, end);
  const isEmpty = whole.toSend.length + whole.dropped.length === 0;
  return isEmpty ? aggregateWindows(lines, manner, now) : whole;
}

/**
 * Returns the due lines of a robot. Drops lines of rules that were removed or disabled. Reads no line of a rule or
 * setting before its first window closes.
 */
export async function loadDueLines(tables: Tables, robot: Robot, now: Date): Promise<DueLines> {
  const { alarmOutbox } = tables;
  const rules = await loadAlarmRules(tables, robot.companyUuid);
  const parts: AggregatedLines[] = [];
  for (const { source, at } of await alarmOutbox.findOldestLines(robot.uuid)) {
    const manner = source === '' ? interfaceMergeSettings : rules.find(({ uuid }) => uuid === source);
    if (manner && windowEndOf(at, manner) > now.getTime()) continue;
    parts.push(await aggregateFirstLines(tables, robot, source, manner, now));
  }
  return {
    toSend: parts.flatMap(({ toSend }) => toSend).sort((a, b) => a.at.getTime() - b.at.getTime()),
    dropped: parts.flatMap(({ dropped }) => dropped),
    rules,
  };
}

/** Returns the alarms of interfaces that these lines announce; a recovery announces none. */
const announcedAlarmsOf = (lines: readonly QueuedLine[]): AnnouncedAlarm[] =>
  lines.flatMap(({ id, data }) =>
    data.event === 'RECOVERED' || data.interfaceUuid === undefined
      ? []
      : { kind: alarmKindOf(data), interfaceUuid: data.interfaceUuid, lineId: id },
  );

/** Returns interfaces by uuid with their current names; a removed one keeps its last name. */
async function loadSubjects(
  documents: RecordRepository,
  companyUuid: string,
  lines: readonly QueuedLine[],
): Promise<(line: QueuedLine) => AlarmSubject> {
  const uuids = new Set(lines.flatMap(({ data }) => data.interfaceUuid ?? []));
  const rows = await documents.findAll('interface', 'uuid', [...uuids], companyUuid);
  const { timeZone } = await loadInterfaceSettings(documents, { uuid: '', companyUuid });
  const subjects = new Map<string, AlarmSubject>();
  for (const row of rows) {
    const { interfaceName, dcCode, carrierCode, ownerCode } = row;
    subjects.set(row.uuid, {
      name: String(interfaceName),
      place: [dcCode ?? carrierCode, ownerCode].filter((code) => code !== undefined).join(' / '),
      timeZone: (await loadInterfaceSettings(documents, row)).timeZone,
    });
  }
  return ({ data }) =>
    subjects.get(data.interfaceUuid ?? '') ?? { name: data.interfaceName ?? '', place: '', timeZone };
}

/**
 * Creates one message from the lines to send. Removes these and the dropped lines from the outbox. The events and alarms
 * of the message then count as announced by the robot.
 */
export async function createDueMessage(
  { repository, alarmOutbox, activeAlarms }: Tables,
  phrases: LocalePhrases,
  { uuid, companyUuid }: Robot,
  { toSend, dropped, rules }: DueLines,
): Promise<DueMessage> {
  const alarms = announcedAlarmsOf(toSend);
  // The recoveries among the lines show which alarms are over.
  await activeAlarms.markAnnounced(uuid, alarms);
  await alarmOutbox.removeLines([...toSend, ...dropped].map(({ id }) => id));
  await alarmOutbox.markRepeats(
    uuid,
    toSend.map(({ data }) => data.eventUuid),
  );
  await alarmOutbox.markTold(uuid, alarms);
  const sources = new Set(toSend.map(({ source }) => source));
  const ruleNames = rules.filter((rule) => sources.has(rule.uuid)).map(({ name }) => name);
  return {
    ...createAlarmMessage(phrases, toSend, await loadSubjects(repository, companyUuid, toSend)),
    ruleNames: ruleNames.join(', '),
  };
}
