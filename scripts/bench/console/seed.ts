/** Records in the list: as many as the peers page through. */
export const records = 100_000;

const insert = (entity: string, uuid: string, name: string, properties: string, count: string): string => `
  INSERT INTO "document_${entity}" (entity, uuid, company_uuid, natural_key, data)
  SELECT '${entity}', ${uuid}, $1::text, jsonb_build_array(${name})::text,
         jsonb_build_object('uuid', ${uuid}, 'companyUuid', $1::text, 'version', 1, 'name', ${name}, ${properties})
    FROM generate_series(1, ${count}) AS n`;

/** Statements over $1 = company: the records that the peers' stub makes, in our store. */
export const seedStatements: readonly string[] = [
  insert('dataSource', `'ds-' || n - 1`, `'data source ' || n - 1`, `'databaseType', 'MYSQL'`, '97'),
  insert('auth', `'auth-' || n - 1`, `'authentication ' || n - 1`, `'authType', 'BASIC'`, '31'),
  insert(
    'erp',
    `'erp-' || n`,
    `'ERP-' || lpad(n::text, 6, '0')`,
    `'erpType', (ARRAY['SAP', 'ORACLE', 'KINGDEE', 'YONYOU', 'DYNAMICS'])[n % 5 + 1],
     'basePath', 'https://erp.example/' || n || '/api', 'dataSourceUuid', 'ds-' || n % 97,
     'authUuid', 'auth-' || n % 31, 'remarks', 'remark ' || n`,
    String(records),
  ),
];
