import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { appearanceStore } from '../../../../src/runtime/core/theme/appearance.ts';
import { OperatorPanel } from '../../../../src/runtime/shell/bar/OperatorPanel.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(() => enter());

async function show(loginId: string) {
  const asked = stubService();
  const { container } = await act(async () => renderLocalized(<OperatorPanel loginId={loginId} />));
  await screen.findByRole('button', { name: '退出登录' });
  return { asked, container };
}

test.each([
  { loginId: 'op', want: '当前操作员：op' },
  { loginId: '', want: undefined },
])('the panel of the operator "$loginId" shows $want', async ({ loginId, want }) => {
  const { container } = await show(loginId);
  expect(container.querySelector('p')?.textContent).toBe(want);
});

test.each([
  { name: '紧凑显示', setting: 'compact' },
  { name: '深色主题', setting: 'dark' },
] as const)('the checkbox $name sets "$setting" and back', async ({ name, setting }) => {
  await show('op');
  const checkbox = screen.getByRole<HTMLInputElement>('checkbox', { name });
  const before = appearanceStore.get()[setting];
  for (const want of [!before, before]) {
    fireEvent.click(checkbox);
    expect([appearanceStore.get()[setting], checkbox.checked]).toEqual([want, want]);
  }
});

test('the button signs out', async () => {
  const { asked } = await show('op');
  fireEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(sessionStore.get()).toBeUndefined());
  expect(asked.map(({ path }) => path)).toContain('/logout');
});
