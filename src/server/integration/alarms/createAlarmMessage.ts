import { choiceKey } from '../../../contract/text/captions.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import type { AlarmEventName } from './AlarmEvent.ts';
import type { QueuedLine } from './aggregateWindows.ts';

/** An instant as people at a place read it, the same in every language: `2026-11-21 16:00:00 (GMT+8)`. */
export function formatZonedInstant(at: Date, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  );
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${time} (${zone?.value})`;
}

/** What DingTalk's Markdown makes emphasis, links, pictures, tags or mentions of → the same, as a letter. */
const fullWidthLetters: Readonly<Record<string, string>> = {
  '*': '＊',
  '`': '｀',
  '[': '［',
  ']': '］',
  '<': '＜',
  '>': '＞',
  '@': '＠',
};

/** A text of others as one plain line of a message: it formats nothing, links nowhere and mentions nobody. */
export function escapeMarkdown(text: string, maxLength: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = [...line];
  const cut = characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
  return cut.replaceAll(/[*`[\]<>@]/g, (character) => fullWidthLetters[character] ?? character);
}

/** What a message calls an interface, and the zone of its times. */
export interface AlarmSubject {
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
  readonly event: AlarmEventName | 'TEST';
  readonly count: number;
  readonly interfaceNames: string;
  /** Good news: nobody is to be called to it. */
  readonly quiet: boolean;
}

/** Gravest first; the order in which a message tells them, too. */
const eventsBySeverity: readonly AlarmEventName[] = [
  'SETTLEMENT_FAILED',
  'BLOCKED',
  'FAILED',
  'PENDING_OVER',
  'RECOVERED',
];

/** Reasons told of one event of an interface, characters of one, and bytes of all: DingTalk takes 20,000. */
const limits = { reasons: 3, reason: 200, name: 60, bytes: 15_000 };

const eventCaption = ({ translate }: LocalePhrases, event: AlarmEventName): string =>
  translate(choiceKey('alarmDelivery', ['event'], event));

/** Each event once: a robot may hear of one by two rules, and of an end for two reasons. */
function withoutDuplicates(lines: readonly QueuedLine[]): QueuedLine[] {
  const keyOf = ({ data: { eventUuid, event, interfaceUuid } }: QueuedLine): string =>
    event === 'RECOVERED' ? `${event} ${interfaceUuid}` : eventUuid;
  return [...new Map(lines.toReversed().map((line) => [keyOf(line), line])).values()].reverse();
}

/** The first documents with a reason of their own, and how many more there are. */
function reasonsOf({ translate }: LocalePhrases, lines: readonly QueuedLine[]): string[] {
  const reasons = new Map<string, string>();
  for (const { data } of lines) {
    const reason = escapeMarkdown(data.reason ?? '', limits.reason);
    const document = escapeMarkdown(data.entityNo ?? '', limits.name);
    const words = document && reason ? translate('alarm.reason', { document, reason }) : document || reason;
    if (words !== '' && !reasons.has(reason)) reasons.set(reason, words);
  }
  const told = [...reasons.values()].slice(0, limits.reasons);
  const more = lines.length - told.length;
  if (told.length === 0) return [];
  return [...told, ...(more > 0 ? [translate('alarm.more', { count: more })] : [])].map(
    (line) => `  - ${line}`,
  );
}

function paragraph(
  say: LocalePhrases,
  event: AlarmEventName,
  lines: readonly QueuedLine[],
  timeZone: string,
): string[] {
  const [first] = lines;
  if (!first) return [];
  const { pending, threshold } = first.data;
  const words = {
    event: eventCaption(say, event),
    count: lines.length,
    pending,
    threshold,
    at: formatZonedInstant(first.at, timeZone),
  };
  return [`- ${say.translate(`alarm.told.${event}`, words)}`, ...reasonsOf(say, lines)];
}

const ofEvent = (lines: readonly QueuedLine[], event: AlarmEventName): QueuedLine[] =>
  lines.filter(({ data }) => data.event === event);

function section(
  say: LocalePhrases,
  lines: readonly QueuedLine[],
  { name, place, timeZone }: AlarmSubject,
): string {
  const heading = [`**${escapeMarkdown(name, limits.name)}**`, escapeMarkdown(place, limits.name)]
    .filter((part) => part !== '')
    .join(' ');
  return [
    ...(name === '' ? [] : [heading, '']),
    ...eventsBySeverity.flatMap((event) => paragraph(say, event, ofEvent(lines, event), timeZone)),
  ].join('\n');
}

function groupByInterface(lines: readonly QueuedLine[]): QueuedLine[][] {
  const groups = new Map<string, QueuedLine[]>();
  for (const line of lines) {
    const { interfaceUuid = '' } = line.data;
    groups.set(interfaceUuid, [...(groups.get(interfaceUuid) ?? []), line]);
  }
  return [...groups.values()];
}

/** Sections that fit into a message, and a word on those that do not. */
function fitSections({ translate }: LocalePhrases, sections: readonly string[]): string[] {
  const told: string[] = [];
  let bytes = 0;
  for (const part of sections) {
    bytes += Buffer.byteLength(part);
    if (bytes > limits.bytes)
      return [...told, translate('alarm.moreInterfaces', { count: sections.length - told.length })];
    told.push(part);
  }
  return told;
}

/**
 * One message of all that a robot is to tell, oldest line first: grouped by interface, with counts, first reasons and the
 * time since when, in the zone of the interface. `subjectOf` names the interface of a line.
 */
export function createAlarmMessage(
  say: LocalePhrases,
  queuedLines: readonly QueuedLine[],
  subjectOf: (line: QueuedLine) => AlarmSubject,
): AlarmMessage {
  const lines = withoutDuplicates(queuedLines);
  const groups = groupByInterface(lines).flatMap((group) => {
    const [first] = group;
    return first ? [{ group, subject: subjectOf(first) }] : [];
  });
  const events = eventsBySeverity.filter((event) => ofEvent(lines, event).length > 0);
  const separator = say.translate('alarm.separator');
  const counts = events
    .map((event) => `${eventCaption(say, event)} ${ofEvent(lines, event).length}`)
    .join(separator);
  const title = say.translate('alarm.title', { counts });
  const sections = groups.map(({ group, subject }) => section(say, group, subject));
  const names = new Set(groups.map(({ subject }) => subject.name).filter((name) => name !== ''));
  return {
    title,
    text: [`#### ${title}`, ...fitSections(say, sections)].join('\n\n'),
    event: events[0] ?? 'RECOVERED',
    count: lines.length,
    interfaceNames: [...names].join(', '),
    quiet: events.every((event) => event === 'RECOVERED'),
  };
}
