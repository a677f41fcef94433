import type { WidgetProps } from '@rjsf/utils';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { type FormScope, FormScopeContext } from '../../../../../src/runtime/fields/FormScope.ts';
import { parseAddress, TextWidget } from '../../../../../src/runtime/fields/types/text/textWidgets.tsx';

const address = { host: 'ip', port: 'port', database: 'databaseName', kind: 'databaseType' };
const kinds = ['MYSQL', 'ORACLE', 'SQLSERVER', 'POSTGRESQL', 'HTTPS'];
const fields = { ip: {}, port: {}, databaseName: {}, databaseType: { choices: kinds } };

test.each([
  ['jdbc:mysql://10.0.0.5:3306/wms?useSSL=false', ['MYSQL', '10.0.0.5', 3306, 'wms']],
  ['jdbc:postgresql://db.example.com/erp', ['POSTGRESQL', 'db.example.com', undefined, 'erp']],
  ['jdbc:oracle:thin:@10.0.0.5:1521:ORCL', ['ORACLE', '10.0.0.5', 1521, 'ORCL']],
  ['jdbc:oracle:thin:@//10.0.0.5:1521/service', ['ORACLE', '10.0.0.5', 1521, 'service']],
  ['jdbc:oracle:thin:@10.0.0.5:1521/service', ['ORACLE', '10.0.0.5', 1521, 'service']],
  ['jdbc:sqlserver://10.0.0.5:1433;databaseName=wms', ['SQLSERVER', '10.0.0.5', 1433, 'wms']],
  [' https://user:pw@erp.example.com:8443/api ', ['HTTPS', 'erp.example.com', 8443, 'api']],
])('parseAddress reads %s', (pasted, [databaseType, ip, port, databaseName]) => {
  const want = { databaseType, ip, port, databaseName };
  expect(parseAddress(pasted, address, fields)).toStrictEqual(want);
});

test.each(['10.0.0.5', 'db.example.com', 'C:/data', ''])('%j is not a complete address', (pasted) => {
  expect(parseAddress(pasted, address, fields)).toBeUndefined();
});

test('parseAddress returns the kind only if its property allows that value', () => {
  const pasted = 'http://h:1/d';
  const rest = { ip: 'h', port: 1, databaseName: 'd' };
  expect(parseAddress(pasted, address, fields)).toEqual(rest);
  expect(parseAddress(pasted, address, { databaseType: {} })).toEqual({ databaseType: 'HTTP', ...rest });
});

test('parseAddress returns only the requested parts', () => {
  expect(parseAddress('jdbc:mysql://h:1/d', { host: 'ip' }, fields)).toEqual({ ip: 'h' });
});

test.each<[pasted: string, parts: object | undefined, state: object, want: object | undefined]>([
  ['jdbc:mysql://h:1/d', address, {}, { databaseType: 'MYSQL', ip: 'h', port: 1, databaseName: 'd' }],
  ['jdbc:mysql://h:1/d', address, { readonly: true }, undefined],
  ['jdbc:mysql://h:1/d', address, { disabled: true }, undefined],
  ['db.example.com', address, {}, undefined],
  ['jdbc:mysql://h:1/d', undefined, {}, undefined],
])('pasting "%s" into a field with the parts %j and %j sets %j', (pasted, parts, state, want) => {
  const patch = vi.fn();
  const Input = ({ onPaste }: ComponentProps<'input'>) => <input onPaste={onPaste} />;
  // The widget reads only these members of its form and its properties.
  const scope = { form: { fields }, patch } as unknown as FormScope;
  const props = {
    ...state,
    options: { property: { field: { address: parts }, path: ['ip'] } },
    registry: { templates: { BaseInputTemplate: Input } },
  } as unknown as WidgetProps;
  render(
    <FormScopeContext value={scope}>
      <TextWidget {...props} />
    </FormScopeContext>,
  );
  const input = screen.getByRole('textbox');
  const event = createEvent.paste(input, { clipboardData: { getData: () => pasted } });
  fireEvent(input, event);
  expect(patch.mock.calls).toEqual(want ? [[want]] : []);
  // Otherwise the browser inserts the text.
  expect(event.defaultPrevented).toBe(want !== undefined);
});
