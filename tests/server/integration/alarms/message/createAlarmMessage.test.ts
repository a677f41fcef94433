import { expect, test } from 'vitest';
import type { QueuedLine } from '../../../../../src/server/integration/alarms/AlarmEvent.ts';
import {
  type AlarmSubject,
  createAlarmMessage,
} from '../../../../../src/server/integration/alarms/message/createAlarmMessage.ts';
import { servicePhrasesOf } from '../../../../../src/server/platform/base/servicePhrases.ts';

const subjects: Readonly<Record<string, AlarmSubject>> = {
  asn: { name: 'asn', place: 'SH01', timeZone: 'Asia/Shanghai' },
  item: { name: 'item_sync', place: 'FRA / ACME', timeZone: 'Europe/Berlin' },
};
const company: AlarmSubject = { name: '', place: '', timeZone: 'Asia/Shanghai' };
const subjectOf = ({ data }: QueuedLine): AlarmSubject => subjects[data.interfaceUuid ?? ''] ?? company;

let next = 0;
const line = (
  event: QueuedLine['data']['event'],
  over: Partial<QueuedLine['data']> = {},
  second = 0,
): QueuedLine => ({
  id: String(next++),
  source: '',
  at: new Date(Date.parse('2026-11-21T08:00:00Z') + second * 1000),
  data: { eventUuid: `e${next}`, event, interfaceUuid: 'asn', ...over },
});

const failures = [1, 2, 3, 4, 5].map((number) =>
  line('FAILED', { entityNo: `SO-${number}`, reason: `HTTP 50${number}` }, number),
);
const lines = [
  ...failures,
  line('BLOCKED', { entityNo: 'SO-9', reason: 'No answer' }, 9),
  line('PENDING_OVER', { interfaceUuid: 'item', pending: 120, threshold: 100 }, 10),
  line('RECOVERED', { interfaceUuid: 'item' }, 20),
  line('SETTLEMENT_FAILED', { interfaceUuid: undefined, reason: 'No time' }, 30),
];

test('the English message lists the events of each interface', () => {
  const { title, text } = createAlarmMessage(servicePhrasesOf('en-US'), lines, subjectOf);
  expect(title).toBe(
    'Interface alarm: Daily settlement failed 1, Document blocked 1, Document failed 5, Too much pending data 1, Recovered 1',
  );
  expect(text).toBe(`#### ${title}

**asn** SH01

- Document blocked: 1, since 2026-11-21 16:00:09 (GMT+8)
  - SO-9: No answer
- Document failed: 5, since 2026-11-21 16:00:01 (GMT+8)
  - SO-1: HTTP 501
  - SO-2: HTTP 502
  - SO-3: HTTP 503
  - and 2 more

**item_sync** FRA / ACME

- Too much pending data: 120 (threshold 100), since 2026-11-21 09:00:10 (GMT+1)
- Recovered: 2026-11-21 09:00:20 (GMT+1)

- Daily settlement failed: 2026-11-21 16:00:30 (GMT+8)
  - No time`);
});

test('the Chinese message lists the events of each interface', () => {
  const { title, text } = createAlarmMessage(servicePhrasesOf('zh-CN'), lines, subjectOf);
  expect(title).toBe('接口告警：日结失败 1、单据阻塞 1、单据失败 5、待处理数据超限 1、已恢复 1');
  expect(text).toBe(`#### ${title}

**asn** SH01

- 单据阻塞：1 条，始于 2026-11-21 16:00:09 (GMT+8)
  - SO-9：No answer
- 单据失败：5 条，始于 2026-11-21 16:00:01 (GMT+8)
  - SO-1：HTTP 501
  - SO-2：HTTP 502
  - SO-3：HTTP 503
  - 另有 2 条

**item_sync** FRA / ACME

- 待处理数据超限：120 条（阈值 100），始于 2026-11-21 09:00:10 (GMT+1)
- 已恢复：2026-11-21 09:00:20 (GMT+1)

- 日结失败：2026-11-21 16:00:30 (GMT+8)
  - No time`);
});

test.each([
  { why: 'the gravest event', given: lines, want: { event: 'SETTLEMENT_FAILED', count: 9, quiet: false } },
  { why: 'a quiet recovery', given: [line('RECOVERED')], want: { event: 'RECOVERED', quiet: true } },
  { why: 'one count for a repeated event', given: [failures[0], failures[0]], want: { count: 1 } },
  { why: 'one count for two recoveries', given: [line('RECOVERED'), line('RECOVERED')], want: { count: 1 } },
  { why: 'the names of its interfaces', given: lines, want: { interfaceNames: 'asn, item_sync' } },
])('the message has $why', ({ given, want }) => {
  const heard = given.flatMap((one) => one ?? []);
  expect(createAlarmMessage(servicePhrasesOf('en-US'), heard, subjectOf)).toMatchObject(want);
});

test('a Chinese message separates the names of its interfaces with 、', () => {
  const { interfaceNames } = createAlarmMessage(servicePhrasesOf('zh-CN'), lines, subjectOf);
  expect(interfaceNames).toBe('asn、item_sync');
});

test('the message shows the common reason of several failures once', () => {
  const alike = [1, 2, 3].map((number) => line('FAILED', { entityNo: `SO-${number}`, reason: 'HTTP 503' }));
  const { text } = createAlarmMessage(servicePhrasesOf('en-US'), alike, subjectOf);
  expect(text).toContain('  - SO-1: HTTP 503\n  - and 2 more');
});

test.each([
  { order: 'later', ofTwoRules: [['SO-2'], ['SO-1', 'SO-2']] },
  { order: 'earlier', ofTwoRules: [['SO-1', 'SO-2'], ['SO-2']] },
])(
  'a recovery lists the documents of all recoveries of its interface once, the complete one $order',
  ({ ofTwoRules }) => {
    const recoveries = [
      ...ofTwoRules.map((numbers) =>
        line('RECOVERED', { eventUuid: 'same', recovered: { count: numbers.length, numbers } }),
      ),
      line('RECOVERED', { recovered: { count: 30, numbers: ['SO-3', 'SO-4'] } }),
    ];
    const { text, count } = createAlarmMessage(servicePhrasesOf('en-US'), recoveries, subjectOf);
    expect(count).toBe(1);
    expect(text).toMatch(/- Recovered: [^\n]+\n {2}- SO-1\n {2}- SO-2\n {2}- SO-3\n {2}- and 29 more$/);
  },
);

test('the message escapes formatting, links and mentions in external texts', () => {
  const hostile = line('FAILED', {
    entityNo: '# **x**',
    reason: '![](https://a.example/b.png)\n\n# @all <font>',
  });
  const { text } = createAlarmMessage(servicePhrasesOf('en-US'), [hostile], subjectOf);
  expect(text).toContain('  - # ＊＊x＊＊: !［］(https://a.example/b.png) # ＠all ＜font＞');
});

test('the message omits and counts interfaces beyond the size limit of DingTalk', () => {
  const reason = '长'.repeat(500);
  const many = Array.from({ length: 200 }, (_, index) =>
    line('FAILED', { interfaceUuid: `i${index}`, entityNo: `SO-${index}`, reason }),
  );
  const { text, count } = createAlarmMessage(servicePhrasesOf('zh-CN'), many, ({ data }) => ({
    name: String(data.interfaceUuid),
    place: '',
    timeZone: 'Asia/Shanghai',
  }));
  expect(Buffer.byteLength(text)).toBeLessThan(18_000);
  expect(count).toBe(200);
  expect(text).toMatch(/另有 1\d\d 个接口，请在控制台查看全部$/);
});
