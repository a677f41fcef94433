import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PromptDialog } from '../../../../src/runtime/actions/dialogs/PromptDialog.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(() => enter());

function show(required: boolean) {
  const onClose = vi.fn();
  renderLocalized(
    <PromptDialog
      title="取消：RK1"
      consequence="不再处理"
      confirm="取消单据"
      danger={false}
      prompt={{ parameter: 'reason', required, maxLength: 5 }}
      caption="原因"
      onClose={onClose}
    />,
  );
  return onClose;
}

const answer = async (text: string) => {
  if (text !== '') await userEvent.type(screen.getByRole('textbox'), text);
  await userEvent.click(screen.getByRole('button', { name: '取消单据' }));
};

test.each([
  ['the dialog returns the trimmed answer', true, ' 重复 ', '重复'],
  ['the dialog returns an empty answer if none is required', false, '', ''],
])('%s', async (_what, required, typed, want) => {
  const onClose = show(required);
  await answer(typed);
  expect(onClose).toHaveBeenCalledWith(want);
});

test.each([
  ['no characters', '', '原因不能为空'],
  ['spaces', '  ', '原因不能为空'],
  ['too many characters', '123456', '原因不能超过 5 个字符'],
])('an answer of %s shows an error under the field and keeps the dialog open', async (_what, typed, want) => {
  const onClose = show(true);
  await answer(typed);
  const input = screen.getByRole('textbox');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(want);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['', 'false'],
  ['12345', 'false'],
  ['123456', 'true'],
])('before the first confirmation, the answer "%s" is invalid: %s', async (typed, want) => {
  show(true);
  const input = screen.getByRole('textbox');
  if (typed !== '') await userEvent.type(input, typed);
  expect(input.getAttribute('aria-invalid')).toBe(want);
});

test('the back button closes the dialog without an answer', async () => {
  const onClose = show(true);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(onClose).toHaveBeenCalledWith(undefined);
});
