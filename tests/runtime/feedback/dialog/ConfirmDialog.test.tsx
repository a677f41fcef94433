import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderLocalized } from '../../core/renderLocalized.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));

const { ConfirmDialog } = await import('../../../../src/runtime/feedback/dialog/ConfirmDialog.tsx');
const { confirmStore } = await import('../../../../src/runtime/feedback/dialog/confirmStore.ts');
const { navigate } = await import('../../../../src/runtime/core/routing/hashLocation.ts');
const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');

await loadPhrases('zh-CN');

async function ask(danger: boolean) {
  renderLocalized(<ConfirmDialog />);
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
  { press: '返回', want: false },
])('the button $press answers $want', async ({ press, want }) => {
  const answer = ask(true);
  expect((await screen.findByRole('dialog', { name: '下线 asn' })).textContent).toContain('新的单据将被拒绝');
  await userEvent.click(screen.getByRole('button', { name: press }));
  expect(await answer).toBe(want);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the confirm button of a harmless confirmation has the focus', async () => {
  const answer = ask(false);
  expect((await screen.findByRole('button', { name: '下线' })) === document.activeElement).toBe(true);
  await act(async () => confirmStore.get()?.shown.answer(false));
  await answer;
});

test.each([
  { move: 'the list of another family', to: '/erpup', want: false },
  { move: 'another record', to: '/erpdown?view=edit&uuid=i2', want: false },
  { move: 'the current page', to: '/erpdown', want: undefined },
])('a navigation to $move answers $want', async ({ to, want }) => {
  navigate('/erpdown');
  onTestFinished(() => act(() => confirmStore.get()?.shown.answer(false)));
  let confirmed: boolean | undefined;
  const answer = ask(true).then((yes) => {
    confirmed = yes;
  });
  await screen.findByRole('dialog');
  await act(async () => navigate(to));
  expect(confirmed).toBe(want);
  expect(screen.queryByRole('dialog') === null).toBe(want === false);
  await act(async () => confirmStore.get()?.shown.answer(false));
  await answer;
});
