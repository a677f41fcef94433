import { expect, test } from 'vitest';
import { childNode, isSchemaNode, operations, type SchemaNode } from './schemaFiles.ts';

/**
 * The calls of schemas/SPECIFICATION.md section 7 that every back end offers. `+ body` marks a call with a
 * body. Names after `?` are its query parameters.
 */
const specified = `
POST openapi/dailyKnotConfig + body
POST openapi/dailyKnotConfig/offline?configUuid
POST openapi/dailyKnotConfig/online?configUuid
GET openapi/dailyKnotConfig/queryconfig?companyUuid
POST openapi/dailyKnotConfig/querylog + body
GET openapi/processSchemeIgnoreConfig/queryConfig?interfaceConfigUuid
GET openapi/processSchemeIgnoreConfig/queryField?interfaceName
POST openapi/processSchemeIgnoreConfig?companyUuid&interfaceConfigUuid + body
GET openapi/field?interfaceName
GET openapi/ignoreUpdateConfig/queryConfig?interfaceConfigUuid
GET openapi/ignoreUpdateConfig/queryField?interfaceName
POST openapi/ignoreUpdateConfig?companyUuid&interfaceConfigUuid + body
GET openapi/ignoreStockBinUsageConfig/queryConfig?interfaceConfigUuid
GET openapi/ignoreStockBinUsageConfig/queryField
POST openapi/ignoreStockBinUsageConfig?companyUuid&interfaceConfigUuid + body
POST openapi/articleItemProcessingConfig?companyUuid&interfaceConfigUuid + body
GET openapi/articleItemProcessingConfig/get?companyUuid&interfaceConfigUuid
GET openapi/uploadconfig?type&interfaceConfigUuid
POST openapi/uploadconfig?limited&interfaceConfigUuid
POST openapi/securityconfig/save + body
GET openapi/securityconfig/get?companyUuid
POST basic/dc/page + body
GET basic/dc/list/company?companyUuid
POST basic/owner/page + body
POST openapi/datasource + body
GET openapi/datasource/query?companyUuid&name
POST openapi/datasource/modify + body
POST openapi/datasource/remove?uuid
GET openapi/datasource/{uuid}
POST openapi/auth + body
GET openapi/auth/query?companyUuid&name
POST openapi/auth/modify + body
POST openapi/auth/remove?uuid
GET openapi/auth/{uuid}
GET openapi/auth/getType
POST openapi/erp + body
POST openapi/erp/query + body
POST openapi/erp/modify + body
POST openapi/erp/modifyHttpExtend?uuid + body
POST openapi/erp/remove?uuid
GET openapi/erp/{uuid}
GET openapi/erp/geterpType
POST openapi/interfacelog/query + body
GET openapi/menu?interfaceType
GET openapi/menu/queryAllMenus
POST openapi/interfaceConfig/query + body
POST openapi/interfaceConfig + body
POST openapi/interfaceConfig/modify + body
POST openapi/interfaceConfig/offline?uuid
POST openapi/interfaceConfig/online?uuid
POST openapi/interfaceConfig/suspend?uuid
POST openapi/interfaceConfig/resume?uuid
POST openapi/interfaceConfig/debug?uuid
POST openapi/interfaceConfig/unDebug?uuid
POST openapi/interfaceConfig/remove?uuid
POST openapi/interfaceConfig/copydc?companyUuid&sourceDcCode&dcCode&menuName
POST openapi/interfaceConfig/copyowner?companyUuid&sourceOwnerCode&ownerCode&menuName
POST openapi/interfaceConfig/export?companyUuid&ownerCode&dcCode&interfaceUuid&menuName + body
POST openapi/interfaceConfig/import?companyUuid&ownerCode&dcCode&erpUuid&dingDingUuid + body
GET openapi/interfaceConfig/isSupportFieldUpdate?interfaceName
GET openapi/interfaceConfig/getEventTypes
GET openapi/interfaceConfig/getAllInterfaceType
GET openapi/interfaceConfig/getAllMenuName
GET account/dingding/query?companyUuid&name`
  .trim()
  .split('\n');

/**
 * Calls that the specification marks with (+): for many interfaces, pending data, logs, copies and imports.
 */
const beyond = `
POST openapi/interfaceConfig/batch + body
POST openapi/interfaceConfig/copycarrier?companyUuid&sourceCarrierCode&carrierCode&menuName
POST openapi/interfaceConfig/copyPlan?companyUuid&sourceDcCode&dcCode&sourceOwnerCode&ownerCode&sourceCarrierCode&carrierCode&menuName&sourceErpUuid&targetErpUuid&policy
POST openapi/interfaceConfig/importPlan?companyUuid&ownerCode&dcCode&erpUuid&dingDingUuid&dataSourceUuid&authUuid&serviceUrl&policy + body
POST openapi/pendingData/query + body
GET openapi/pendingData/{uuid}
POST openapi/pendingData/reset?uuid
POST openapi/pendingData/cancel?uuid&reason
POST openapi/pendingData/debug?uuid
POST openapi/pendingData/batch + body
POST openapi/apiCallLog/query + body
POST openapi/configurationLog/query + body`
  .trim()
  .split('\n');

/**
 * Optional parameters of the calls above: docs variants and (+) (schemas/SPECIFICATION.md sections 3.9, 4.5
 * and 14.2).
 */
const added: Record<string, readonly string[]> = {
  'interfaceConfig.copydc': ['planHash', 'policy'],
  'interfaceConfig.copyowner': ['sourceErpUuid', 'targetErpUuid', 'planHash', 'policy'],
  'interfaceConfig.copycarrier': ['planHash', 'policy'],
  'interfaceConfig.import': ['dataSourceUuid', 'authUuid', 'serviceUrl', 'planHash', 'policy'],
  'articleItemProcessingConfig.save': ['version'],
  'ignoreStockBinUsageConfig.save': ['version'],
  'ignoreUpdateConfig.save': ['version'],
  'processSchemeIgnoreConfig.save': ['version'],
  'uploadconfig.save': ['version'],
  'menu.query': ['companyUuid'],
  'menu.queryAllMenus': ['companyUuid'],
  'interfaceConfig.getAllMenuName': ['companyUuid'],
  'interfaceConfig.isSupportFieldUpdate': ['companyUuid'],
  'field.query': ['companyUuid'],
  'ignoreUpdateConfig.queryField': ['companyUuid'],
  'processSchemeIgnoreConfig.queryField': ['companyUuid'],
};

function line(id: string, operation: SchemaNode): string {
  const names = Object.keys(childNode(operation, 'query')).filter((name) => !added[id]?.includes(name));
  const query = names.length > 0 ? `?${names.join('&')}` : '';
  return `${operation.method} ${operation.service}${operation.path}${query}${operation.body ? ' + body' : ''}`;
}

const described = new Map(Object.entries(operations).map(([id, operation]) => [line(id, operation), id]));

test.each(specified)('%s', (call) => {
  const id = described.get(call);
  expect(id, 'has no operation').toBeDefined();
  expect(operations[id ?? '']?.optional, 'is not optional').toBeUndefined();
});

test.each(beyond)('(+) %s', (call) => {
  const id = described.get(call);
  expect(id, 'has no operation').toBeDefined();
  expect(operations[id ?? '']?.optional, 'is optional').toBe(true);
});

test('every other call is optional', () => {
  const unmarked = [...described].filter(
    ([call, id]) => !specified.includes(call) && !operations[id]?.optional,
  );
  expect(unmarked).toEqual([]);
});

test('every added parameter is optional', () => {
  for (const [id, names] of Object.entries(added))
    for (const name of names)
      expect(childNode(childNode(operations[id] ?? {}, 'query'), name), `${id} ${name}`).toHaveProperty(
        'required',
        false,
      );
});

test('the console sends absent parameters of an import as empty texts', () => {
  for (const id of ['interfaceConfig.import', 'interfaceConfig.importPlan']) {
    const query = Object.entries(childNode(operations[id] ?? {}, 'query'));
    const empty = query.filter(([, parameter]) => isSchemaNode(parameter) && parameter.default === '');
    expect(
      empty.map(([name]) => name),
      id,
    ).toEqual(['ownerCode', 'dcCode', 'erpUuid', 'dingDingUuid']);
  }
});

test('no two operations have the same method and path', () => {
  const calls = Object.values(operations).map(({ method, service, path }) => `${method} ${service}${path}`);
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
});
