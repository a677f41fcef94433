import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../src/contract/api/envelope.ts';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import interfaceForm from '../../../src/generated/forms/interface.ts';
import { widgetModules } from '../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

/** The form then shows in its first render. */
beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await enter('erpdown');
});

const show = (record?: Row) =>
  renderLocalized(
    <SchemaForm form={interfaceForm} owner={erpdown} record={record} save={vi.fn(async () => undefined)} />,
  );
const summaries = () => [...document.querySelectorAll('summary')];
const fold = (title: string): HTMLElement => {
  const found = summaries().find(({ textContent }) => textContent?.startsWith(title));
  if (!found) throw new Error(`There is no fold "${title}".`);
  return found;
};

test('a new record folds the optional fields, with their captions; a click shows them', async () => {
  show();
  expect(summaries().map(({ textContent }) => textContent)).toEqual([
    '更多货主 · 备注',
    '更多调用方式 · 成功判定',
    '数据处理商品处理类型 · 文件格式 · 并发投递数 · 前置过滤 · 后置过滤',
    '告警钉钉告警',
  ]);
  expect(screen.queryByLabelText('并发投递数')).toBeNull();
  await userEvent.click(fold('数据处理'));
  expect(screen.getByLabelText('并发投递数')).toBeDefined();
  await userEvent.click(fold('数据处理'));
  expect(screen.queryByLabelText('并发投递数')).toBeNull();
});

test('an error in a closed fold opens it and has the focus', async () => {
  show({
    uuid: 'i1',
    interfaceName: 'asn',
    menuName: 'Inbound',
    dcCode: 'SH01',
    erpUuid: 'e1',
    path: '/asn',
    type: 'HTTP',
    method: 'POST',
    requestMode: 'PLAIN',
    triggerStrategy: 'EVENT',
    eventTypes: ['x'],
  });
  await userEvent.click(fold('数据处理'));
  await userEvent.type(screen.getByLabelText('并发投递数'), '99');
  await userEvent.click(fold('数据处理'));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const lanes = screen.getByLabelText('并发投递数');
  expect(lanes.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(lanes);
});

test.each<[what: string, values: object, want: string[]]>([
  ['values of a new record', { requestMode: 'PLAIN', alarmEnabled: false }, []],
  ['another value', { requestMode: 'FORM', remarks: 'x' }, ['货主', '调用方式']],
])('a stored record opens the folds with values: %s', (_what, values, want) => {
  show({ uuid: 'i1', interfaceName: 'asn', type: 'HTTP', triggerStrategy: 'EVENT', ...values });
  const offered = ['货主', '调用方式', '并发投递数', '钉钉告警'];
  expect(offered.filter((name) => screen.queryByLabelText(name))).toEqual(want);
});
