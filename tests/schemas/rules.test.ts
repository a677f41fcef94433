import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { formSchema } from '../../generator/emit/validators/emitValidators.ts';
import { loadProject } from '../../generator/load/loadProject.ts';
import type { Project } from '../../generator/load/Project.ts';
import { normalizeProject } from '../../generator/normalize/normalizeProject.ts';
import { valueFormats } from '../../src/contract/validation/valueFormats.ts';
import {
  aDataSource,
  anAuth,
  anErp,
  anInterface,
  aSettlement,
  tableInterface,
  timedInterface,
} from './validRecords.ts';

const ajv = new Ajv({ allErrors: true, $data: true, strictTypes: false, formats: valueFormats });
const { project } = loadProject(join(import.meta.dirname, '../..'));

/** A further family, without an ERP. The rules must hold for new families, too. */
const family: Project['families'][number] = {
  path: 'schemas/families/other.json',
  name: 'other',
  text: '',
  value: { title: 'Other', route: '/other', navigationOrder: 99, constants: { interfaceType: 'OTHER_UP' } },
};
const { entities } = normalizeProject({ ...project, families: [...project.families, family] });

const wrappers = new Set(['if', 'not']);
const formSchemas = new Map<string, ReturnType<typeof formSchema>>();

/** Returns the violations of a record as `field keyword`. */
function violations(name: string, record: unknown): string[] {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`No entity "${name}"`);
  const schema = formSchemas.get(name) ?? formSchema(entity);
  formSchemas.set(name, schema);
  // Ajv compiles an object that it knows once.
  const validate = ajv.compile(schema);
  validate(record);
  const own = (validate.errors ?? [])
    .filter(({ keyword }) => !wrappers.has(keyword))
    .map(({ instancePath, keyword, params }) => {
      const path = [
        ...instancePath.split('/').slice(1),
        ...(params.missingProperty ? [params.missingProperty] : []),
      ];
      return `${path.join('.')} ${keyword}`;
    });
  const rules = entity.validations.filter(({ schema }) => !ajv.validate(schema, record));
  return [...own, ...rules.map(({ field, message }) => `${field} ${message}`)].sort();
}

const aRow = { targetField: 'no', type: 'STRING' };

/** The rules of schemas/SPECIFICATION.md section 5.1 that messages.test.ts does not show, and valid records. */
const cases: readonly (readonly [string, string, object, readonly string[]])[] = [
  ['a valid interface', 'interface', anInterface, []],
  ['path is relative', 'interface', { ...anInterface, path: 'items' }, ['path pattern']],
  [
    'an interface without an ERP lacks its address',
    'interface',
    {
      ...anInterface,
      interfaceType: 'OTHER_UP',
      erpUuid: undefined,
      path: undefined,
      requestMode: undefined,
    },
    ['address required'],
  ],
  [
    'a queue lacks broker and name',
    'interface',
    { ...anInterface, type: 'ACTIVE_MQ', path: undefined },
    ['address required', 'queueName required'],
  ],
  [
    'execution time is HH:mm',
    'interface',
    { ...timedInterface, executionStrategy: 'DAILY', executionTime: '08:30' },
    [],
  ],
  [
    'cron has four parts',
    'interface',
    { ...timedInterface, executionStrategy: 'EXPRESSION', cronExpression: '*/5 * * *' },
    ['cronExpression format'],
  ],
  ['table access is empty', 'interface', tableInterface, ['tableAccess required']],
  ['a file lacks its name', 'interface', { ...anInterface, fileFormat: 'CSV' }, ['fileName required']],

  [
    'regular needs no expression',
    'fieldMapping',
    { ...aRow, functionType: 'REGULAR', sourceField: 'no' },
    [],
  ],
  ['current time needs no source', 'fieldMapping', { ...aRow, functionType: 'CURRENT_TIME' }, []],

  ['a valid authentication', 'auth', anAuth, []],
  [
    'an empty authentication',
    'auth',
    {},
    ['authType required', 'name required', 'password required', 'username required'],
  ],
  ['a stored password', 'auth', { ...anAuth, password: undefined, passwordSet: true }, []],
  [
    'a cleared password',
    'auth',
    { ...anAuth, password: undefined, passwordSet: true, clearPassword: true },
    ['password required'],
  ],
  ['a valid data source', 'dataSource', aDataSource, []],
  [
    'an empty data source',
    'dataSource',
    {},
    [
      'databaseName required',
      'databaseType required',
      'encoding required',
      'ip required',
      'name required',
      'port required',
    ],
  ],
  ['a port beyond 65535', 'dataSource', { ...aDataSource, port: 65536 }, ['port maximum']],
  ['a port with a fraction', 'dataSource', { ...aDataSource, port: 80.5 }, ['port type']],
  ['a valid ERP', 'erp', anErp, []],
  [
    'an empty ERP',
    'erp',
    {},
    [
      'authUuid required',
      'basePath required',
      'dataSourceUuid required',
      'erpType required',
      'name required',
    ],
  ],

  ['a valid settlement', 'dailySettlementConfig', aSettlement, []],
  [
    'an empty settlement',
    'dailySettlementConfig',
    {},
    [
      'cancelDayRange required',
      'configType required',
      'failureCountStart required',
      'interfaceRange required',
      'resetDayRange required',
      'settlementTime required',
    ],
  ],
  [
    'no interface is selected',
    'dailySettlementConfig',
    { ...aSettlement, interfaceRange: 'SELECTED' },
    ['interfaceUuids required'],
  ],
  [
    'reset days are not below cancel days',
    'dailySettlementConfig',
    { ...aSettlement, resetDayRange: 7 },
    ['resetDayRange validation.resetBeforeCancel'],
  ],
  [
    'reset days have no limit without cancelling',
    'dailySettlementConfig',
    { ...aSettlement, resetDayRange: 7, pendingCancel: false },
    [],
  ],

  ['selection for export is empty', 'uuids', [], [' minItems']],
  ['credentials without a password', 'credentials', { loginId: 'op' }, ['password required']],
  ['a one-time token alone', 'credentials', { token: 't' }, []],
  ['a robot without its webhook', 'robot', { name: 'ops', language: 'zh-CN' }, ['webhook required']],
  ['a batch without a count', 'pendingBatch', { action: 'reset', filter: {} }, ['expectedCount required']],
  [
    'a batch without uuids and filter',
    'interfaceBatch',
    { action: 'online' },
    ['expectedCount required', 'filter required'],
  ],
  ['a batch with empty uuids', 'interfaceBatch', { action: 'online', uuids: [] }, ['uuids minItems']],
  [
    'a batch with uuids and filter',
    'interfaceBatch',
    { action: 'online', uuids: ['i1'], filter: {} },
    ['filter false schema'],
  ],
  [
    'a batch with a filter',
    'interfaceBatch',
    { action: 'online', filter: { debug: true }, expectedCount: 0 },
    [],
  ],
  [
    'a batch filters by ranges',
    'pendingBatch',
    {
      action: 'reset',
      filter: { createTimeFrom: '2026-11-21T00:00:00Z', failureCountTo: 3 },
      expectedCount: 2,
    },
    [],
  ],
  [
    'a batch filters by another property',
    'pendingBatch',
    { action: 'reset', filter: { createTime: '2026-11-21T00:00:00Z' }, expectedCount: 2 },
    ['filter additionalProperties'],
  ],
  [
    'cancelling has an empty reason',
    'pendingBatch',
    { action: 'cancel', uuids: ['p1'], reason: '' },
    ['reason minLength'],
  ],
  ['resetting needs no reason', 'pendingBatch', { action: 'reset', uuids: ['p1'] }, []],
  ['a rule without fields', 'ignoreUpdateConfig', { interfaceConfigUuid: 'i1', fields: [] }, []],
  [
    'a rule that names a field twice',
    'ignoreUpdateConfig',
    { interfaceConfigUuid: 'i1', fields: ['a', 'a'] },
    ['fields uniqueItems'],
  ],
  [
    'an item rule of an unknown group',
    'articleItemProcessingConfig',
    { interfaceConfigUuid: 'i1', fields: [{ group: 'COLOUR', mode: 'UPDATE' }] },
    ['fields.0.group enum'],
  ],
];

test.each(cases)('%s', (_, entity, record, expected) => {
  expect(violations(entity, JSON.parse(JSON.stringify(record)))).toEqual(expected);
});
