import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import auth from '../../../../src/generated/catalog/auth.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { actionsOf } from '../../../../src/runtime/actions/actionsOf.ts';
import { type BulkTarget, useRunBulkAction } from '../../../../src/runtime/actions/bulk/useRunBulkAction.tsx';
import { useRunAction } from '../../../../src/runtime/actions/useRunAction.tsx';
import { listenForKeys } from '../../../../src/runtime/command/shortcuts/listenForKeys.ts';
import { phraseGroup, setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { LazyToastCard } from '../../../../src/runtime/feedback/toast/Toasts.tsx';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { enter, stubService } from '../../core/stubService.ts';

beforeAll(async () => {
  await import('../../../../src/runtime/actions/dialogs/UndoRemoval.tsx');
  await import('../../../../src/runtime/actions/bulk/BulkResultDialog.tsx');
});
beforeEach(async () => {
  await enter('auth', 'erpdown');
  await phraseGroup('progress', 'zh-CN').load();
  await LazyToastCard.load();
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
  const { run } = useRunAction(resource);
  return (
    <button type="button" onClick={() => void run(removal(resource), { uuid: 'u1', name: '网关' })}>
      go
    </button>
  );
}

function Many({ chosen }: { readonly chosen: BulkTarget }) {
  const { run } = useRunBulkAction(erpdown, async () => undefined);
  return (
    <button type="button" onClick={() => void run(removal(erpdown), chosen)}>
      go
    </button>
  );
}

async function remove(runner: React.ReactNode) {
  renderPage(
    <main tabIndex={-1}>
      <input aria-label="elsewhere" />
      {runner}
    </main>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'go' }));
  const asked = await screen.findByRole('dialog');
  const question = asked.textContent;
  await userEvent.click(within(asked).getByRole('button', { name: '删除' }));
  return question;
}

const undo = () => screen.findByRole('button', { name: '撤销' });
const waitForText = (words: string) => waitFor(() => expect(document.body.textContent).toContain(words));
const gone = { '/auth/remove': () => ({ success: true }) };
const failure = (status: number, body: object) => () =>
  Response.json({ success: false, ...body }, { status });

test('a removal announces that it can be undone, and Undo restores the record', async () => {
  const asked = stubService({ ...gone, '/auth/restore': () => ({ success: true, data: { uuid: 'u1' } }) });
  expect(await remove(<One resource={auth} />)).toContain('可立即撤销');
  expect(screen.getByRole('status').textContent).toContain('删除成功');
  (await undo()).focus();
  await userEvent.keyboard('{Enter}');
  await waitForText('已撤销删除');
  expect(asked.find(({ path }) => path === '/auth/restore')?.query.get('uuid')).toBe('u1');
  expect(screen.queryByText('删除成功')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('Ctrl+Z undoes a removal once, except while the focus is in a text field', async () => {
  const asked = stubService({ ...gone, '/auth/restore': () => ({ success: true, data: { uuid: 'u1' } }) });
  const end = listenForKeys();
  await remove(<One resource={auth} />);
  expect((await undo()).getAttribute('aria-keyshortcuts')).toBe('Control+Z');
  await userEvent.click(screen.getByLabelText('elsewhere'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(asked.filter(({ path }) => path === '/auth/restore')).toEqual([]);
  act(() => screen.getByRole('main').focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitForText('已撤销删除');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(asked.filter(({ path }) => path === '/auth/restore')).toHaveLength(1);
  end();
});

test('a resource without the role restore warns before a removal and offers no Undo', async () => {
  stubService(gone);
  const { restore: _, ...roles } = auth.roles;
  expect(await remove(<One resource={{ ...auth, roles }} />)).toContain('删除后无法恢复');
  await waitForText('删除成功');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test.each<{ given: string; answer: () => unknown; message: string; again: boolean }>([
  {
    given: 'a back end without the operation',
    answer: () => new Response('Not Found', { status: 404 }),
    message: '当前服务器不支持撤销删除。',
    again: false,
  },
  {
    given: 'a service that does not implement the operation',
    answer: failure(501, { errorCode: 'NOT_IMPLEMENTED', message: '不支持' }),
    message: '当前服务器不支持撤销删除。',
    again: false,
  },
  {
    given: 'a record that has left the recycle bin',
    answer: failure(404, { errorCode: 'NOT_FOUND', message: '只能在 30 分钟内撤销' }),
    message: '只能在 30 分钟内撤销',
    again: false,
  },
  {
    given: 'a name that another record has taken',
    answer: failure(409, { errorCode: 'DUPLICATE', message: '不能重复：名称' }),
    message: '不能重复：名称',
    again: false,
  },
  {
    given: 'a proxy that answers with an error',
    answer: () => new Response('<html>', { status: 502 }),
    message: '请求错误，请重试。',
    again: true,
  },
])('Undo shows a message for $given and remains available: $again', async ({ answer, message, again }) => {
  stubService({ ...gone, '/auth/restore': answer });
  await remove(<One resource={auth} />);
  await userEvent.click(await undo());
  await waitForText(message);
  expect(screen.queryByRole('button', { name: '撤销' }) !== null).toBe(again);
});

const batch = (done: number, skipped: readonly object[] = []) => ({
  '/interfaceConfig/batch': () => ({ success: true, data: { done, skipped } }),
});

test('Undo of a bulk removal restores each removed record with its own call', async () => {
  const asked = stubService({
    ...batch(2, [{ uuid: 'b', name: 'B', reason: '未下线' }]),
    '/interfaceConfig/restore': ({ query }) =>
      query.get('uuid') === 'a' ? { success: true, data: {} } : failure(409, { message: '重名' })(),
  });
  await remove(<Many chosen={{ uuids: ['a', 'b', 'c'] }} />);
  const result = await screen.findByRole('dialog');
  expect(result.textContent).toContain('未下线');
  await userEvent.click(within(result).getByRole('button', { name: '撤销' }));
  await waitForText('已撤销删除 1 条，1 条无法撤销');
  expect(document.body.textContent).toContain('c: 重名');
  expect(
    asked.filter(({ path }) => path === '/interfaceConfig/restore').map(({ query }) => query.get('uuid')),
  ).toEqual(['a', 'c']);
});

test('a second Undo of a bulk removal restores only the records whose calls had no answer', async () => {
  let isDown = true;
  const asked = stubService({
    ...batch(2),
    '/interfaceConfig/restore': ({ query }) =>
      isDown && query.get('uuid') === 'b'
        ? new Response('<html>', { status: 502 })
        : { success: true, data: {} },
  });
  await remove(<Many chosen={{ uuids: ['a', 'b'] }} />);
  await userEvent.click(await undo());
  await waitForText('已撤销删除 1 条，1 条无法撤销');
  isDown = false;
  await userEvent.click(await undo());
  await waitFor(() =>
    expect(
      asked.filter(({ path }) => path === '/interfaceConfig/restore').map(({ query }) => query.get('uuid')),
    ).toEqual(['a', 'b', 'b']),
  );
  await waitForText('已撤销删除');
});

test('a bulk removal by filter offers no Undo, because its records are unknown', async () => {
  stubService(batch(2));
  await remove(<Many chosen={{ filter: {}, expectedCount: 2 }} />);
  await waitForText('已处理 2 条');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('the Undo button follows a change of the language', async () => {
  stubService(gone);
  await remove(<One resource={auth} />);
  await undo();
  await act(() => setLocale('en-US'));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await act(() => setLocale('zh-CN'));
});
