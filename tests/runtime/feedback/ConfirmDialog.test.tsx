import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

vi.mock('../../../src/runtime/catalog.ts', () => import('../stubCatalog.ts'));

const { ConfirmDialog } = await import('../../../src/runtime/feedback/ConfirmDialog.tsx');
const { confirmStore } = await import('../../../src/runtime/feedback/confirmStore.ts');
const { LocaleProvider } = await import('../../../src/runtime/i18n/LocaleProvider.tsx');
const { loadPhrases } = await import('../../../src/runtime/i18n/phrases.ts');

await loadPhrases('zh-CN');

async function ask(danger: boolean) {
  render(
    <LocaleProvider>
      <ConfirmDialog />
    </LocaleProvider>,
  );
  let answer: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    answer = confirmStore.ask({
      title: '下线 asn',
      consequence: '新的单据将被拒绝',
      confirm: '下线',
      danger,
    });
  });
  return answer;
}

test.each([
  { press: '下线', want: true },
  { press: '取消', want: false },
])('$press answers $want', async ({ press, want }) => {
  const answer = ask(true);
  expect((await screen.findByRole('dialog', { name: '下线 asn' })).textContent).toContain('新的单据将被拒绝');
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(await answer).toBe(want);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the focus is on going ahead only when that is harmless', async () => {
  const answer = ask(false);
  expect((await screen.findByRole('button', { name: '下线' })) === document.activeElement).toBe(true);
  await act(async () => confirmStore.get()?.answer(false));
  await answer;
});
