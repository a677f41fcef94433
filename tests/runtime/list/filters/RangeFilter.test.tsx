import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { InTimeZone } from '../../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { NumberRangePanel, TimeRangePanel } from '../../../../src/runtime/list/filters/RangeFilter.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  for (const group of ['filterPanel', 'instant']) await phraseGroup(group, 'zh-CN').load();
});

function show(Panel: typeof NumberRangePanel | typeof TimeRangePanel, from = '', to = '') {
  const onChange = vi.fn();
  renderLocalized(
    <InTimeZone timeZone="America/New_York">
      <Panel from={from} to={to} onChange={onChange} />
    </InTimeZone>,
  );
  return onChange;
}

const type = async (name: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  if (text !== '') await userEvent.type(screen.getByLabelText(name), text);
};

const apply = () => userEvent.click(screen.getByRole('button', { name: '应用' }));

test.each([
  ['two bounds', '5', '9', { from: '5', to: '9' }],
  ['no upper bound', '5', '', { from: '5', to: '' }],
  ['no bounds', '', '', { from: '', to: '' }],
  [
    'bounds that differ in the last of 19 digits',
    '9007199254740992001',
    '9007199254740992002',
    { from: '9007199254740992001', to: '9007199254740992002' },
  ],
])('a number range with %s calls onChange', async (_what, from, to, want) => {
  const onChange = show(NumberRangePanel, '1', '2');
  await type('不小于', from);
  await type('小于', to);
  await apply();
  expect(onChange).toHaveBeenCalledWith(want);
});

test.each([
  ['10', '9'],
  ['9', '9'],
])('an empty range from %s to %s shows an error and sends nothing', async (from, to) => {
  const onChange = show(NumberRangePanel, from, to);
  expect(screen.getByRole('alert').textContent).toContain('结束值必须大于起始值');
  await apply();
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['近 1 小时', 1],
  ['近 24 小时', 24],
  ['近 7 天', 168],
])('the button %s sets a start time and no end', async (name, hours) => {
  const onChange = show(TimeRangePanel);
  const before = Date.now();
  await userEvent.click(screen.getByRole('button', { name }));
  const [{ from, to }] = onChange.mock.calls[0] ?? [{}];
  expect(to).toBe('');
  expect(Date.parse(from)).toBeGreaterThanOrEqual(before - hours * 3_600_000);
  expect(Date.parse(from)).toBeLessThanOrEqual(Date.now() - hours * 3_600_000);
});

test('a time keeps its minute in the input and in the request', async () => {
  const instant = '2026-11-21T09:30:00.000Z';
  const onChange = show(TimeRangePanel, instant);
  await apply();
  expect(onChange).toHaveBeenCalledWith({ from: instant, to: '' });
});

test('a range of times is entered in the zone of the list, on a clock of 24 hours', async () => {
  const onChange = show(TimeRangePanel);
  expect(document.body.textContent).toContain('America/New_York');
  await type('从：日期', '2026-11-21');
  await type('从：时间（HH:mm）', '1705');
  await apply();
  expect(onChange).toHaveBeenCalledWith({ from: '2026-11-21T22:05:00.000Z', to: '' });
  expect(document.querySelector('input[type="time"], input[type="datetime-local"]')).toBeNull();
});

test('"Today" begins at midnight in the zone of the list', async () => {
  const onChange = show(TimeRangePanel);
  await userEvent.click(screen.getByRole('button', { name: '今天' }));
  const [{ from }] = onChange.mock.calls[0] ?? [{}];
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', timeStyle: 'medium' });
  expect(clock.format(new Date(from))).toBe('00:00:00');
});

test('an unreadable time shows an error and sends nothing', async () => {
  const onChange = show(TimeRangePanel);
  await type('从：时间（HH:mm）', '25:00');
  await apply();
  expect(screen.getByRole('alert').textContent).toContain('HH:mm');
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['numbers', NumberRangePanel, '5', ''],
  ['numbers', NumberRangePanel, '', '9'],
  ['times', TimeRangePanel, '2026-11-21T09:30:00.000Z', ''],
])('"Clear" removes both bounds of %s', async (_what, Panel, from, to) => {
  const onChange = show(Panel, from, to);
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(onChange.mock.calls).toEqual([[{ from: '', to: '' }]]);
});

test.each([
  ['numbers', NumberRangePanel],
  ['times', TimeRangePanel],
])('a range of %s without a bound has nothing to clear', (_what, Panel) => {
  show(Panel);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '清除' }).disabled).toBe(true);
});
