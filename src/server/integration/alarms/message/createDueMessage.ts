import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import { entityOf } from '../../../platform/operations/catalog.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { loadInterfaceSettings } from '../../interfaces/loadInterfaceSettings.ts';
import { type AnnouncedAlarm, alarmKindOf, type QueuedLine } from '../AlarmEvent.ts';
import { type EnabledAlarmRule, loadAlarmRules } from '../alarmRules.ts';
import type { Robot } from '../robot/Robot.ts';
import {
  type AggregatedLines,
  aggregateWindows,
  type MergeSettings,
  windowEndOf,
} from './aggregateWindows.ts';
import { type AlarmMessage, type AlarmSubject, createAlarmMessage } from './createAlarmMessage.ts';

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
  /** Its alarms, and the waiting lines of other rules with its events. Missing in messages of earlier versions. */
  readonly alarms?: readonly AnnouncedAlarm[];
  readonly repeats?: readonly string[];
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
  mergeSettings: MergeSettings | undefined,
  now: Date,
): Promise<AggregatedLines> {
  const limit = maxLines + (mergeSettings?.threshold ?? 0);
  const lines = await alarmOutbox.findLines(robot.uuid, source, limit);
  if (!mergeSettings) return { toSend: [], dropped: lines };
  // A window that ends later may have further lines.
  const end = lines.length < limit ? now : (lines.at(-1)?.at ?? now);
  const whole = aggregateWindows(lines, mergeSettings, end);
  const isEmpty = whole.toSend.length + whole.dropped.length === 0;
  return isEmpty ? aggregateWindows(lines, mergeSettings, now) : whole;
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
    const mergeSettings = source === '' ? interfaceMergeSettings : rules.find(({ uuid }) => uuid === source);
    if (mergeSettings && windowEndOf(at, mergeSettings) > now.getTime()) continue;
    parts.push(await aggregateFirstLines(tables, robot, source, mergeSettings, now));
  }
  return {
    toSend: parts.flatMap(({ toSend }) => toSend).sort((a, b) => a.at.getTime() - b.at.getTime()),
    dropped: parts.flatMap(({ dropped }) => dropped),
    rules,
  };
}

/** Returns the alarms that these lines announce. A recovery announces none: it ends the alarm of the lines before it. */
function announcedAlarmsOf({ toSend, dropped }: AggregatedLines): AnnouncedAlarm[] {
  const alarms = new Map<string, AnnouncedAlarm>();
  const recoveries = dropped.filter(({ data }) => data.event === 'RECOVERED');
  for (const { id, data } of [...toSend, ...recoveries].sort((a, b) => Number(a.id) - Number(b.id))) {
    if (data.interfaceUuid === undefined) continue;
    const kind = alarmKindOf(data);
    const key = `${kind} ${data.interfaceUuid}`;
    if (data.event === 'RECOVERED') alarms.delete(key);
    else alarms.set(key, { kind, interfaceUuid: data.interfaceUuid, lineId: id });
  }
  return [...alarms.values()];
}

/** Returns interfaces by uuid with their current names; a removed one keeps its last name. */
async function loadSubjects(
  repository: RecordRepository,
  companyUuid: string,
  lines: readonly QueuedLine[],
): Promise<(line: QueuedLine) => AlarmSubject> {
  const uuids = new Set(lines.flatMap(({ data }) => data.interfaceUuid ?? []));
  const rows = await repository.findAll('interface', 'uuid', [...uuids], companyUuid);
  const { timeZone } = await loadInterfaceSettings(repository, { uuid: '', companyUuid });
  const subjects = new Map<string, AlarmSubject>();
  for (const row of rows) {
    const { interfaceName, dcCode, carrierCode, ownerCode } = row;
    subjects.set(row.uuid, {
      name: String(interfaceName),
      place: [dcCode ?? carrierCode, ownerCode].filter((code) => code !== undefined).join(' / '),
      timeZone: (await loadInterfaceSettings(repository, row)).timeZone,
    });
  }
  return ({ data }) =>
    subjects.get(data.interfaceUuid ?? '') ?? { name: data.interfaceName ?? '', place: '', timeZone };
}

/** Creates one message from the lines to send. Removes these and the dropped lines from the outbox. */
export async function createDueMessage(
  { repository, alarmOutbox }: Tables,
  phrases: LocalePhrases,
  { uuid, companyUuid }: Robot,
  { toSend, dropped, rules }: DueLines,
): Promise<DueMessage> {
  await alarmOutbox.removeLines([...toSend, ...dropped].map(({ id }) => id));
  const eventUuids = toSend.map(({ data }) => data.eventUuid);
  const sources = new Set(toSend.map(({ source }) => source));
  const ruleNames = rules.filter((rule) => sources.has(rule.uuid)).map(({ name }) => name);
  return {
    ...createAlarmMessage(phrases, toSend, await loadSubjects(repository, companyUuid, toSend)),
    ruleNames: ruleNames.join(phrases.translate('alarm.separator')),
    alarms: announcedAlarmsOf({ toSend, dropped }),
    repeats: await alarmOutbox.findLinesOfEvents(uuid, eventUuids),
  };
}

/** Records that the robot has announced the alarms and events of a message. */
export async function markAnnounced(
  { alarmOutbox, activeAlarms }: Tables,
  robotUuid: string,
  { alarms = [], repeats = [] }: DueMessage,
): Promise<void> {
  await activeAlarms.markAnnounced(robotUuid, alarms);
  await alarmOutbox.markRepeats(repeats);
  await alarmOutbox.markRecoveries(robotUuid, alarms);
}
