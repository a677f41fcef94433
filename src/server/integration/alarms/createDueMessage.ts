import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';
import type { Tables } from '../../platform/store/ServiceStore.ts';
import { loadInterfaceSettings } from '../interfaces/loadInterfaceSettings.ts';
import { aggregateWindows, type MergeSettings, type QueuedLine } from './aggregateWindows.ts';
import { type EnabledAlarmRule, loadAlarmRules } from './alarmRules.ts';
import { type AlarmMessage, type AlarmSubject, createAlarmMessage } from './createAlarmMessage.ts';
import type { Robot } from './Robot.ts';

/** How an interface's own setting is told. */
const interfaceMergeSettings: MergeSettings = {
  mergeSeconds: Number(entityOf('alarmRule').model.defaults.mergeSeconds),
  threshold: 1,
};

/** What waits for a robot, sorted. */
export interface DueLines {
  readonly toSend: readonly QueuedLine[];
  readonly dropped: readonly QueuedLine[];
  readonly rules: readonly EnabledAlarmRule[];
}

/** A message, and the rules that it is sent because of. */
export interface DueMessage extends AlarmMessage {
  readonly ruleNames: string;
}

/** What a robot has to tell by now. The lines of rules that are gone or no longer enabled are dropped. */
export async function loadDueLines(
  { repository, alarmOutbox }: Tables,
  robot: Robot,
  now: Date,
): Promise<DueLines> {
  const lines: readonly QueuedLine[] = await alarmOutbox.findLines(robot.uuid);
  const rules = await loadAlarmRules(repository, robot.companyUuid);
  const parts = [...new Set(lines.map(({ source }) => source))].map((source) => {
    const ofSource = lines.filter((line) => line.source === source);
    const manner = source === '' ? interfaceMergeSettings : rules.find(({ uuid }) => uuid === source);
    return manner ? aggregateWindows(ofSource, manner, now) : { toSend: [], dropped: ofSource };
  });
  return {
    toSend: parts.flatMap(({ toSend }) => toSend).sort((a, b) => a.at.getTime() - b.at.getTime()),
    dropped: parts.flatMap(({ dropped }) => dropped),
    rules,
  };
}

/** Interfaces by uuid, as they are called now; one that is gone keeps the name that it had. */
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

/** One message of what is due, which leaves the outbox: from now on the robot has told of these interfaces. */
export async function createDueMessage(
  { repository, alarmOutbox, activeAlarms }: Tables,
  say: LocalePhrases,
  { uuid, companyUuid }: Robot,
  { toSend, rules }: DueLines,
): Promise<DueMessage> {
  await alarmOutbox.removeLines(toSend.map(({ id }) => id));
  await activeAlarms.markAnnounced(
    uuid,
    toSend.flatMap(({ data }) => data.interfaceUuid ?? []),
  );
  const sources = new Set(toSend.map(({ source }) => source));
  const ruleNames = rules.filter((rule) => sources.has(rule.uuid)).map(({ name }) => name);
  return {
    ...createAlarmMessage(say, toSend, await loadSubjects(repository, companyUuid, toSend)),
    ruleNames: ruleNames.join(', '),
  };
}
