import type { WidgetProps } from '@rjsf/utils';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '../../../../../src/contract/model/resource.ts';
import { type FormScope, FormScopeContext } from '../../../../../src/runtime/fields/FormScope.ts';
import { InTimeZone } from '../../../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { CronInput, TimeInput } from '../../../../../src/runtime/fields/types/schedule/scheduleInputs.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

beforeEach(async () => {
  const centers = [{ code: 'NY01', name: 'New York', timeZone: 'America/New_York' }];
  stubService({ '/dc/list/company': () => ({ success: true, data: centers }) });
  await enter();
});

const dcCode: Field = {
  type: 'string',
  reference: { operation: 'dc.listCompany', value: 'code', label: 'name', timeZone: 'timeZone' },
};

const Input = ({ value, placeholder, onChange, onBlur }: WidgetProps) => (
  <input
    value={value ?? ''}
    placeholder={placeholder}
    onChange={({ target }) => onChange(target.value)}
    onBlur={({ target }) => onBlur('time', target.value === '' ? undefined : target.value)}
  />
);

/** The preview loads when it is first shown, so the component then suspends for a moment. */
async function show(
  Widget: ComponentType<WidgetProps>,
  given: Partial<WidgetProps> = {},
  fields: Readonly<Record<string, Field>> = { dcCode },
) {
  const onChange = vi.fn();
  // The widgets read only these members of their form and their properties.
  const scope = { form: { fields }, data: { dcCode: 'NY01' } } as unknown as FormScope;
  function Host() {
    const [value, setValue] = useState<unknown>(given.value);
    const props = {
      registry: { templates: { BaseInputTemplate: Input } },
      options: {},
      onBlur: vi.fn(),
      ...given,
      value,
      onChange: (next: unknown) => {
        onChange(next);
        setValue(next);
      },
    } as unknown as WidgetProps;
    return <Widget {...props} />;
  }
  const { container } = await act(async () =>
    renderLocalized(
      <InTimeZone timeZone="Asia/Shanghai">
        <FormScopeContext value={scope}>
          <Host />
        </FormScopeContext>
      </InTimeZone>,
    ),
  );
  return { container, onChange };
}

const runs = () => screen.findAllByText(/接下来的执行时间/);

test.each([
  ['a time', TimeInput, '20:30', ' 20:30:00'],
  ['a schedule', CronInput, '15 4 * * *', ' 04:15:00'],
])('%s has its next runs below, in the zone of the record', async (_what, Widget, value, hour) => {
  const { container } = await show(Widget, { value });
  await waitFor(() => expect(container.textContent).toContain('America/New_York'));
  const times = [...container.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(times).toHaveLength(5);
  expect(times.filter((time) => time?.endsWith(hour))).toHaveLength(5);
});

test.each<[what: string, Widget: ComponentType<WidgetProps>, given: Partial<WidgetProps>]>([
  ['no time', TimeInput, {}],
  ['an invalid time', TimeInput, { value: '25:00' }],
  ['no schedule', CronInput, {}],
  ['an empty schedule', CronInput, { value: ' ' }],
  ['a schedule with an error of the form', CronInput, { value: '15 4 * * *', rawErrors: ['No'] }],
])('%s has no runs below', async (_what, Widget, given) => {
  await show(TimeInput, { value: '20:30' });
  const { container } = await show(Widget, given);
  // The preview above is then loaded.
  await runs();
  expect(container.textContent).toBe('');
});

test('a time of a record without a zone has no runs below', async () => {
  await show(TimeInput, { value: '20:30' });
  const { container } = await show(TimeInput, { value: '20:30' }, {});
  await runs();
  expect(container.textContent).toBe('');
});

test.each([
  [undefined, 'HH:mm'],
  ['8:00', '8:00'],
])('the placeholder %s of a time is shown as %s', async (placeholder, want) => {
  await show(TimeInput, { placeholder });
  expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe(want);
});

test.each([
  [undefined, '', []],
  ['20:30', '20:30', []],
  ['soon', 'soon', []],
  ['930', '09:30', ['09:30']],
  [' 20.15 ', '20:15', ['20:15']],
])('a time entered as %j becomes "%s" when the focus leaves', async (value, want, changes) => {
  const onBlur = vi.fn();
  const { onChange } = await show(TimeInput, { value, onBlur });
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  expect(onChange.mock.calls.flat()).toEqual(changes);
  expect(onBlur.mock.calls).toEqual([['time', want]]);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(want);
});
