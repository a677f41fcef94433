import { choiceKey } from '../../contract/labelKey.ts';
import type { Say } from '../phrases.ts';
import type { EventName } from './AlarmEvent.ts';
import type { HeardLine } from './closedWindows.ts';
import { instant } from './instant.ts';
import { plain } from './plain.ts';

/** What a message calls an interface, and the zone of its times. */
export interface Subject {
  readonly name: string;
  /** Where it works: distribution centre or carrier, and owner. */
  readonly place: string;
  readonly timeZone: string;
}

/** A message without what the robot adds to it: keyword and mentions. */
export interface AlarmMessage {
  readonly title: string;
  /** Markdown, as far as DingTalk knows it. */
  readonly text: string;
  /** The gravest of its events. */
  readonly event: EventName | 'TEST';
  readonly count: number;
  readonly interfaceNames: string;
  /** Good news: nobody is to be called to it. */
  readonly quiet: boolean;
}

/** Gravest first; the order in which a message tells them, too. */
const gravity: readonly EventName[] = ['SETTLEMENT_FAILED', 'BLOCKED', 'FAILED', 'PENDING_OVER', 'RECOVERED'];

/** Reasons told of one event of an interface, characters of one, and bytes of all: DingTalk takes 20,000. */
const most = { reasons: 3, reason: 200, name: 60, bytes: 15_000 };

const captionOf = ({ translate }: Say, event: EventName): string =>
  translate(choiceKey('alarmDelivery', ['event'], event));

/** Each event once: a robot may hear of one by two rules, and of an end for two reasons. */
function once(lines: readonly HeardLine[]): HeardLine[] {
  const keyOf = ({ data: { eventUuid, event, interfaceUuid } }: HeardLine): string =>
    event === 'RECOVERED' ? `${event} ${interfaceUuid}` : eventUuid;
  return [...new Map(lines.toReversed().map((line) => [keyOf(line), line])).values()].reverse();
}

/** The first documents with a reason of their own, and how many more there are. */
function reasonsOf({ translate }: Say, lines: readonly HeardLine[]): string[] {
  const reasons = new Map<string, string>();
  for (const { data } of lines) {
    const reason = plain(data.reason ?? '', most.reason);
    const document = plain(data.entityNo ?? '', most.name);
    const words = document && reason ? translate('alarm.reason', { document, reason }) : document || reason;
    if (words !== '' && !reasons.has(reason)) reasons.set(reason, words);
  }
  const told = [...reasons.values()].slice(0, most.reasons);
  const more = lines.length - told.length;
  if (told.length === 0) return [];
  return [...told, ...(more > 0 ? [translate('alarm.more', { count: more })] : [])].map(
    (line) => `  - ${line}`,
  );
}

function paragraph(say: Say, event: EventName, lines: readonly HeardLine[], timeZone: string): string[] {
  const [first] = lines;
  if (!first) return [];
  const { pending, threshold } = first.data;
  const words = {
    event: captionOf(say, event),
    count: lines.length,
    pending,
    threshold,
    at: instant(first.at, timeZone),
  };
  return [`- ${say.translate(`alarm.told.${event}`, words)}`, ...reasonsOf(say, lines)];
}

const ofEvent = (lines: readonly HeardLine[], event: EventName): HeardLine[] =>
  lines.filter(({ data }) => data.event === event);

function section(say: Say, lines: readonly HeardLine[], { name, place, timeZone }: Subject): string {
  const heading = [`**${plain(name, most.name)}**`, plain(place, most.name)]
    .filter((part) => part !== '')
    .join(' ');
  return [
    ...(name === '' ? [] : [heading, '']),
    ...gravity.flatMap((event) => paragraph(say, event, ofEvent(lines, event), timeZone)),
  ].join('\n');
}

function byInterface(lines: readonly HeardLine[]): HeardLine[][] {
  const groups = new Map<string, HeardLine[]>();
  for (const line of lines) {
    const { interfaceUuid = '' } = line.data;
    groups.set(interfaceUuid, [...(groups.get(interfaceUuid) ?? []), line]);
  }
  return [...groups.values()];
}

/** Sections that fit into a message, and a word on those that do not. */
function fitting({ translate }: Say, sections: readonly string[]): string[] {
  const told: string[] = [];
  let bytes = 0;
  for (const part of sections) {
    bytes += Buffer.byteLength(part);
    if (bytes > most.bytes)
      return [...told, translate('alarm.moreInterfaces', { count: sections.length - told.length })];
    told.push(part);
  }
  return told;
}

/**
 * One message of all that a robot is to tell, oldest line first: grouped by interface, with counts, first reasons and the
 * time since when, in the zone of the interface. `subjectOf` names the interface of a line.
 */
export function messageOf(
  say: Say,
  heard: readonly HeardLine[],
  subjectOf: (line: HeardLine) => Subject,
): AlarmMessage {
  const lines = once(heard);
  const groups = byInterface(lines).flatMap((group) => {
    const [first] = group;
    return first ? [{ group, subject: subjectOf(first) }] : [];
  });
  const events = gravity.filter((event) => ofEvent(lines, event).length > 0);
  const separator = say.translate('alarm.separator');
  const counts = events
    .map((event) => `${captionOf(say, event)} ${ofEvent(lines, event).length}`)
    .join(separator);
  const title = say.translate('alarm.title', { counts });
  const sections = groups.map(({ group, subject }) => section(say, group, subject));
  const names = new Set(groups.map(({ subject }) => subject.name).filter((name) => name !== ''));
  return {
    title,
    text: [`#### ${title}`, ...fitting(say, sections)].join('\n\n'),
    event: events[0] ?? 'RECOVERED',
    count: lines.length,
    interfaceNames: [...names].join(', '),
    quiet: events.every((event) => event === 'RECOVERED'),
  };
}
