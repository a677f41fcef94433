import { expect, test } from 'vitest';
import form from '../../../../../src/generated/forms/interfaceLog.ts';
import { choiceType } from '../../../../../src/runtime/fields/types/choice/choiceTypes.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter } from '../../../core/stubService.ts';

test.each([
  { value: 'ERROR', text: '错误', tone: 'negative' },
  { value: 'WARN', text: '警告', tone: 'warning' },
  { value: 'INFO', text: '信息', tone: undefined },
])('the level $value of a log entry is $text with the tone $tone', async ({ value, text, tone }) => {
  await enter('interfaceLog');
  const { level: field } = form.fields;
  if (!field) throw new Error('The interface log has no level.');
  const { container } = renderLocalized(
    <choiceType.Cell
      value={value}
      record={{ uuid: '1' }}
      field={field}
      entity="interfaceLog"
      path={['level']}
    />,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelector<HTMLElement>('[data-tone]')?.dataset.tone).toBe(tone);
});
