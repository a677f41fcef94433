import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { RangePanel, toLocalMinute } from '../../../../src/runtime/list/filters/RangeFilter.tsx';
import { enter } from '../../core/stubService.ts';

beforeEach(() => enter());

function show(isTime: boolean, from = '', to = '') {
  const onChange = vi.fn();
  render(
    <LocaleProvider>
      <RangePanel isTime={isTime} from={from} to={to} onChange={onChange} />
    </LocaleProvider>,
  );
  return onChange;
}

const type = async (name: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  if (text !== '') await userEvent.type(screen.getByLabelText(name), text);
};

test.each([
  ['two bounds', '5', '9', { from: '5', to: '9' }],
  ['no upper bound', '5', '', { from: '5', to: '' }],
  ['no bounds', '', '', { from: '', to: '' }],
])('a number range with %s calls onChange', async (_what, from, to, want) => {
  const onChange = show(false, '1', '2');
  await type('不小于', from);
  await type('小于', to);
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(onChange).toHaveBeenCalledWith(want);
});

test.each([
  ['10', '9'],
  ['9', '9'],
])('an empty range from %s to %s shows an error and sends nothing', async (from, to) => {
  const onChange = show(false, from, to);
  expect(screen.getByRole('alert').textContent).toContain('结束值必须大于起始值');
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(onChange).not.toHaveBeenCalled();
});

test.each([
  ['近 1 小时', 1],
  ['近 24 小时', 24],
  ['近 7 天', 168],
])('the button %s sets a start time and no end', async (name, hours) => {
  const onChange = show(true);
  const before = Date.now();
  await userEvent.click(screen.getByRole('button', { name }));
  const [{ from, to }] = onChange.mock.calls[0] ?? [{}];
  expect(to).toBe('');
  expect(Date.parse(from)).toBeGreaterThanOrEqual(before - hours * 3_600_000);
  expect(Date.parse(from)).toBeLessThanOrEqual(Date.now() - hours * 3_600_000);
});

test('a time keeps its minute in the input and in the request', async () => {
  const instant = '2026-11-21T09:30:00.000Z';
  const onChange = show(true, instant);
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(onChange).toHaveBeenCalledWith({ from: instant, to: '' });
});

test.each(['', 'yesterday'])('toLocalMinute of "%s" returns an empty text', (text) => {
  expect(toLocalMinute(text)).toBe('');
});
