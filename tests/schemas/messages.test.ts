import { expect, test } from 'vitest';
import { fieldKey } from '../../src/contract/text/captions.ts';
import { fieldErrorsOf } from '../../src/contract/validation/fieldErrors.ts';
import { servicePhrasesOf } from '../../src/server/platform/base/servicePhrases.ts';
import { entityOf } from '../../src/server/platform/operations/catalog.ts';
import { anErp, anInterface, aSettlement, tableInterface, timedInterface } from './validRecords.ts';

/** Returns the messages about a record, in the order of the field names. */
function messages(name: string, record: object, locale: string): string[] {
  const { model, validators } = entityOf(name);
  const say = servicePhrasesOf(locale);
  validators.validate(record);
  const own = fieldErrorsOf(validators.validate.errors ?? [], name, model.messages, say);
  const broken = validators.rules.filter(({ validate }) => !validate(record));
  const rules = broken.map(({ field, message }) => ({
    field,
    message: say.translate(message, { field: say.translate(`${fieldKey(name, [field])}.title`) }),
  }));
  return [...own, ...rules].sort((a, b) => (a.field < b.field ? -1 : 1)).map(({ message }) => message);
}

const overlong = 'x'.repeat(31);
const daily = { ...timedInterface, executionStrategy: 'DAILY' };
const interval = { ...timedInterface, executionStrategy: 'INTERVAL' };
const transfer = { ...tableInterface, tableAccess: 'TRANSFER' };
const queue = { ...anInterface, type: 'ACTIVE_MQ', path: undefined, queueName: 'wms.items' };
const wcs = {
  ...anInterface,
  interfaceType: 'WCS_DOWN',
  erpUuid: undefined,
  path: undefined,
  requestMode: undefined,
  address: 'http://wcs.example.com',
};
const mapped = (row: object) => ({
  ...anInterface,
  fieldMappings: [{ targetField: 'no', type: 'STRING', ...row }],
});

/**
 * Every rule of schemas/SPECIFICATION.md section 5.1 about interfaces, and some about other records: entity, a
 * record that breaks the rule, and the messages.
 */
const cases: readonly (readonly [
  rule: string,
  entity: string,
  record: object,
  zh: string[],
  en: string[],
])[] = [
  [
    'execution time is HH:mm',
    'interface',
    { ...daily, executionTime: '8:30' },
    ['执行时间应为 HH:mm 格式，例如 08:30'],
    ['Execution time must be a time in the format HH:mm, for example 08:30'],
  ],
  ['execution time is given', 'interface', daily, ['执行时间不能为空'], ['Execution time cannot be empty']],
  [
    'execution time is not empty',
    'interface',
    { ...daily, executionTime: '' },
    ['执行时间不能为空'],
    ['Execution time cannot be empty'],
  ],
  [
    'settlement time is not empty',
    'dailySettlementConfig',
    { ...aSettlement, settlementTime: '' },
    ['日结时间不能为空'],
    ['Settlement time cannot be empty'],
  ],
  [
    'execution strategy is given',
    'interface',
    timedInterface,
    ['执行策略不能为空'],
    ['Execution strategy cannot be empty'],
  ],
  [
    'a number is positive',
    'interface',
    { ...interval, intervalMinutes: 0 },
    ['间隔（分钟）应为正整数'],
    ['Interval (minutes) must be a positive integer'],
  ],
  [
    'a number is an integer',
    'interface',
    { ...interval, intervalMinutes: 1.5 },
    ['间隔（分钟）应为正整数'],
    ['Interval (minutes) must be a positive integer'],
  ],
  [
    'interface name is given',
    'interface',
    { ...anInterface, interfaceName: '' },
    ['接口名称不能为空'],
    ['Interface name cannot be empty'],
  ],
  [
    'interface name is present',
    'interface',
    { ...anInterface, interfaceName: undefined },
    ['接口名称不能为空'],
    ['Interface name cannot be empty'],
  ],
  [
    'interface name has 30 characters',
    'interface',
    { ...anInterface, interfaceName: overlong },
    ['接口名称不能超过 30 个字符'],
    ['Interface name cannot exceed 30 characters'],
  ],
  [
    'table name is given',
    'interface',
    { ...tableInterface, tableAccess: 'TABLE' },
    ['中间表名称不能为空'],
    ['Intermediate table name cannot be empty'],
  ],
  [
    'table name has 30 characters',
    'interface',
    { ...tableInterface, tableAccess: 'TABLE', intermediateTableName: overlong },
    ['中间表名称不能超过 30 个字符'],
    ['Intermediate table name cannot exceed 30 characters'],
  ],
  [
    'source and target tables are given',
    'interface',
    transfer,
    ['源中间表名称不能为空', '目标中间表名称不能为空'],
    ['Source intermediate table name cannot be empty', 'Target intermediate table name cannot be empty'],
  ],
  [
    'source and target tables have 30 characters',
    'interface',
    { ...transfer, sourceTableName: overlong, targetTableName: overlong },
    ['源中间表名称不能超过 30 个字符', '目标中间表名称不能超过 30 个字符'],
    [
      'Source intermediate table name cannot exceed 30 characters',
      'Target intermediate table name cannot exceed 30 characters',
    ],
  ],
  [
    'path is present',
    'interface',
    { ...anInterface, path: undefined },
    ['接口路径不能为空'],
    ['Path cannot be empty'],
  ],
  [
    'type is given',
    'interface',
    { ...anInterface, type: undefined },
    ['传输方式不能为空'],
    ['Transport cannot be empty'],
  ],
  ['address of a broker is given', 'interface', queue, ['接口地址不能为空'], ['Address cannot be empty']],
  [
    'address of a WCS is given',
    'interface',
    { ...wcs, address: undefined },
    ['接口地址不能为空'],
    ['Address cannot be empty'],
  ],
  [
    'ERP is selected',
    'interface',
    { ...anInterface, erpUuid: undefined },
    ['请选择 ERP 配置'],
    ['ERP configuration must be selected'],
  ],
  [
    'distribution center is selected',
    'interface',
    { ...anInterface, dcCode: undefined },
    ['请选择配送中心'],
    ['Distribution center must be selected'],
  ],
  [
    'carrier is selected',
    'interface',
    { ...wcs, scope: 'CARRIER' },
    ['请选择承运商'],
    ['Carrier must be selected'],
  ],
  [
    'DingTalk configuration is selected',
    'interface',
    { ...anInterface, alarmEnabled: true },
    ['请选择钉钉配置'],
    ['DingTalk configuration must be selected'],
  ],
  [
    'category of a menu is selected',
    'menu',
    { menuName: '商品', interfaceType: 'ERP_DOWN' },
    ['请选择分类'],
    ['Category must be selected'],
  ],
  [
    'source and target centers are selected',
    'copyByDc',
    {},
    ['请选择目标配送中心', '请选择源配送中心'],
    ['Target distribution center must be selected', 'Source distribution center must be selected'],
  ],
  [
    'source and target ERP are selected',
    'copyDocsByOwner',
    { sourceOwnerCode: 'a', ownerCode: 'b' },
    ['请选择源 ERP 配置', '请选择目标 ERP 配置'],
    ['Source ERP configuration must be selected', 'Target ERP configuration must be selected'],
  ],
  [
    'source and target carriers are selected',
    'copyByCarrier',
    {},
    ['请选择目标承运商', '请选择源承运商'],
    ['Target carrier must be selected', 'Source carrier must be selected'],
  ],
  [
    'data to debug with is given',
    'debugInput',
    { interfaceUuid: 'i', inputType: 'DATA' },
    ['数据不能为空'],
    ['Data cannot be empty'],
  ],
  [
    'document number is given',
    'debugInput',
    { interfaceUuid: 'i', inputType: 'ORDER' },
    ['单据号不能为空'],
    ['Document number cannot be empty'],
  ],
  [
    'request action and form ID are given',
    'interface',
    { ...anInterface, requestMode: 'FORM' },
    ['表单 ID 不能为空', '请求操作不能为空'],
    ['Form ID cannot be empty', 'Request action cannot be empty'],
  ],
  [
    'parameter name is not blank',
    'erp',
    { ...anErp, extendInfo: [{ parameterName: ' ' }] },
    ['参数名不能为空'],
    ['Parameter name must not be blank'],
  ],
  [
    'stored procedure name is given',
    'interface',
    { ...tableInterface, tableAccess: 'PROCEDURE' },
    ['存储过程名称不能为空'],
    ['Stored procedure name cannot be empty'],
  ],
  [
    'function type of a row is given',
    'interface',
    mapped({}),
    ['请选择函数类型'],
    ['Function type must be selected'],
  ],
  [
    'regular has its source',
    'interface',
    mapped({ functionType: 'REGULAR' }),
    ['源字段不能为空'],
    ['Source field cannot be empty'],
  ],
  [
    'custom has its expression',
    'interface',
    mapped({ functionType: 'CUSTOM' }),
    ['表达式不能为空'],
    ['Expression cannot be empty'],
  ],
  [
    'fixed value has its expression',
    'interface',
    mapped({ functionType: 'FIXED_VALUE' }),
    ['表达式不能为空'],
    ['Expression cannot be empty'],
  ],
  [
    'sub-table has expression and source',
    'interface',
    mapped({ functionType: 'SUB_TABLE' }),
    ['表达式不能为空', '源字段不能为空'],
    ['Expression cannot be empty', 'Source field cannot be empty'],
  ],
  [
    'selection for export is not empty',
    'exportSelection',
    { uuids: [] },
    ['请先选择数据'],
    ['Select data first'],
  ],
  ['selection for export is given', 'exportSelection', {}, ['请先选择数据'], ['Select data first']],
  ['data to import is given', 'importForm', {}, ['数据不能为空'], ['Data cannot be empty']],
  [
    'cancelling has a reason',
    'pendingBatch',
    { action: 'cancel', uuids: ['p'] },
    ['原因不能为空'],
    ['Reason cannot be empty'],
  ],
];

test.each(cases)('%s', (_, entity, record, zh, en) => {
  const given = JSON.parse(JSON.stringify(record));
  expect(messages(entity, given, 'zh-CN')).toEqual(zh);
  expect(messages(entity, given, 'en-US')).toEqual(en);
});
