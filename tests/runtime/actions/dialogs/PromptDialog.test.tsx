import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PromptDialog } from '../../../../src/runtime/actions/dialogs/PromptDialog.tsx';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { enter } from '../../core/stubService.ts';

beforeEach(() => enter());

function show(required: boolean) {
  const onClose = vi.fn();
  render(
    <LocaleProvider>
      <PromptDialog
        title="取消：RK1"
        consequence="不再处理"
        confirm="取消单据"
        danger={false}
        prompt={{ parameter: 'reason', required, maxLength: 5 }}
        caption="原因"
        onClose={onClose}
      />
    </LocaleProvider>,
  );
  return onClose;
}

const answer = async (text: string) => {
  if (text !== '') await userEvent.type(screen.getByRole('textbox'), text);
  await userEvent.click(screen.getByRole('button', { name: '取消单据' }));
};

test.each([
  ['an answer', true, ' 重复 ', '重复'],
  ['no answer where none is required', false, '', ''],
])('%s', async (_what, required, typed, want) => {
  const onClose = show(required);
  await answer(typed);
  expect(onClose).toHaveBeenCalledWith(want);
});

test.each([
  ['nothing', '', '原因不能为空'],
  ['blanks', '  ', '原因不能为空'],
  ['too much', '123456', '原因不能超过 5 个字符'],
])('%s: the problem stands under the field, and nothing is done', async (_what, typed, want) => {
  const onClose = show(true);
  await answer(typed);
  const input = screen.getByRole('textbox');
  const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(want);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(onClose).not.toHaveBeenCalled();
});

test('it can be given up', async () => {
  const onClose = show(true);
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(onClose).toHaveBeenCalledWith(undefined);
});
