import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { actionsOf } from '../../../../src/runtime/actions/actionsOf.ts';
import { type BulkTarget, useRunBulkAction } from '../../../../src/runtime/actions/bulk/useRunBulkAction.tsx';
import { useRunAction } from '../../../../src/runtime/actions/useRunAction.tsx';
import { listenForKeys } from '../../../../src/runtime/command/shortcuts/listenForKeys.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { phraseGroup, setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { ConfirmDialog } from '../../../../src/runtime/feedback/dialog/ConfirmDialog.tsx';
import { Toasts } from '../../../../src/runtime/feedback/toast/Toasts.tsx';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeAll(async () => {
  await import('../../../../src/runtime/actions/dialogs/UndoRemoval.tsx');
  await import('../../../../src/runtime/actions/bulk/BulkResultDialog.tsx');
});
beforeEach(async () => {
  await enter('auth', 'erpdown');
  await phraseGroup('progress', 'zh-CN').load();
});
afterEach(() =>
  act(() => {
    for (const { id } of toastStore.get()) toastStore.close(id);
  }),
);

const removal = (resource: Resource) => {
  const action = actionsOf(resource).find(({ name }) => name === 'remove');
  if (!action) throw new Error('Nothing is removed.');
  return action;
};

function One({ resource }: { readonly resource: Resource }) {
  const { run, dialog } = useRunAction(resource);
  return (
    <>
      <button type="button" onClick={() => void run(removal(resource), { uuid: 'u1', name: '网关' })}>
        go
      </button>
      {dialog}
    </>
  );
}

function Many({ chosen }: { readonly chosen: BulkTarget }) {
  const { run, dialog } = useRunBulkAction(erpdown, async () => undefined);
  return (
    <>
      <button type="button" onClick={() => void run(removal(erpdown), chosen)}>
        go
      </button>
      {dialog}
    </>
  );
}

async function remove(runner: React.ReactNode) {
  render(
    <LocaleProvider>
      <main tabIndex={-1}>
        <input aria-label="elsewhere" />
        {runner}
      </main>
      <ConfirmDialog />
      <Toasts />
    </LocaleProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'go' }));
  const asked = await screen.findByRole('dialog');
  const question = asked.textContent;
  await userEvent.click(within(asked).getByRole('button', { name: '删除' }));
  return question;
}

const undo = () => screen.findByRole('button', { name: '撤销' });
const told = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));
const gone = { '/auth/remove': () => ({ success: true }) };
const failure = (status: number, body: object) => () =>
  Response.json({ success: false, ...body }, { status });

test('a removal that can be taken back says so, and is', async () => {
  const asked = stubService({ ...gone, '/auth/restore': () => ({ success: true, data: { uuid: 'u1' } }) });
  expect(await remove(<One resource={auth} />)).toContain('可立即撤销');
  expect(screen.getByRole('status').textContent).toContain('删除成功');
  (await undo()).focus();
  await userEvent.keyboard('{Enter}');
  await told('已撤销删除');
  expect(asked.find(({ path }) => path === '/auth/restore')?.query.get('uuid')).toBe('u1');
  expect(screen.queryByText('删除成功')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the key that undoes everywhere does it too, but not for who is typing', async () => {
  const asked = stubService({ ...gone, '/auth/restore': () => ({ success: true, data: { uuid: 'u1' } }) });
  const end = listenForKeys();
  await remove(<One resource={auth} />);
  expect((await undo()).getAttribute('aria-keyshortcuts')).toBe('Control+Z');
  await userEvent.click(screen.getByLabelText('elsewhere'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(asked.filter(({ path }) => path === '/auth/restore')).toEqual([]);
  act(() => screen.getByRole('main').focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  await told('已撤销删除');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(asked.filter(({ path }) => path === '/auth/restore')).toHaveLength(1);
  end();
});

test('a resource without the role offers nothing, and warns', async () => {
  stubService(gone);
  const { restore: _, ...roles } = auth.roles;
  expect(await remove(<One resource={{ ...auth, roles }} />)).toContain('删除后无法恢复');
  await told('删除成功');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test.each<{ given: string; answer: () => unknown; says: string; again: boolean }>([
  {
    given: 'a back end without the call',
    answer: () => new Response('Not Found', { status: 404 }),
    says: '该服务器不支持撤销删除。',
    again: false,
  },
  {
    given: 'a service whose turn has not come',
    answer: failure(501, { errorCode: 'NOT_IMPLEMENTED', message: '不支持' }),
    says: '该服务器不支持撤销删除。',
    again: false,
  },
  {
    given: 'a record that is kept no longer',
    answer: failure(404, { errorCode: 'NOT_FOUND', message: '只能在 30 分钟内撤销' }),
    says: '只能在 30 分钟内撤销',
    again: false,
  },
  {
    given: 'a name that was taken',
    answer: failure(409, { errorCode: 'DUPLICATE', message: '不能重复：名称' }),
    says: '不能重复：名称',
    again: false,
  },
  {
    given: 'a proxy in between that fails',
    answer: () => new Response('<html>', { status: 502 }),
    says: '请求错误，请重试。',
    again: true,
  },
])('$given is told in words; worth another try: $again', async ({ answer, says, again }) => {
  stubService({ ...gone, '/auth/restore': answer });
  await remove(<One resource={auth} />);
  await userEvent.click(await undo());
  await told(says);
  expect(screen.queryByRole('button', { name: '撤销' }) !== null).toBe(again);
});

const batch = (done: number, skipped: readonly object[] = []) => ({
  '/interfaceConfig/batch': () => ({ success: true, data: { done, skipped } }),
});

test('of many, those that went come back, each by its own call', async () => {
  const asked = stubService({
    ...batch(2, [{ uuid: 'b', name: 'B', reason: '未下线' }]),
    '/interfaceConfig/restore': ({ query }) =>
      query.get('uuid') === 'a' ? { success: true, data: {} } : failure(409, { message: '重名' })(),
  });
  await remove(<Many chosen={{ uuids: ['a', 'b', 'c'] }} />);
  const result = await screen.findByRole('dialog');
  expect(result.textContent).toContain('未下线');
  await userEvent.click(within(result).getByRole('button', { name: '撤销' }));
  await told('已撤销删除 1 条，1 条无法撤销');
  expect(document.body.textContent).toContain('c: 重名');
  expect(
    asked.filter(({ path }) => path === '/interfaceConfig/restore').map(({ query }) => query.get('uuid')),
  ).toEqual(['a', 'c']);
});

test('which records matched a filter nobody knows: there is nothing to undo', async () => {
  stubService(batch(2));
  await remove(<Many chosen={{ filter: {}, expectedCount: 2 }} />);
  await told('已处理 2 条');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('the button is worded in the language on screen', async () => {
  stubService(gone);
  await remove(<One resource={auth} />);
  await undo();
  await act(() => setLocale('en-US'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await act(() => setLocale('zh-CN'));
});
