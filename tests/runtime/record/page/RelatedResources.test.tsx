import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { localeStore } from '../../../../src/runtime/core/i18n/localeStore.ts';
import { formModule, loadResource } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { LazyRelatedResources } from '../../../../src/runtime/record/page/tabModules.ts';
import { LazyRecordView } from '../../../../src/runtime/record/screen/lazyViews.ts';
import { ResourcePanel } from '../../../../src/runtime/record/screen/ResourcePanel.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { type Answers, enter, envelope, lateAnswer, page, stubService } from '../../core/stubService.ts';
import { stubPanels } from '../screen/stubPanels.tsx';

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover ??= () => {};

const parts = [
  'processSchemeIgnoreConfig',
  'ignoreUpdateConfig',
  'articleItemProcessingConfig',
  'configurationLog',
  'interfaceLog',
  'apiCallLog',
];

stubPanels();

beforeEach(async () => {
  await enter('erpdown', ...parts);
  await LazyRecordView.load();
  await LazyRelatedResources.load();
  for (const name of ['erpdown', ...parts]) await Promise.all([loadResource(name), formModule(name).load()]);
});

const row = { uuid: 'i1', version: 1, interfaceName: 'asn', interfaceType: 'ERP_DOWN', status: 'OFFLINE' };

function show(query: string, answers: Answers = {}, record: object = row) {
  const asked = stubService({
    '/interfaceConfig/query': () => page(record),
    '/interfaceConfig/isSupportFieldUpdate': () => envelope(false),
    ...answers,
  });
  navigate(`/erpdown?view=edit&uuid=i1&${query}`);
  renderPage(<ResourcePanel name="erpdown" title="ERP" tabs={null} />);
  return asked;
}

test.each([
  [false, ['处理方案忽略', '忽略更新']],
  [true, ['处理方案忽略', '忽略更新', '商品处理']],
])('a conditional tab is visible only if the service answers true; answer: %s', async (answer, want) => {
  show('section=rules', { '/interfaceConfig/isSupportFieldUpdate': () => envelope(answer) });
  const bar = await screen.findByRole('tablist', { name: '规则' });
  await waitFor(() =>
    expect(
      within(bar)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(want),
  );
});

test('a single record is read and saved with the uuid of its owner', async () => {
  const asked = show('section=rules&part=ignoreUpdateConfig', {
    '/ignoreUpdateConfig/queryConfig': () => envelope({ uuid: 'r1', version: 1, fields: ['code'] }),
    '/ignoreUpdateConfig': ({ body }) => envelope({ uuid: 'r1', version: 2, fields: body }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '移除 code' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(asked.some(({ path }) => path === '/ignoreUpdateConfig')).toBe(true));
  const named = asked.filter(({ path }) => path.startsWith('/ignoreUpdateConfig'));
  expect(named.map(({ path, query }) => [path, query.get('interfaceConfigUuid')])).toContainEqual([
    '/ignoreUpdateConfig/queryConfig',
    'i1',
  ]);
  const saved = named.find(({ path }) => path === '/ignoreUpdateConfig');
  expect(saved?.query.get('interfaceConfigUuid')).toBe('i1');
  expect(saved?.body).toEqual([]);
});

test.each([
  { given: 'saved before', read: { uuid: 'r1', version: 1, fields: ['code'] }, sent: '1' },
  { given: 'never saved', read: { version: 0, fields: ['code'] }, sent: '0' },
])('a conflict on a single record that was $given opens a dialog', async ({ read, sent }) => {
  const theirs = { uuid: 'r1', version: 2, fields: ['name'] };
  const versions: (string | null)[] = [];
  const asked = show('section=rules&part=ignoreUpdateConfig', {
    '/ignoreUpdateConfig/queryConfig': () => envelope(read),
    '/ignoreUpdateConfig': ({ query, body }) => {
      versions.push(query.get('version'));
      return versions.length === 1
        ? { success: false, errorCode: 'CONFLICT', message: 'changed', data: theirs }
        : envelope({ ...theirs, version: 3, fields: body });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '移除 code' }));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const dialog = await screen.findByRole('dialog');
  const groups = within(dialog).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(['字段 双方都修改过']);
  await userEvent.click(within(dialog).getByRole('radio', { name: /name/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: /保存/ }));
  await waitFor(() => expect(versions).toEqual([sent, '2']));
  expect(asked.filter(({ path }) => path === '/ignoreUpdateConfig').at(-1)?.body).toEqual(['name']);
});

test('a related record of an online owner is read-only, and a button takes the owner offline', async () => {
  show('section=rules&part=ignoreUpdateConfig', {}, { ...row, status: 'ONLINE' });
  expect(await screen.findByRole('button', { name: '下线并编辑' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});

const log = {
  uuid: 'l1',
  kind: 'interface',
  recordUuid: 'i1',
  recordName: 'asn',
  action: 'modify',
  loginId: 'op',
  time: '2026-11-21T06:00:00Z',
  changes: [{ field: 'type', before: 'HTTP', after: 'ACTIVE_MQ' }],
};

test('a row of a related list opens in a dialog, with its uuid in the URL and captions for its changes', async () => {
  const asked = show('section=logs&part=configurationLog', {
    '/configurationLog/query': () => page(log),
    '/configurationLog/l1': () => envelope(log),
  });
  await userEvent.click(await screen.findByText('op'));
  const dialog = await screen.findByRole('dialog');
  expect(currentLocation()).toContain('detail=l1');
  expect(asked.find(({ path }) => path === '/configurationLog/query')?.body).toMatchObject({
    recordUuid: 'i1',
  });
  const change = await within(dialog).findByRole('row', { name: /传输方式/ });
  expect(change.textContent).toContain('ActiveMQ');
  await userEvent.click(within(dialog).getByTitle('关闭'));
  expect(currentLocation()).not.toContain('detail');
});

test('an empty log list links to the docs of the interface', async () => {
  show('section=logs&part=interfaceLog', { '/interfacelog/query': () => page() });
  const link = await screen.findByRole('link', { name: '查看调用方式' }, { timeout: 20_000 });
  expect(link.getAttribute('href')).toBe('#/erpdown?view=edit&uuid=i1&section=docs');
  expect(document.body.textContent).toContain('按“文档”中的调用方式发送第一份单据');
});

const optional = '/interfaceConfig/isSupportFieldUpdate';
const partNames = () =>
  within(screen.getByRole('tablist', { name: '规则' }))
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

test.each([
  ['留在本页', 'ignoreUpdateConfig'],
  ['离开', 'processSchemeIgnoreConfig'],
])('another part asks before it discards input, and "%s" shows the part %s', async (name, want) => {
  show('section=rules&part=ignoreUpdateConfig', {
    '/ignoreUpdateConfig/queryConfig': () => envelope({ uuid: 'r1', version: 1, fields: ['code'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '移除 code' }));
  await userEvent.click(screen.getByRole('tab', { name: '处理方案忽略' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(currentLocation()).toContain('part=ignoreUpdateConfig');
  await userEvent.click(dialog.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentLocation()).toContain(`part=${want}`);
});

test.each(['忽略更新', '规则'])('the open tab "%s" asks nothing and keeps the input', async (name) => {
  show('section=rules&part=ignoreUpdateConfig', {
    '/ignoreUpdateConfig/queryConfig': () => envelope({ uuid: 'r1', version: 1, fields: ['code'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '移除 code' }));
  const location = currentLocation();
  await userEvent.click(screen.getByRole('tab', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentLocation()).toBe(location);
  await userEvent.click(screen.getByRole('tab', { name: '处理方案忽略' }));
  await userEvent.click(await screen.findByRole('button', { name: '留在本页' }));
});

test('a condition that cannot be read shows its error over the other parts, and can be read again', async () => {
  let isBroken = true;
  show('section=rules', {
    [optional]: () => (isBroken ? { success: false, message: '库坏了' } : envelope(true)),
  });
  await screen.findByText(/库坏了/);
  expect(partNames()).toEqual(['处理方案忽略', '忽略更新']);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(partNames()).toHaveLength(3));
  expect(screen.queryByText(/库坏了/)).toBeNull();
});

test('a failed later reading of a condition keeps the part and shows no error', async () => {
  let isBroken = false;
  const asked = show('section=rules', {
    [optional]: () => (isBroken ? { success: false, message: '库坏了' } : envelope(true)),
  });
  await waitFor(() => expect(partNames()).toHaveLength(3));
  isBroken = true;
  const before = asked.filter(({ path }) => path === optional).length;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked.filter(({ path }) => path === optional).length).toBe(before + 1));
  await screen.findByRole('tab', { name: '商品处理' });
  expect(screen.queryByText(/库坏了/)).toBeNull();
});

test('a back end without the condition does not offer the part', async () => {
  show('section=rules', { [optional]: () => Response.json({ success: false }, { status: 404 }) });
  await waitFor(() => expect(partNames()).toEqual(['处理方案忽略', '忽略更新']));
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('a tab without an offered part says so', async () => {
  stubService({ [optional]: () => envelope(false) });
  const { default: resource } = await import('../../../../src/generated/catalog/erpdown.ts');
  const tab = resource.recordTabs.find(({ id }) => id === 'rules') ?? expect.fail('no tab of rules');
  renderLocalized(
    <LazyRelatedResources
      tab={{ ...tab, subTabs: tab.subTabs.filter(({ visibleIf }) => visibleIf) }}
      title="规则"
      owner={{ resource, record: row, run: async () => true }}
    />,
  );
  expect(await screen.findByText(/规则/)).toBeDefined();
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('input stays while the answer about conditional parts is read in another language', async () => {
  const other = lateAnswer();
  let support: object = envelope(false);
  show('section=rules&part=ignoreUpdateConfig', {
    '/ignoreUpdateConfig/queryConfig': () => envelope({ uuid: 'r1', version: 1, fields: ['code', 'name'] }),
    '/interfaceConfig/isSupportFieldUpdate': () => support,
  });
  await userEvent.click(await screen.findByRole('button', { name: '移除 code' }));
  support = other.promise;
  act(() => localeStore.set('en-US'));
  expect(await screen.findByRole('button', { name: 'Remove name' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Remove code' })).toBeNull();
  other.resolve(envelope(false));
});
