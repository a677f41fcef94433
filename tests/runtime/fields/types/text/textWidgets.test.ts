import { expect, test } from 'vitest';
import { parseAddress } from '../../../../../src/runtime/fields/types/text/textWidgets.tsx';

const address = { host: 'ip', port: 'port', database: 'databaseName', kind: 'databaseType' };
const kinds = ['MYSQL', 'ORACLE', 'SQLSERVER', 'POSTGRESQL', 'HTTPS'];
const fields = { ip: {}, port: {}, databaseName: {}, databaseType: { choices: kinds } };

test.each([
  ['jdbc:mysql://10.0.0.5:3306/wms?useSSL=false', ['MYSQL', '10.0.0.5', 3306, 'wms']],
  ['jdbc:postgresql://db.example.com/erp', ['POSTGRESQL', 'db.example.com', undefined, 'erp']],
  ['jdbc:oracle:thin:@10.0.0.5:1521:ORCL', ['ORACLE', '10.0.0.5', 1521, 'ORCL']],
  ['jdbc:oracle:thin:@//10.0.0.5:1521/service', ['ORACLE', '10.0.0.5', 1521, 'service']],
  ['jdbc:sqlserver://10.0.0.5:1433;databaseName=wms', ['SQLSERVER', '10.0.0.5', 1433, 'wms']],
  [' https://user:pw@erp.example.com:8443/api ', ['HTTPS', 'erp.example.com', 8443, 'api']],
])('parseAddress reads %s', (pasted, [databaseType, ip, port, databaseName]) => {
  const want = { databaseType, ip, ...(port ? { port } : {}), databaseName };
  expect(parseAddress(pasted, address, fields)).toEqual(want);
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
