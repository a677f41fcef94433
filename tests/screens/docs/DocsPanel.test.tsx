import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import interfaces from '../../../src/generated/catalog/interface.ts';
import { companyStore } from '../../../src/runtime/api/companyStore.ts';
import { formModule, loadResource } from '../../../src/runtime/core/lazy/resourceModules.ts';
import { loadTask } from '../../../src/runtime/core/lazy/taskModules.ts';
import { currentLocation, navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { LazyNewRecord } from '../../../src/runtime/record/screen/lazyViews.ts';
import { loadPanel, providePanels } from '../../../src/runtime/record/screen/panels.tsx';
import { docsResourceOf } from '../../../src/screens/docs/DocsPanel.tsx';
import { ApiDocPage, InterfaceLogs } from '../../../src/screens/docs/lazyViews.ts';
import { recordFiles } from '../../runtime/core/recordFiles.ts';
import {
  type Answers,
  enter,
  envelope,
  lateAnswer,
  page,
  stubService,
} from '../../runtime/core/stubService.ts';
import { renderScreen } from '../../runtime/record/screen/renderScreen.tsx';

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover ??= () => {};

const docs = async () => (await import('../../../src/screens/docs/DocsPanel.tsx')).DocsPanel;
const source = { phrases: ['docs'], load: docs };
providePanels({
  docs: source,
  mapping: source,
  debugging: source,
  overview: source,
  failures: source,
  timeline: source,
  versions: source,
});

// The panel loads these modules lazily. Their compilation takes longer than a test waits.
beforeAll(async () => {
  ApiDocPage.preload();
  InterfaceLogs.preload();
  await Promise.all([
    import('../../../src/screens/docs/apiDoc/ApiDocPage.tsx'),
    import('../../../src/screens/docs/apiDoc/source/expressionPaths.ts'),
    import('../../../src/screens/docs/InterfaceLogs.tsx'),
    import('../../../src/screens/docs/testRequest/RequestTab.tsx'),
    import('../../../src/screens/docs/testRequest/ResponseTab.tsx'),
  ]);
});

beforeEach(async () => {
  await enter('interface', 'interfaceLog', 'apiCallLog');
  await Promise.all([
    loadPanel('docs'),
    ...['interface', 'interfaceLog', 'apiCallLog'].map(loadResource),
    formModule('interface').load(),
    loadTask('testRequest'),
    LazyNewRecord.load(),
  ]);
});

const asn = {
  uuid: 'i1',
  interfaceName: 'asn',
  interfaceType: 'WCS_DOWN',
  type: 'HTTP',
  method: 'POST',
  address: 'http://wcs.test/asn',
  status: 'OFFLINE',
  debug: false,
  fieldMappings: [
    { lineNo: 1, targetField: 'no', type: 'STRING', functionType: 'FIXED_VALUE', expression: 'A' },
  ],
};

function show(route: string, answers: Answers = {}) {
  const asked = stubService({
    '/interfaceConfig/query': () => page(asn),
    '/erp/query': () => page(),
    '/interfacelog/query': () => page(),
    ...answers,
  });
  renderScreen(route);
  return asked;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));

test.each(['/', '/?tab=2&service=asn', '/?tab=3', '/?tab=4'])(
  'every tab of the route "/" queries the docs list: %s',
  async (route) => {
    const asked = show(route);
    await waitFor(() =>
      expect(
        asked.filter(({ path }) => path === '/interfaceConfig/query').map(({ body }) => body),
      ).toContainEqual(expect.objectContaining({ page: 0, sort: 'interfaceName' })),
    );
  },
);

test('a row opens its API document, which links to the reference and the logs', async () => {
  const asked = show('/', { '/interfacelog/query': () => page(), '/apiCallLog/query': () => page() });
  await userEvent.click(await screen.findByText('asn'));
  expect(currentLocation()).toBe('/?uuid=i1');
  expect(await screen.findByText('http://wcs.test/asn')).toBeDefined();
  expect(screen.getByRole('row', { name: /^no 字符串 是/ })).toBeDefined();
  expect(screen.getByRole('region', { name: 'curl' }).textContent).toContain(
    "--header 'iwmsApiKey: [SECRET]'",
  );
  expect(screen.getByRole('link', { name: '参考手册' }).getAttribute('href')).toBe(
    '#/?tab=5&uuid=i1&reference=entities%2Finterface.md',
  );
  await follow('日志');
  expect(currentLocation()).toBe('/?tab=2&service=asn&uuid=i1');
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/interfacelog/query')?.body).toMatchObject({
      interfaceUuid: 'i1',
    }),
  );
});

test('the API document has the authentication of the interface', async () => {
  show('/?uuid=i1', {
    '/interfaceConfig/query': () => page({ ...asn, authUuid: 'a1' }),
    '/auth/a1': () => envelope({ uuid: 'a1', name: 'WCS', authType: 'DIGEST' }),
  });
  const curl = await screen.findByRole('region', { name: 'curl' });
  expect(curl.textContent).toContain("--header 'Authorization: Digest [SECRET]'");
});

test('the logs are queried by name if the URL has no uuid', async () => {
  const asked = show('/?tab=2&service=asn', { '/interfacelog/query': () => page() });
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/interfacelog/query')?.body).toMatchObject({
      interfaceName: 'asn',
    }),
  );
});

test('services with the same name have different captions and links to their own logs', async () => {
  const twin = { ...asn, uuid: 'i2', dcCode: 'D2', ownerCode: 'O2' };
  const error = vi.spyOn(console, 'error');
  show('/?tab=2', { '/interfaceConfig/query': () => page({ ...asn, dcCode: 'D1' }, twin) });
  const links = await screen.findAllByRole('link', { name: 'asn' });
  expect(links.map((link) => [link.getAttribute('href'), link.parentElement?.textContent])).toEqual([
    ['#/?tab=2&service=asn&uuid=i1', expect.stringMatching(/ · D1$/)],
    ['#/?tab=2&service=asn&uuid=i2', expect.stringMatching(/ · D2 · O2$/)],
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('sending moves to tab 4 with the response; clearing removes it, and the form keeps the request', async () => {
  const asked = show('/?tab=3&uuid=i1', {
    '/testRequest': () =>
      envelope({
        success: true,
        status: 200,
        statusText: 'OK',
        response: '{"done":true}',
        sizeBytes: 13,
        headers: [],
      }),
  });
  expect((await screen.findByLabelText<HTMLInputElement>(/请求地址/)).value).toBe('http://wcs.test/asn');
  await press('发送');
  expect(await screen.findByText('200 OK')).toBeDefined();
  expect(currentLocation()).toBe('/?tab=4&uuid=i1');
  expect(asked.find(({ path }) => path === '/testRequest')?.body).toEqual({
    url: 'http://wcs.test/asn',
    type: 'POST',
    parameters: '{\n  "no": "A"\n}',
  });
  await press('清空');
  expect(await screen.findByText('暂无响应')).toBeDefined();
  await press('测试请求');
  expect((await screen.findByLabelText<HTMLInputElement>(/请求地址/)).value).toBe('http://wcs.test/asn');
});

test('the edit of a request opens the one on screen, also under the URL of another interface', async () => {
  show('/?tab=3', { '/testRequest': () => envelope({ success: true, status: 204, headers: [] }) });
  await userEvent.type(await screen.findByLabelText(/请求地址/), 'http://wcs.test/typed');
  await press('发送');
  await screen.findByText('响应体为空。');
  // As Back does.
  await act(async () => navigate('/?tab=4&uuid=i1'));
  await press('修改请求');
  expect((await screen.findByLabelText<HTMLInputElement>(/请求地址/)).value).toBe('http://wcs.test/typed');
});

test('a viewer sees the role that a test request needs', async () => {
  onTestFinished(() => companyStore.set([]));
  companyStore.set([{ uuid: 'c1', name: 'C', role: 'viewer' }]);
  show('/?tab=3&uuid=i1');
  expect(await screen.findByText(/需要“.+”角色/)).toBeDefined();
});

test('sending a key to a host outside the base paths needs a confirmation', async () => {
  const asked = show('/?tab=3&uuid=i1', {
    '/testRequest': () => envelope({ success: false, message: '无应答' }),
  });
  await userEvent.type(await screen.findByLabelText('API 密钥'), 'k3y');
  await press('发送');
  const dialog = await screen.findByRole('dialog', { name: /http:\/\/wcs\.test/ });
  await userEvent.click(within(dialog).getByRole('button', { name: '返回' }));
  await screen.findByRole('button', { name: '发送' });
  expect(asked.some(({ path }) => path === '/testRequest')).toBe(false);
  await press('发送');
  await press('发送密钥');
  expect(await screen.findByText('无应答')).toBeDefined();
  expect(asked.find(({ path }) => path === '/testRequest')?.body).toMatchObject({ headers: 'k3y' });
});

test('a back end that answers every page with all ERP configurations is asked once or twice', async () => {
  const records = Array.from({ length: 200 }, (_, index) => ({
    uuid: `e${index}`,
    basePath: 'http://a.test',
  }));
  const paging = { recordCount: 200, pageSize: 200, more: true };
  const asked = show('/?tab=3&uuid=i1', {
    '/erp/query': () => envelope({ records, page: 0, paging }),
  });
  await userEvent.type(await screen.findByLabelText('API 密钥'), 'k3y');
  await press('发送');
  await screen.findByRole('dialog', { name: /http:\/\/wcs\.test/ });
  expect(asked.filter(({ path }) => path === '/erp/query')).toHaveLength(2);
});

test('the ERP configurations are read by key: one that is removed meanwhile hides no other', async () => {
  const records = [{ uuid: 'e1', basePath: 'http://a.test' }];
  const first = envelope({ records, page: 0, paging: { pageSize: 1, more: true, next: 'e1' } });
  show('/?tab=3&uuid=i1', {
    '/erp/query': ({ body }) => {
      if (Object(body).page === 0) return first;
      // Without the key, the second page begins after the host.
      return Object(body).after === 'e1' ? page({ uuid: 'e2', basePath: 'http://wcs.test/api' }) : page();
    },
    '/testRequest': () => envelope({ success: true, status: 204, headers: [] }),
  });
  await userEvent.type(await screen.findByLabelText('API 密钥'), 'k3y');
  await press('发送');
  expect(await screen.findByText('响应体为空。')).toBeDefined();
});

test('sending a key to a configured host needs no confirmation', async () => {
  show('/?tab=3&uuid=i1', {
    '/erp/query': () => page({ uuid: 'e1', basePath: 'http://wcs.test/api' }),
    '/testRequest': () => envelope({ success: true, status: 204, headers: [] }),
  });
  await userEvent.type(await screen.findByLabelText('API 密钥'), 'k3y');
  await press('发送');
  expect(await screen.findByText('响应体为空。')).toBeDefined();
});

test('a back end without a relay disables it, and the page offers to send from the browser', async () => {
  show('/?tab=3&uuid=i1', { '/testRequest': () => Response.json({ success: false }, { status: 404 }) });
  await press('发送');
  expect(await screen.findByRole('button', { name: '改由浏览器发送' })).toBeDefined();
  await press('修改请求');
  expect((await screen.findByLabelText<HTMLInputElement>('由服务转发')).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('由浏览器直接发送').checked).toBe(true);
});

test.each<[what: string, answer: () => unknown, leave: () => Promise<void>]>([
  [
    'a direct response',
    () => ({}),
    async () => {
      await screen.findByText('200');
      await press('修改请求');
    },
  ],
  [
    'a direct failure, which does not offer the relay either',
    () => {
      throw new TypeError('Failed to fetch');
    },
    async () => {
      await screen.findByText(/无法访问 wcs\.test/);
      expect(screen.queryByRole('button', { name: '改由服务转发' })).toBeNull();
      await press('修改请求');
    },
  ],
  [
    'the response is cleared',
    () => ({}),
    async () => {
      await screen.findByText('200');
      await press('清空');
      await press('测试请求');
    },
  ],
])('a back end without a relay is not offered it again after %s', async (_what, answer, leave) => {
  show('/?tab=3&uuid=i1', {
    '/testRequest': () => Response.json({ success: false }, { status: 404 }),
    '/asn': answer,
  });
  await press('发送');
  await press('改由浏览器发送');
  await leave();
  expect((await screen.findByLabelText<HTMLInputElement>('由服务转发')).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('由浏览器直接发送').checked).toBe(true);
});

test('a test request runs alone, and its answer opens no tab after the operator has left', async () => {
  const { promise, resolve } = lateAnswer();
  const asked = show('/?tab=3&uuid=i1', {
    '/asn': () => {
      throw new TypeError('Failed to fetch');
    },
    '/testRequest': () => promise,
  });
  await userEvent.click(await screen.findByLabelText('由浏览器直接发送'));
  await press('发送');
  const other = await screen.findByRole('button', { name: '改由服务转发' });
  act(() => {
    other.click();
    other.click();
  });
  expect(other).toHaveProperty('disabled', true);
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/testRequest'));
  await press('修改请求');
  await screen.findByRole('button', { name: '发送' });
  await act(async () => resolve(envelope({ success: true, status: 204, headers: [] })));
  expect(currentLocation()).toBe('/?tab=3&uuid=i1');
  expect(asked.filter(({ path }) => path === '/testRequest')).toHaveLength(1);
});

test('a running test request can be stopped', async () => {
  const { promise } = lateAnswer();
  const asked = show('/?tab=3&uuid=i1', { '/testRequest': () => promise });
  await press('发送');
  const cancel = await screen.findByRole('button', { name: '取消' });
  await waitFor(() => expect(asked.at(-1)?.path).toBe('/testRequest'));
  await userEvent.click(cancel);
  expect(asked.at(-1)?.signal?.aborted).toBe(true);
});

test('a body with invalid JSON is not sent', async () => {
  const asked = show('/?tab=3');
  await userEvent.type(await screen.findByLabelText(/请求地址/), 'http://wcs.test/a');
  await userEvent.type(screen.getByLabelText(/请求体/), '{{"a":');
  await press('发送');
  expect(await screen.findByText('请求体不是有效的 JSON')).toBeDefined();
  expect(asked.some(({ path }) => path === '/testRequest')).toBe(false);
});

test.each<[what: string, answer: () => unknown, notices: RegExp[], address: string]>([
  ['an interface', () => page(asn), [/^已按“asn”的接口文档填好/], 'http://wcs.test/asn'],
  [
    'an interface without an HTTP call',
    () => page({ ...asn, type: 'ACTIVE_MQ' }),
    [/^“asn”不通过 HTTP 调用/],
    '',
  ],
  ['a missing interface', () => page(), [/^未找到记录$/], ''],
  [
    'an interface that cannot be read',
    () => Response.json({ success: false, errorMessage: '数据库忙' }, { status: 500 }),
    [/^加载失败：数据库忙/],
    '',
  ],
])('the request form of %s has its notice and address', async (_what, answer, notices, address) => {
  show('/?tab=3&uuid=i1', { '/interfaceConfig/query': answer });
  expect((await screen.findByLabelText<HTMLInputElement>(/请求地址/)).value).toBe(address);
  const shown = [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text !== '');
  expect(shown).toEqual(notices.map((notice) => expect.stringMatching(notice)));
});

test('the search for the logs of an interface says that no name matches', async () => {
  const asked = show('/?tab=2', {
    '/interfaceConfig/query': ({ body }) => (JSON.stringify(body).includes('none') ? page() : page(asn)),
  });
  await screen.findByRole('link', { name: 'asn' });
  expect(screen.queryByText('没有匹配的记录')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox', { name: '接口名称' }), 'none');
  expect(await screen.findByRole('heading', { name: '没有匹配的记录' })).toBeDefined();
  expect(screen.getByText('没有名称与此相符的接口。')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'asn' })).toBeNull();
  expect(asked.at(-1)?.body).toMatchObject({ interfaceName: 'none', sort: 'interfaceName', order: 'asc' });
});

test('an API document is saved as Markdown and as JSON Schema', async () => {
  const saved = recordFiles();
  show('/?uuid=i1');
  await press('Markdown');
  await userEvent.click((await screen.findAllByRole('button', { name: 'JSON Schema' }))[0] ?? expect.fail());
  const [markdown, schema] = await saved();
  expect(markdown).toEqual({
    name: `${asn.interfaceName}.md`,
    type: 'text/markdown',
    text: expect.stringContaining('# asn\n\n## 调用方式\n'),
  });
  expect(schema).toMatchObject({ name: 'asn.schema.json', type: 'application/schema+json' });
  expect(schema?.text).toMatch(/^\{\n {2}"\$schema".*\}\n$/s);
  expect(JSON.parse(schema?.text ?? '')).toMatchObject({ title: 'asn', properties: { no: { const: 'A' } } });
});

test('the API document of received documents has the fields of expressions, also in the test request', async () => {
  const amount = { lineNo: 1, targetField: 'amount', type: 'NUMERIC', functionType: 'CUSTOM' };
  const received = {
    ...asn,
    interfaceType: 'WCS_UP',
    fieldMappings: [{ ...amount, expression: 'qty * price' }],
  };
  show('/?uuid=i1', { '/interfaceConfig/query': () => page(received) });
  expect(await screen.findByRole('row', { name: /^price 数值/ })).toBeDefined();
  expect(screen.getByRole('row', { name: 'amount qty * price' })).toBeDefined();
  expect(screen.queryByText(/忽略/)).toBeNull();
  await follow('测试请求');
  expect((await screen.findByLabelText<HTMLInputElement>(/请求体/)).value).toBe(
    '{\n  "qty": 1.5,\n  "price": 1.5\n}',
  );
});

test('an API document lists its request headers and prints', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show('/?uuid=i1');
  const table = await screen.findByRole('table', { name: '请求头' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toContain('iwmsApiKey[SECRET]');
  await press('打印');
  expect(print).toHaveBeenCalledTimes(1);
});

test('the API document of a queue shows its settings with their captions', async () => {
  const queue = { ...asn, type: 'ACTIVE_MQ', address: 'tcp://mq:1', queueName: 'q' };
  show('/?uuid=i1', { '/interfaceConfig/query': () => page(queue) });
  const table = await screen.findByRole('table', { name: '调用方式' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['接口地址tcp://mq:1', '队列名称q']);
});

test('the create button shows the dialog, and a list query with a new record hides it', async () => {
  const rows = [asn];
  show('/', {
    '/interfaceConfig/query': () => page(...rows),
    '/menu': () => envelope([]),
  });
  await press('新建接口');
  expect(await screen.findByRole('dialog', { name: '新建接口' })).toBeDefined();
  rows.push({ ...asn, uuid: 'i2', interfaceName: 'item' });
  await press('刷新');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('item')).toBeDefined();
});

test.each(['/?tab=2', '/?uuid=i1'])(
  'the create dialog stays closed after the operator left it for %s and returned',
  async (elsewhere) => {
    show('/', { '/menu': () => envelope([]) });
    await press('新建接口');
    await screen.findByRole('dialog', { name: '新建接口' });
    await act(async () => navigate(elsewhere));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => navigate('/'));
    expect(await screen.findByText('asn')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('the docs list filters by name, shows the family, and has no run-time figures', () => {
  const { columns, filters, tree } = docsResourceOf(interfaces);
  expect(filters[0]?.property).toBe('interfaceName');
  expect(filters.filter(({ property }) => property === 'interfaceName').length).toBe(1);
  expect(columns.map(({ property }) => property)).toEqual(
    expect.arrayContaining(['interfaceName', 'interfaceType', 'type', 'status']),
  );
  expect(columns.filter(({ property }) => /count|fail|debug|since|next/i.test(property))).toEqual([]);
  expect(tree).toBeUndefined();
});
