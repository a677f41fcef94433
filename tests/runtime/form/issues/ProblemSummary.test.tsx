import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import type { FieldError } from '../../../../src/contract/validation/fieldErrors.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import erpForm from '../../../../src/generated/forms/erp.ts';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

const record: Row = {
  uuid: 'e1',
  version: 1,
  name: 'SAP',
  erpType: 'SAP',
  basePath: 'http://erp',
  dataSourceUuid: 'd1',
  authUuid: 'a1',
  extendInfo: [{ parameterName: 'X-Tenant', parameterValue: 'east' }],
};

beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await enter('erp');
});

const about = (field: string): FieldError => ({ field, message: 'not allowed' });

const summaries: readonly [given: string, problems: readonly FieldError[], want: readonly string[]][] = [
  ['a field', [about('name')], ['1 处需要修改']],
  ['a field of a row', [about('extendInfo.0.parameterName')], ['1 处需要修改']],
  ['a list', [about('extendInfo')], ['1 处需要修改']],
  ['a property without a field', [about('uuid')], ['UUID：not allowed']],
  ['a property without a caption', [about('tenant_id')], ['tenant_id：not allowed']],
  ['a row', [about('extendInfo.0')], ['HTTP 扩展参数：not allowed']],
  ['a row that does not exist', [about('extendInfo.7.parameterName')], ['参数名：not allowed']],
  ['a part of a text', [about('name.first')], ['name.first：not allowed']],
  ['the record', [{ field: '', message: 'The month is closed' }], ['The month is closed']],
  ['a message with the caption', [{ field: 'tenant_id', message: 'No tenant_id' }], ['No tenant_id']],
  [
    'a field and others',
    [about('name'), about('tenant_id'), about('tenant_id')],
    ['1 处需要修改', 'tenant_id：not allowed'],
  ],
];

test.each(summaries)('the summary of a refusal of %s', async (_, problems, want) => {
  renderLocalized(<SchemaForm form={erpForm} owner={erp} record={record} save={async () => problems} />);
  await userEvent.type(screen.getByLabelText('名称'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const sentences = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent);
  // The summary loads at the first problem.
  await waitFor(() => expect(sentences()).toEqual(want));
  await act(() => setLocale('en-US'));
  expect(screen.getByRole('status').textContent).not.toMatch(/\p{Script=Han}/u);
});
