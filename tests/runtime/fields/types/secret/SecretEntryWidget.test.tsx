import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import erp from '../../../../../src/generated/catalog/erp.ts';
import erpForm from '../../../../../src/generated/forms/erp.ts';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

const record: Row = {
  uuid: 'e1',
  version: 1,
  name: 'SAP',
  erpType: 'SAP',
  basePath: 'http://erp',
  dataSourceUuid: 'd1',
  authUuid: 'a1',
  extendInfo: [
    { parameterName: 'X-Api-Token', parameterValueSet: true },
    { parameterName: 'X-Tenant', parameterValue: 'east' },
  ],
};

test('a stored secret of a list is covered and kept, and all other values stay visible', async () => {
  stubService();
  await enter('erp');
  const save = vi.fn(async () => undefined);
  renderLocalized(<SchemaForm form={erpForm} owner={erp} record={record} save={save} />);
  await screen.findAllByLabelText('参数值');
  const [token, tenant] = screen.getAllByLabelText<HTMLInputElement>('参数值');
  expect([token?.type, token?.value, token?.placeholder]).toEqual(['password', '', '已设置']);
  expect([tenant?.type, tenant?.value]).toEqual(['text', 'east']);
  expect(screen.queryByLabelText('已保存保密值')).toBeNull();
  await userEvent.type(screen.getByLabelText('名称'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({
      extendInfo: [
        expect.objectContaining({ parameterName: 'X-Api-Token' }),
        expect.objectContaining({ parameterName: 'X-Tenant', parameterValue: 'east' }),
      ],
    }),
    expect.anything(),
  );
});
