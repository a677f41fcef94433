import { choiceKey } from '../../../../contract/text/captions.ts';
import { groupBy } from '../../../platform/base/groupBy.ts';
import type { LocalePhrases } from '../../../platform/base/servicePhrases.ts';
import { serviceTextIn } from '../../../platform/base/serviceText.ts';
import type { AlarmEventName, QueuedLine } from '../AlarmEvent.ts';

/** Formats an instant in a time zone, the same in every language: `2026-11-21 16:00:00 (GMT+8)`. */
export function formatZonedInstant(at: Date, timeZone: string): string {
  // The Swedish locale writes dates as in ISO 8601.
  const time = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    at,
  );
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return `${time} (${zone?.value})`;
}

/**
 * Characters that DingTalk's Markdown uses for emphasis, links, pictures, tags or mentions → their full-width
 * form.
 */
const fullWidthLetters: Readonly<Record<string, string>> = {
  '*': '＊',
  '`': '｀',
  '[': '［',
  ']': '］',
  '<': '＜',
  '>': '＞',
  '@': '＠',
};

/** Returns foreign text as one plain line of a message, without format, links and mentions. */
function escapeMarkdown(text: string, maxLength: number): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const characters = [...line];
  const cut = characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : line;
  return cut.replaceAll(/[*`[\]<>@]/g, (character) => fullWidthLetters[character] ?? character);
}

/** The interface of an alarm as messages show it, with its time zone. */
export interface AlarmSubject {
  readonly name: string;
  /** Distribution centre or carrier, and owner. */
  readonly place: string;
  readonly timeZone: string;
}

/** A message without the keyword and mentions that the robot adds. */
export interface AlarmMessage {
  readonly title: string;
  /** Markdown as DingTalk supports it. */
  readonly text: string;
  /** The most severe of its events. */
  readonly event: AlarmEventName | 'TEST';
  readonly count: number;
  readonly interfaceNames: string;
  /** A recovery mentions no person. */
  readonly quiet: boolean;
}

/** Most severe first; also the order within a message. */
const eventsBySeverity: readonly AlarmEventName[] = [
  'SETTLEMENT_FAILED',
  'RECEIVER_DOWN',
  'BLOCKED',
  'FAILED',
  'PENDING_OVER',
  'RECOVERED',
];

/**
 * Maximum reasons for each event of an interface, characters of a reason and a name, and bytes in total:
 * DingTalk accepts 20,000.
 */
const limits = { reasons: 3, reason: 200, name: 60, bytes: 15_000 };

const eventCaption = ({ translate }: LocalePhrases, event: AlarmEventName): string =>
  translate(choiceKey('alarmDelivery', ['event'], event));

const recoveredCountOf = ({ data }: QueuedLine): number => data.recovered?.count ?? 0;

/** Keeps each event once: a robot may get one through two rules. The alarm of one rule may be older. */
function withoutRepeats(lines: readonly QueuedLine[]): QueuedLine[] {
  const kept = new Map<string, QueuedLine>();
  for (const line of lines) {
    const earlier = kept.get(line.data.eventUuid);
    if (!earlier || recoveredCountOf(line) > recoveredCountOf(earlier)) kept.set(line.data.eventUuid, line);
  }
  return [...kept.values()];
}

/** Keeps one recovery of each interface, with the documents of all. */
function mergeRecoveries(lines: readonly QueuedLine[]): QueuedLine[] {
  const merged = new Map<string, QueuedLine>();
  for (const line of lines) {
    const { event, eventUuid, interfaceUuid, recovered } = line.data;
    const key = event === 'RECOVERED' ? `${event} ${interfaceUuid}` : eventUuid;
    const first = merged.get(key);
    const count = first ? recoveredCountOf(first) + recoveredCountOf(line) : 0;
    const numbers = [...(first?.data.recovered?.numbers ?? []), ...(recovered?.numbers ?? [])].slice(
      0,
      limits.reasons,
    );
    merged.set(key, first ? { ...first, data: { ...first.data, recovered: { count, numbers } } } : line);
  }
  return [...merged.values()];
}

/** Returns the first texts as a list, and the number of further ones. */
function listOf(phrases: LocalePhrases, texts: readonly string[], count: number): string[] {
  const fitting = texts.slice(0, limits.reasons);
  const more = count - fitting.length;
  if (fitting.length === 0) return [];
  return [...fitting, ...(more > 0 ? [phrases.translate('alarm.more', { count: more })] : [])].map(
    (line) => `  - ${line}`,
  );
}

/** Returns the first documents with different reasons. */
function reasonsOf(phrases: LocalePhrases, lines: readonly QueuedLine[]): string[] {
  const reasons = new Map<string, string>();
  for (const { data } of lines) {
    const reason = escapeMarkdown(serviceTextIn(data.reason ?? '', phrases), limits.reason);
    const document = escapeMarkdown(data.entityNo ?? '', limits.name);
    const words =
      document && reason ? phrases.translate('alarm.reason', { document, reason }) : document || reason;
    if (words !== '' && !reasons.has(reason)) reasons.set(reason, words);
  }
  return listOf(phrases, [...reasons.values()], lines.length);
}

/** Returns the documents of a recovery. */
const recoveredOf = (phrases: LocalePhrases, { data: { recovered } }: QueuedLine): string[] =>
  listOf(
    phrases,
    (recovered?.numbers ?? []).map((number) => escapeMarkdown(number, limits.name)),
    recovered?.count ?? 0,
  );

function paragraph(
  phrases: LocalePhrases,
  event: AlarmEventName,
  lines: readonly QueuedLine[],
  timeZone: string,
): string[] {
  const [first] = lines;
  if (!first) return [];
  const { pending, threshold } = first.data;
  const words = {
    event: eventCaption(phrases, event),
    count: lines.length,
    pending,
    threshold,
    at: formatZonedInstant(first.at, timeZone),
  };
  const documents = event === 'RECOVERED' ? recoveredOf(phrases, first) : reasonsOf(phrases, lines);
  return [`- ${phrases.translate(`alarm.lines.${event}`, words)}`, ...documents];
}

const ofEvent = (lines: readonly QueuedLine[], event: AlarmEventName): QueuedLine[] =>
  lines.filter(({ data }) => data.event === event);

function section(
  phrases: LocalePhrases,
  lines: readonly QueuedLine[],
  { name, place, timeZone }: AlarmSubject,
): string {
  const heading = [`**${escapeMarkdown(name, limits.name)}**`, escapeMarkdown(place, limits.name)]
    .filter((part) => part !== '')
    .join(' ');
  return [
    ...(name === '' ? [] : [heading, '']),
    ...eventsBySeverity.flatMap((event) => paragraph(phrases, event, ofEvent(lines, event), timeZone)),
  ].join('\n');
}

/** Returns the sections that fit into a message, and a note about the others. */
function fitSections({ translate }: LocalePhrases, sections: readonly string[]): string[] {
  const fitting: string[] = [];
  let bytes = 0;
  for (const part of sections) {
    bytes += Buffer.byteLength(part);
    if (bytes > limits.bytes)
      return [...fitting, translate('alarm.moreInterfaces', { count: sections.length - fitting.length })];
    fitting.push(part);
  }
  return fitting;
}

/**
 * Creates one message from all due lines of a robot, oldest first: grouped by interface, with counts, first
 * reasons and start time in the zone of the interface. `subjectOf` returns the interface of a line.
 */
export function createAlarmMessage(
  phrases: LocalePhrases,
  queuedLines: readonly QueuedLine[],
  subjectOf: (line: QueuedLine) => AlarmSubject,
): AlarmMessage {
  const lines = mergeRecoveries(withoutRepeats(queuedLines));
  const groups = [...groupBy(lines, ({ data }) => data.interfaceUuid ?? '').values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ group, subject: subjectOf(first) }] : [];
  });
  const events = eventsBySeverity.filter((event) => ofEvent(lines, event).length > 0);
  const separator = phrases.translate('alarm.separator');
  const counts = events
    .map((event) => `${eventCaption(phrases, event)} ${ofEvent(lines, event).length}`)
    .join(separator);
  const title = phrases.translate('alarm.title', { counts });
  const sections = groups.map(({ group, subject }) => section(phrases, group, subject));
  const names = new Set(groups.map(({ subject }) => subject.name).filter((name) => name !== ''));
  return {
    title,
    text: [`#### ${title}`, ...fitSections(phrases, sections)].join('\n\n'),
    event: events[0] ?? 'RECOVERED',
    count: lines.length,
    interfaceNames: [...names].join(separator),
    quiet: events.every((event) => event === 'RECOVERED'),
  };
}
