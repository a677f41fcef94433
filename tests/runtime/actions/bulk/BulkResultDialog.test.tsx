import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { BulkResultDialog } from '../../../../src/runtime/actions/bulk/BulkResultDialog.tsx';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

beforeEach(async () => {
  await enter();
  await phraseGroup('progress').load();
});

const skippedRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    uuid: `u${index}`,
    name: `RK${index}`,
    reason: '正在处理',
  }));

interface Result {
  readonly skipped?: number;
  readonly left?: number;
  readonly problem?: string;
}

test.each<[given: Result, texts: readonly string[], rows: number, last?: string]>([
  [{}, ['已处理 1,200 条'], 0],
  [{ skipped: 1 }, ['已处理 1,200 条，跳过 1 条'], 1, 'RK0 正在处理'],
  [{ skipped: 1201 }, ['已处理 1,200 条，跳过 1,201 条'], 101, '显示更多（1101）'],
  [{ left: 1000 }, ['已处理 1,200 条', '已取消，未执行 1,000 条。'], 0],
  [
    { left: 1000, problem: '库坏了。' },
    ['已处理 1,200 条', '执行中断：库坏了。 有 1,000 条未确认，重试前请先核对列表。'],
    0,
  ],
])('the result %j reads %j', async ({ skipped = 0, left = 0, problem }, texts, rows, last) => {
  const onClose = vi.fn();
  const { container } = renderLocalized(
    <BulkResultDialog
      title="重置"
      done={1200}
      skipped={skippedRecords(skipped)}
      left={left}
      problem={problem}
      onClose={onClose}
    />,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(texts);
  const listed = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect([listed.length, listed.at(-1)]).toEqual([rows, last]);
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledOnce();
});
