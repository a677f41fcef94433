import { entityOf } from '../catalog.ts';
import { settingsOf } from '../exchange/settingsOf.ts';
import type { Say } from '../phrases.ts';
import type { Documents } from '../store/Documents.ts';
import type { Tables } from '../store/Store.ts';
import { closedWindows, type HeardLine, type Manner } from './closedWindows.ts';
import { type AlarmMessage, messageOf, type Subject } from './messageOf.ts';
import type { Robot } from './Robot.ts';
import { type Rule, rulesOf } from './Rule.ts';

/** How an interface's own setting is told. */
const own: Manner = { mergeSeconds: Number(entityOf('alarmRule').model.defaults.mergeSeconds), threshold: 1 };

/** What waits for a robot, sorted. */
export interface Due {
  readonly told: readonly HeardLine[];
  readonly dropped: readonly HeardLine[];
  readonly rules: readonly Rule[];
}

/** A message, and the rules that it is sent because of. */
export interface DueMessage extends AlarmMessage {
  readonly ruleNames: string;
}

/** What a robot has to tell by now. The lines of rules that are gone or no longer enabled are dropped. */
export async function dueLines({ documents, alarmOutbox }: Tables, robot: Robot, now: Date): Promise<Due> {
  const lines: readonly HeardLine[] = await alarmOutbox.lines(robot.uuid);
  const rules = await rulesOf(documents, robot.companyUuid);
  const parts = [...new Set(lines.map(({ source }) => source))].map((source) => {
    const ofSource = lines.filter((line) => line.source === source);
    const manner = source === '' ? own : rules.find(({ uuid }) => uuid === source);
    return manner ? closedWindows(ofSource, manner, now) : { told: [], dropped: ofSource };
  });
  return {
    told: parts.flatMap(({ told }) => told).sort((a, b) => a.at.getTime() - b.at.getTime()),
    dropped: parts.flatMap(({ dropped }) => dropped),
    rules,
  };
}

/** Interfaces by uuid, as they are called now; one that is gone keeps the name that it had. */
async function subjectsOf(
  documents: Documents,
  companyUuid: string,
  lines: readonly HeardLine[],
): Promise<(line: HeardLine) => Subject> {
  const uuids = new Set(lines.flatMap(({ data }) => data.interfaceUuid ?? []));
  const rows = await documents.findAll('interface', 'uuid', [...uuids], companyUuid);
  const { timeZone } = await settingsOf(documents, { uuid: '', companyUuid });
  const subjects = new Map<string, Subject>();
  for (const row of rows) {
    const { interfaceName, dcCode, carrierCode, ownerCode } = row;
    subjects.set(row.uuid, {
      name: String(interfaceName),
      place: [dcCode ?? carrierCode, ownerCode].filter((code) => code !== undefined).join(' / '),
      timeZone: (await settingsOf(documents, row)).timeZone,
    });
  }
  return ({ data }) =>
    subjects.get(data.interfaceUuid ?? '') ?? { name: data.interfaceName ?? '', place: '', timeZone };
}

/** One message of what is due, which leaves the outbox: from now on the robot has told of these interfaces. */
export async function dueMessage(
  { documents, alarmOutbox, standingAlarms }: Tables,
  say: Say,
  { uuid, companyUuid }: Robot,
  { told, rules }: Due,
): Promise<DueMessage> {
  await alarmOutbox.removeLines(told.map(({ id }) => id));
  await standingAlarms.tell(
    uuid,
    told.flatMap(({ data }) => data.interfaceUuid ?? []),
  );
  const sources = new Set(told.map(({ source }) => source));
  const ruleNames = rules.filter((rule) => sources.has(rule.uuid)).map(({ name }) => name);
  return {
    ...messageOf(say, told, await subjectsOf(documents, companyUuid, told)),
    ruleNames: ruleNames.join(', '),
  };
}
