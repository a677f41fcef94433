import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import partnerKey from '../../../../../src/generated/catalog/partnerKey.ts';
import keyForm from '../../../../../src/generated/forms/partnerKey.ts';
import { InTimeZone } from '../../../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

const record: Row = { uuid: 'k1', version: 1, name: 'SAP', calls: ['DOCUMENT'], overlapHours: 24 };

/** Shows the form of a key in Shanghai, and returns its inputs and the function that saves. */
async function show(expiresAt?: string) {
  stubService();
  await enter('partnerKey');
  const save = vi.fn(async (_record: unknown) => undefined);
  renderLocalized(
    <InTimeZone timeZone="Asia/Shanghai">
      <SchemaForm
        form={keyForm}
        owner={partnerKey}
        record={{ ...record, ...(expiresAt && { expiresAt }) }}
        save={save}
      />
    </InTimeZone>,
  );
  const day = await screen.findByLabelText<HTMLInputElement>('到期时间：日期');
  return { day, time: screen.getByLabelText<HTMLInputElement>('到期时间：时间（HH:mm）'), save };
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

test.each<[given: string | undefined, day: string, time: string]>([
  ['2026-12-31T16:00:00.000Z', '2027-01-01', '00:00'],
  ['2026-06-30T01:30:45.000Z', '2026-06-30', '09:30'],
  [undefined, '', ''],
])('the form shows the instant %s as %s %s in its time zone', async (given, day, time) => {
  const inputs = await show(given);
  expect([inputs.day.value, inputs.time.value]).toEqual([day, time]);
  expect(screen.getByText('时区：Asia/Shanghai')).toBeDefined();
});

test.each<[day: string, time: string, want: unknown]>([
  ['2027-01-01', '0930', '2027-01-01T01:30:00.000Z'],
  ['2027-01-01', '', '2026-12-31T16:00:00.000Z'],
])('the form saves %s %s as %s', async (day, time, want) => {
  const inputs = await show();
  await userEvent.type(inputs.day, day);
  if (time !== '') await userEvent.type(inputs.time, time);
  await submit();
  expect(inputs.save).toHaveBeenCalledWith(expect.objectContaining({ expiresAt: want }), expect.anything());
});

test('a time without a day stays as typed and has an error', async () => {
  const { time, save } = await show();
  await userEvent.type(time, '9:30');
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect([time.value, time.getAttribute('aria-invalid')]).toEqual(['09:30', 'true']);
});

test('an operator who only visits the time keeps the instant with its seconds', async () => {
  const { time, save } = await show('2026-06-30T01:30:45.000Z');
  await userEvent.click(time);
  await userEvent.tab();
  await submit();
  expect(save).not.toHaveBeenCalled();
});

test('a cleared instant is removed', async () => {
  const { day, time, save } = await show('2026-12-31T16:00:00.000Z');
  await userEvent.clear(time);
  await userEvent.clear(day);
  await submit();
  expect(save).toHaveBeenCalledTimes(1);
  const [sent] = save.mock.calls[0] ?? [];
  expect(sent).not.toEqual(expect.objectContaining({ expiresAt: expect.anything() }));
});
