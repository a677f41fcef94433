import { schemaParser } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { EntityValidators, Form } from '../../../../src/contract/model/form.ts';
import { valueFormats } from '../../../../src/contract/validation/valueFormats.ts';
import { resources } from '../../../../src/generated/catalog/index.ts';
import { entities } from '../../../../src/generated/validators/index.ts';

const validators = (name: string): EntityValidators => {
  const found = entities[name];
  if (found === undefined) throw new Error(`No validators of "${name}".`);
  return found;
};

const auth = { name: 'a', authType: 'BASIC', username: 'u' };
const rest = { triggerStrategy: 'EVENT', eventTypes: ['E'], menuName: 'm', erpUuid: 'e', dcCode: 'D' };

const security = { apiKeyEnabled: true, payloadRetentionDays: 7 };

/** Record → its missing or invalid properties. */
const records: readonly [entity: string, record: Record<string, unknown>, invalid: string[]][] = [
  ['auth', { ...auth, password: 'p' }, []],
  ['auth', auth, ['password']],
  ['auth', { ...auth, passwordSet: true }, []],
  ['auth', { ...auth, passwordSet: true, clearPassword: true }, ['password']],
  ['auth', { ...auth, passwordSet: false }, ['password']],
  ['auth', { ...auth, password: 'p', shoe: 1 }, ['shoe']],
  ['auth', { ...auth, password: 'p', name: '名'.repeat(30) }, []],
  ['auth', { ...auth, password: 'p', name: '名'.repeat(31) }, ['name']],
  ['auth', { ...auth, password: 'p', name: '😀'.repeat(30) }, []],
  ['auth', { ...auth, password: 'p', authType: 'NONE' }, ['authType']],
  [
    'erp',
    { extendInfo: [{ parameterName: ' ' }] },
    ['authUuid', 'basePath', 'dataSourceUuid', 'erpType', 'extendInfo/0/parameterName', 'name'],
  ],
  ['securityConfig', { ...security, apiKey: 'a key of 16 characters' }, []],
  ['securityConfig', { ...security, apiKey: '密钥密钥密钥密钥密钥密钥密钥密钥' }, ['apiKey']],
  ['securityConfig', { ...security, apiKey: 'a key of 16\ncharacters' }, ['apiKey']],
  [
    'interface',
    { ...rest, interfaceName: 'i', interfaceType: 'ERP_DOWN', scope: 'DC', type: 'HTTP', method: 'GET' },
    ['path', 'requestMode'],
  ],
];

const invalidPropertiesOf = ({ validate }: EntityValidators, record: unknown): string[] => {
  validate(record);
  const invalid = (validate.errors ?? []).flatMap(({ keyword, instancePath, params }) =>
    keyword === 'if'
      ? []
      : [String(params.missingProperty ?? params.additionalProperty ?? instancePath.slice(1))],
  );
  return [...new Set(invalid)].sort();
};

test.each(records)('the %s %j has the invalid properties %j', (entity, record, invalid) => {
  expect(invalidPropertiesOf(validators(entity), record)).toEqual(invalid);
});

const forms: readonly Form[] = await Promise.all(
  Object.values(resources).map(async ({ form }) => (await form()).default),
);

/**
 * Maximum number of validators in a form for the comparison with rjsf's own search. That search takes
 * exponential time, so the emitter does not use it.
 */
const maxSearchedValidators = 4;

test.each(forms.map((form) => [form.entity, form] as const))(
  'rjsf finds every validator of the form %s',
  (_, form) => {
    const { schema, validators: own } = form;
    expect(() => createPrecompiledValidator({ ...own.byHash } as never, schema)).not.toThrow();
    if (Object.keys(own.byHash).length > maxSearchedValidators) return;
    expect(Object.keys(own.byHash)).toEqual(expect.arrayContaining(Object.keys(schemaParser(schema))));
  },
);

test.each(forms.map((form) => [form.entity, form] as const))(
  'the validator of %s agrees with Ajv',
  (entity, { schema }) => {
    const ajv = new Ajv({ allErrors: true, $data: true, strict: false, formats: valueFormats });
    const validate = ajv.compile(schema);
    for (const record of [
      {},
      { name: '' },
      { name: 'x', port: 'y', shoe: 1 },
      auth,
      { ...rest, scope: 'DC' },
      [],
    ]) {
      const generated = validators(entity).validate;
      expect(generated(record)).toBe(validate(record));
      expect((generated.errors ?? []).length).toBe((validate.errors ?? []).length);
    }
  },
);
