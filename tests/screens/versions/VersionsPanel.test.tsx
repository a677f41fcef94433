import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { companyStore } from '../../../src/runtime/api/companyStore.ts';
import { phraseGroup } from '../../../src/runtime/core/i18n/phrases.ts';
import { loadResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { LazyConfirmationDialog } from '../../../src/runtime/feedback/dialog/ConfirmDialog.tsx';
import { VersionsPanel } from '../../../src/screens/versions/VersionsPanel.tsx';
import { renderPage } from '../../runtime/core/renderPage.tsx';
import { type Asked, enter, envelope, page, stubService } from '../../runtime/core/stubService.ts';

beforeEach(async () => {
  await enter('auth', 'configurationLog');
  await phraseGroup('versions', 'zh-CN').load();
  await LazyConfirmationDialog.load();
});

const entry = {
  uuid: 'v1',
  kind: 'auth',
  recordUuid: 'a1',
  recordName: 'SAP login',
  action: 'modify',
  loginId: 'op',
  time: '2026-11-21T06:00:00Z',
  record: '{"username":"before"}',
};
const changes = [{ field: 'username', before: 'now', after: 'before' }];

async function show(
  comparison: object,
  record: object = entry,
  compare: (asked: Asked) => unknown = () => envelope(comparison),
) {
  const others = [
    { ...entry, uuid: 'v2', loginId: 'other' },
    entry,
    { ...entry, uuid: 'v3', action: 'export' },
  ];
  const asked = stubService({
    '/configurationLog/query': () => page(...others),
    '/configurationLog/compare': compare,
    '/configurationLog/restoreVersion': () => envelope(undefined),
  });
  const resource = await loadResource('configurationLog');
  const owner = { resource, record: { ...entry, ...record }, run: async () => true };
  renderPage(<VersionsPanel tab="t" title="t" tabs={null} constants={{}} owner={owner} />);
  return asked;
}

const restoreButton = () => screen.findByRole<HTMLButtonElement>('button', { name: '恢复该版本…' });

test('a version is restored after a confirmation, with the version of the current record', async () => {
  const asked = await show({ changes, version: 7 });
  expect((await screen.findByRole('row', { name: /用户名/ })).textContent).toBe('用户名nowbefore');
  await userEvent.click(await restoreButton());
  expect((await screen.findByRole('dialog')).textContent).toContain('“SAP login”的 1 个字段将按所示变更');
  await userEvent.click(screen.getByRole('button', { name: '恢复版本' }));
  await waitFor(() => {
    const sent = asked.find(({ path }) => path === '/configurationLog/restoreVersion');
    expect([sent?.query.get('uuid'), sent?.query.get('version')]).toEqual(['v1', '7']);
  });
});

test('the confirmation names the kind of a record without a name', async () => {
  await show({ changes, version: 7 }, { recordName: undefined });
  await userEvent.click(await restoreButton());
  expect((await screen.findByRole('dialog')).textContent).toContain('“认证配置”的 1 个字段将按所示变更');
  await userEvent.click(screen.getByRole('button', { name: '返回' }));
});

test('another version is compared and not restored', async () => {
  const asked = await show({ changes });
  const select = await screen.findByRole('combobox', { name: '对比' });
  await waitFor(() => expect(select.querySelectorAll('option')).toHaveLength(2));
  // Entries without a version do not fill the page.
  const versioned = ['create', 'modify', 'restore', 'restoreVersion', 'copy', 'import'];
  expect(asked.find(({ path }) => path === '/configurationLog/query')?.body).toMatchObject({
    action: versioned,
  });
  await userEvent.selectOptions(select, 'v2');
  await screen.findByText('该版本与所选版本的差异如下。');
  expect(asked.at(-1)?.query.get('otherUuid')).toBe('v2');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the differences to another version do not appear before their answer', async () => {
  const never = new Promise(() => {});
  await show({}, entry, ({ query }) => (query.has('otherUuid') ? never : envelope({ changes, version: 7 })));
  const select = await screen.findByRole('combobox', { name: '对比' });
  await screen.findByRole('row', { name: /用户名/ });
  await waitFor(() => expect(select.querySelectorAll('option')).toHaveLength(2));
  await userEvent.selectOptions(select, 'v2');
  expect(screen.queryByRole('row', { name: /用户名/ })).toBeNull();
  await userEvent.selectOptions(select, '');
  await screen.findByRole('row', { name: /用户名/ });
});

test.each([
  { given: { changes: [], version: 7 }, want: '两者内容相同。' },
  { given: { changes, version: 7, problem: '请先下线' }, want: '请先下线' },
])('the button is disabled: $want', async ({ given, want }) => {
  await show(given);
  await screen.findByText(want);
  expect((await restoreButton()).disabled).toBe(true);
});

test('an entry without a version says so', async () => {
  await show({ changes }, { record: undefined });
  await screen.findByText(/该条目未保存版本/);
});

test('an operator sees the role that the restoration needs', async () => {
  onTestFinished(() => companyStore.set([]));
  companyStore.set([{ uuid: 'c1', name: 'C', role: 'operator' }]);
  await show({ changes, version: 7 });
  expect((await restoreButton()).getAttribute('aria-description')).toMatch(/需要“.+”角色/);
});
