import { dirname, join, normalize as resolved } from 'node:path/posix';
import { expect, test } from 'vitest';
import { isAffectedBy } from '../../../../generator/emit/Output.ts';
import { describeCondition, describeRules } from '../../../../generator/emit/reference/describeCondition.ts';
import {
  describeConstraints,
  describeType,
} from '../../../../generator/emit/reference/describeConstraints.ts';
import { emitReference } from '../../../../generator/emit/reference/emitReference.ts';
import { choicesSection } from '../../../../generator/emit/reference/entities/choiceReference.ts';
import { createLocaleReader } from '../../../../generator/emit/reference/LocaleReader.ts';
import {
  addCodeSpacing,
  codeSpan,
  escapeGfm,
  markdownTable,
} from '../../../../generator/emit/reference/markdown.ts';
import { commonErrorCodes } from '../../../../generator/emit/reference/operations/operationPage.ts';
import {
  createReferenceBook,
  createReferenceIndex,
} from '../../../../generator/emit/reference/ReferenceBook.ts';
import { loadProject } from '../../../../generator/load/loadProject.ts';
import type { SchemaCondition } from '../../../../generator/load/sources/SchemaSource.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { type ExampleDirection, exampleRecordOf } from '../../../../generator/samples/exampleRecord.ts';
import { secretClearName, secretSetName } from '../../../../src/contract/api/derivedNames.ts';
import { entities as validators } from '../../../../src/generated/validators/index.ts';
import { ServiceError } from '../../../../src/server/platform/base/ServiceError.ts';
import { projectRoot, sampleProject, setAtPath } from '../../sampleProject.ts';

const model = normalizeProject(loadProject(projectRoot).project);
const outputs = emitReference(model);
const pages = new Map(outputs.map(({ path, text }) => [path, text]));
const summariesOf = (path: string) => outputs.find((output) => output.path === path)?.summaries;
const reader = (locale: string) => createLocaleReader(locale, model.referencePhrases[locale] ?? []);
const pageOf = (path: string): string => pages.get(`reference/${path}`) ?? `no page ${path}`;

const is = (name: string, value: unknown): SchemaCondition => ({
  properties: { [name]: { const: value } },
  required: [name],
});

const conditions: readonly [SchemaCondition, en: string, zh: string][] = [
  [is('type', 'HTTP'), '`type` is `HTTP`', '`type` 为 `HTTP`'],
  [{ not: is('type', 'HTTP') }, '`type` is not `HTTP`', '`type` 不为 `HTTP`'],
  [
    { properties: { scope: { const: 'DC' } } },
    '`scope` is `DC` (or is not given)',
    '`scope` 为 `DC`（或未传）',
  ],
  [
    { properties: { kind: { enum: ['A', 'B'] } }, required: ['kind'] },
    '`kind` is one of `A`, `B`',
    '`kind` 为 `A`、`B` 之一',
  ],
  [
    { properties: { kind: { pattern: '^ERP_' } }, required: ['kind'] },
    '`kind` begins with `ERP_`',
    '`kind` 以 `ERP_` 开头',
  ],
  [
    { properties: { kind: { not: { pattern: '_DOWN$' } } }, required: ['kind'] },
    '`kind` does not end with `_DOWN`',
    '`kind` 不以 `_DOWN` 结尾',
  ],
  [
    { properties: { kind: { pattern: '^[A-Z]+$' } }, required: ['kind'] },
    '`kind` matches `^[A-Z]+$`',
    '`kind` 符合 `^[A-Z]+$`',
  ],
  [
    { properties: { kind: { not: { pattern: 'A.*Z' } } }, required: ['kind'] },
    '`kind` does not match `A.*Z`',
    '`kind` 不符合 `A.*Z`',
  ],
  [
    { properties: { a: { minimum: 1, exclusiveMaximum: 5 } }, required: ['a'] },
    '`a` is at least `1` and `a` is less than `5`',
    '`a` 不小于 `1` 且 `a` 小于 `5`',
  ],
  [
    { properties: { a: { exclusiveMinimum: 1, maximum: 5 } }, required: ['a'] },
    '`a` is at most `5` and `a` is more than `1`',
    '`a` 不大于 `5` 且 `a` 大于 `1`',
  ],
  [
    { anyOf: [is('a', 1), { allOf: [is('b', true), { required: ['c'] }] }] },
    '`a` is `1` or (`b` is `true` and `c` is given)',
    '`a` 为 `1` 或（`b` 为 `true` 且传入 `c`）',
  ],
  [
    { not: { allOf: [is('a', 1), is('b', 2)] } },
    '`a` is not `1` or `b` is not `2`',
    '`a` 不为 `1` 或 `b` 不为 `2`',
  ],
  [
    { properties: { low: { exclusiveMaximum: { $data: '1/high' } } }, required: ['low'] },
    '`low` is less than `high`',
    '`low` 小于 `high`',
  ],
  [
    { properties: { low: { exclusiveMaximum: { $data: '1/range/high' } } }, required: ['low'] },
    '`low` is less than `range.high`',
    '`low` 小于 `range.high`',
  ],
  [
    { properties: { lines: { minItems: 2 } }, required: ['lines'] },
    '`lines` has at least `2` items or characters',
    '`lines` 长度不小于 `2`',
  ],
  [
    { properties: { a: { properties: { b: { const: 1 } }, required: ['b'] } }, required: ['a'] },
    '`a.b` is `1`',
    '`a.b` 为 `1`',
  ],
  [
    { contains: { const: 1 } },
    'the record satisfies `{"contains":{"const":1}}`',
    '记录符合 `{"contains":{"const":1}}`',
  ],
];

test.each(conditions)('the description of the condition %j is: %s', (condition, en, zh) => {
  expect(describeCondition(condition, reader('en-US'))).toBe(en);
  expect(addCodeSpacing(describeCondition(condition, reader('zh-CN')))).toBe(zh);
});

// biome-ignore-start lint/suspicious/noThenProperty: the keyword of JSON Schema
const rules: readonly [SchemaCondition, en: readonly string[]][] = [
  [{}, []],
  [{ if: is('a', 1), then: { required: ['b'] } }, ['If `a` is `1`: `b` is given.']],
  [
    { if: { required: ['uuids'] }, then: { properties: { filter: false } }, else: { required: ['filter'] } },
    ['If `uuids` is given: `filter` is not given.', 'Otherwise: `filter` is given.'],
  ],
  [
    {
      if: { required: ['kind'] },
      then: { allOf: [{ if: { properties: { kind: { const: 'A' } } }, then: { required: ['a'] } }] },
    },
    ['If `kind` is `A`: `a` is given.'],
  ],
  [{ if: { required: ['token'] }, else: is('name', 'x') }, ['If `token` is not given: `name` is `x`.']],
];
// biome-ignore-end lint/suspicious/noThenProperty: the keyword of JSON Schema

test.each(rules)('the description of the rules %j has one sentence for each requirement', (schema, en) => {
  expect(describeRules(schema, reader('en-US'))).toEqual(en);
});

test('Markdown shows the texts of schema files unchanged', () => {
  expect(escapeGfm('a <b> [c](d) *e* `f`\n g')).toBe('a \\<b\\> \\[c\\](d) \\*e\\* \\`f\\` g');
  expect(codeSpan('a`b')).toBe('`` a`b ``');
  expect(markdownTable(['x'], [[codeSpan('a|b')]])).toBe('| x |\n| --- |\n| `a\\|b` |');
});

test('every entity has a page and every operation has an anchor in every locale', () => {
  for (const locale of model.locales) {
    for (const { name } of model.entities)
      expect(pages.has(`reference/${locale}/entities/${name}.md`)).toBe(true);
    for (const { id } of model.operations)
      expect(pageOf(`${locale}/operations/${id.slice(0, id.indexOf('.'))}.md`)).toContain(
        `<a id="${id}"></a>`,
      );
  }
});

const types: readonly [name: string, source: object, en: string, zh: string][] = [
  [
    'a published schema',
    { $ref: '../external/order.json' },
    'content of the published schema `order`',
    '符合外部 Schema `order` 的内容',
  ],
  ['an object', { type: 'object' }, 'object', '对象'],
  ['a text', { type: 'string' }, 'text', '文本'],
  ['a date', { type: 'string', format: 'date' }, 'date', '日期'],
  ['a list', { type: 'array', items: { type: 'integer' } }, 'list of integer', '数组：整数'],
];

test.each(types)('the type of %s has a description in both locales', (_, source, en, zh) => {
  const project = sampleProject((files) => {
    setAtPath(files, ['schemas/external/order.json'], {
      type: 'object',
      properties: { no: { type: 'string' } },
    });
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'payload'], source);
  });
  const thing = normalizeProject(project).entities.find(({ name }) => name === 'thing');
  const payload = thing?.schema.properties.payload ?? expect.fail();
  const typeText = (locale: string) =>
    addCodeSpacing(
      describeType(payload, createReferenceBook(model, reader(locale), createReferenceIndex(model))),
    );
  expect([typeText('en-US'), typeText('zh-CN')]).toEqual([en, zh]);
});

/** Schema of a property → its rules. */
const constraints: readonly [schema: object, en: readonly string[]][] = [
  [{ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 5 }, ['More than 1.', 'Less than 5.']],
  [{ type: 'integer', minimum: 1, maximum: 5, multipleOf: 2 }, ['1 to 5.', 'A multiple of 2.']],
  [{ type: 'integer', minimum: 1 }, ['At least 1.']],
  [{ type: 'integer', maximum: 5 }, ['At most 5.']],
  [{ type: 'integer', maximum: 5, readOnly: true }, []],
  [{ type: 'string', minLength: 2, maxLength: 5 }, ['2 to 5 characters.']],
  [{ type: 'string', maxLength: 1 }, ['At most 1 character.']],
  [{ type: 'string', pattern: '^a' }, ['Pattern: `^a`.']],
  [
    { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 9 } },
    ['At most 5 items.', 'Each: At most 9 characters.'],
  ],
  [{ type: 'array', minItems: 1, uniqueItems: true }, ['At least 1 item.', 'No duplicates.']],
  [{ type: 'string', maxLength: 5, default: 'A' }, ['At most 5 characters.', 'Default: `A`.']],
];

test.each(constraints)('the rules of %j are: %j', (schema, en) => {
  const project = sampleProject((files) =>
    setAtPath(files, ['schemas/entities/thing.schema.json', 'properties', 'payload'], schema),
  );
  const thing = normalizeProject(project).entities.find(({ name }) => name === 'thing');
  const payload = thing?.schema.properties.payload ?? expect.fail();
  const book = createReferenceBook(model, reader('en-US'), createReferenceIndex(model));
  expect(describeConstraints(payload, book)).toEqual(en);
});

test('the section of the choices has a row for each choice, and the examples of those with one', () => {
  const captions = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });
  const example = { records: [{ a: 1 }, { a: 2, b: 'x' }], input: [1], output: { b: 2 } };
  const project = sampleProject((files) => {
    files['schemas/entities/mode.schema.json'] = {
      ...captions('Mode'),
      type: 'string',
      oneOf: [
        { const: 'FAST', ...captions('Quick'), description: 'For {{count}} things.' },
        { const: 'SURE', ...captions('Safe'), 'x-example': example },
      ],
    };
  });
  const mode = normalizeProject(project).entities.find(({ name }) => name === 'mode') ?? expect.fail();
  const book = createReferenceBook(model, reader('en-US'), createReferenceIndex(model));
  expect(choicesSection(mode, book).split('\n')).toEqual([
    '## Values',
    '',
    '| Value | Name | Meaning |',
    '| --- | --- | --- |',
    '| `FAST` | Quick | For … things. |',
    '| `SURE` | Safe |   |',
    '',
    '### `SURE`',
    '',
    '| `a` | `b` |',
    '| --- | --- |',
    '| `1` |   |',
    '| `2` | `x` |',
    '',
    'Input `[1]`, output `{"b":2}`.',
  ]);
});

test('every link leads to an existing page and anchor', () => {
  const deadLinks = outputs
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\(([^)#\s]+\.md)(?:#([^)]+))?\)/g)].flatMap(([link, file = '', anchor]) => {
        const target = pages.get(resolved(join(dirname(path), file)));
        const hasTarget = target && (anchor === undefined || target.includes(`<a id="${anchor}">`));
        return hasTarget ? [] : [`${path}: ${link}`];
      }),
    );
  expect(deadLinks).toEqual([]);
});

test('every place of the page index has an anchor on its page', () => {
  const withDeadPlaces = outputs.filter(({ path, text }) => {
    const [locale] = /reference\/([^/]+)\/index\.ts$/.exec(path)?.slice(1) ?? [];
    if (!locale) return false;
    return [...text.matchAll(/path: "([^"]+)",[\s\S]*?places: (\{.*\}),/g)].some(([, file, places = '{}']) =>
      Object.keys(JSON.parse(places)).some((at) => !pageOf(`${locale}/${file}`).includes(`<a id="${at}">`)),
    );
  });
  expect(withDeadPlaces).toEqual([]);
});

const directions: readonly ExampleDirection[] = ['sent', 'answered'];

test.each(directions)('every example with the direction "%s" satisfies all rules', (direction) => {
  const invalid = model.entities.flatMap((entity) => {
    const { validate } = validators[entity.name] ?? {};
    const isShown = pageOf(`en-US/entities/${entity.name}.md`).includes(`## Example, as ${direction}\n`);
    return !isShown || validate?.(exampleRecordOf(entity, direction))
      ? []
      : [{ entity: entity.name, errors: validate?.errors }];
  });
  expect(invalid).toEqual([]);
});

/** Rules of a record with the fields a, b and c → the fields of its example. */
const forbidding: readonly [name: string, rules: SchemaCondition, kept: readonly string[]][] = [
  ['no field', {}, ['a', 'b', 'c']],
  ['one field', { properties: { b: false } }, ['a', 'c']],
  ['two fields', { properties: { b: false, c: false } }, ['a']],
  ['two of three fields together', { not: { required: ['a', 'c'] } }, ['a', 'b']],
  ['the required field, which no change satisfies', { properties: { a: false, c: false } }, ['a', 'b', 'c']],
];

test.each(forbidding)('an example without the fields that its rules forbid: %s', (_, rules, kept) => {
  const { entities } = normalizeProject(
    sampleProject((files) => {
      const field = { type: 'string', title: 'Field', 'x-i18n': { 'zh-CN': { title: '字段' } } };
      const properties = { a: field, b: field, c: field };
      setAtPath(files, ['schemas/entities/thing.schema.json', 'properties'], properties);
      setAtPath(files, ['schemas/entities/thing.schema.json', 'required'], ['a']);
    }),
  );
  const thing = entities.find(({ name }) => name === 'thing') ?? expect.fail();
  const schema = { ...thing.schema, rules: { ...thing.schema.rules, ...rules } };
  expect(Object.keys(exampleRecordOf({ ...thing, schema }, 'sent') ?? {})).toEqual(kept);
});

test('a sent example has the secret, an answered example has its flag instead', () => {
  const auth = model.entities.find(({ name }) => name === 'auth');
  if (!auth) throw new Error('There is no entity "auth".');
  expect(exampleRecordOf(auth, 'sent')).toHaveProperty('password');
  expect(exampleRecordOf(auth, 'answered')).toHaveProperty(secretSetName('password'), true);
  expect(exampleRecordOf(auth, 'answered')).not.toHaveProperty('password');
  expect(pageOf('en-US/entities/auth.md')).toContain(`\`${secretClearName('password')}: true\` removes it`);
});

test.each(commonErrorCodes)('the guide lists the HTTP status of %s', (name) => {
  expect(pageOf('en-US/index.md')).toContain(`| ${new ServiceError(name).status} | \`${name}\` |`);
});

/** Page → a text that it contains. */
const pageTexts: readonly [path: string, text: string][] = [
  ['en-US/entities/erp.md', '`name` | text | required | **Name**<br>1 to 30 characters. |'],
  ['zh-CN/entities/erp.md', '`name` | 文本 | 必填 | **名称**<br>1 到 30 个字符。 |'],
  ['en-US/entities/interface.md', 'Required while `interfaceType` begins with `ERP_`.'],
  [
    'en-US/entities/interface.md',
    '| Take offline | `status` is one of `ONLINE`, `SUSPENDED` | `status` is `OFFLINE`; `debug` is `false` | [`interfaceConfig.offline`]',
  ],
  [
    'zh-CN/operations/exchange.md',
    '| 429 |   | 来自该地址的错误密钥过多、待处理单据过多（TOO_MANY_PENDING），或密钥调用过于频繁（TOO_MANY_CALLS），请按 Retry-After 重试。 |',
  ],
  [
    'en-US/operations/exchange.md',
    'POST /iwms-openapi/api/exchange/item\niwmsApiKey: …\nIdempotency-Key: sample-1\n',
  ],
  ['en-US/operations/erp.md', '| 409 | `DUPLICATE` | Another record of the company has the same `name`. |'],
  ['en-US/operations/account.md', '{\n  "loginId": "operator",\n  "password": "correct-horse-battery"\n}'],
  [
    'en-US/entities/functionType.md',
    '| `SUB_TABLE` | Sub-table | `sourceField` required, `expression` required | Alias for each element, such as item;',
  ],
  ['zh-CN/entities/functionType.md', '| `CUSTOM` | 自定义 | `sourceField`（选填）、`expression`（必填） |'],
  [
    'en-US/entities/functionType.md',
    '| `lines` | `ARRAY` | `SUB_TABLE` | `items` | `item` |\n| `lines[].sku` | `STRING` | `REGULAR` | `item.code` |',
  ],
  ['en-US/entities/functionType.md', 'Input `{"lines":[{"qty":"12"}]}`, output `{"qty":12}`.'],
  ['en-US/operations/pendingData.md', '`createTimeFrom` | instant | **'],
  ['en-US/operations/outbox.md', '| `interfaceUuid` | text | **Interface** |'],
  [
    'en-US/index.md',
    '[Submit one document to an interface; it is saved, then mapped and delivered.](operations/exchange.md',
  ],
];

test.each(pageTexts)('the page %s contains: %s', (path, text) => {
  expect(pageOf(path)).toContain(text);
});

test('a second run emits the same pages', () => {
  const again = emitReference(normalizeProject(loadProject(projectRoot).project));
  expect(again).toEqual(outputs);
});

test('a changed caption changes only the pages that show it', () => {
  const entities = model.entities.map((entity) =>
    entity.name === 'carrier'
      ? {
          ...entity,
          schema: {
            ...entity.schema,
            captions: { ...entity.schema.captions, 'en-US': { title: 'Forwarder' } },
          },
        }
      : entity,
  );
  const changed = emitReference({ ...model, entities }).filter(({ path, text }) => pages.get(path) !== text);
  expect(changed.map(({ path }) => path).sort()).toEqual([
    'reference/en-US/entities/carrier.md',
    'reference/en-US/index.md',
    'reference/en-US/index.ts',
  ]);
});

/** Removed value of a schema file → a page that becomes stale. */
const removedValues: readonly [file: string, keys: readonly string[], page: string][] = [
  ['schemas/entities/erp.schema.json', ['properties', 'extendInfo'], 'entities/extendInfo.md'],
  ['schemas/endpoints/erp.json', ['operations', 'erp.query'], 'entities/erp.md'],
];

test.each(removedValues)('%s without %j makes the page %s stale', (file, keys, page) => {
  const { project } = loadProject(projectRoot);
  setAtPath(
    [...project.entities, ...project.endpoints].find(({ path }) => path === file)?.value,
    keys,
    undefined,
  );
  const changed = emitReference(normalizeProject(project)).filter(
    ({ path, text }) => pages.get(path) !== text,
  );
  expect(changed.map(({ path }) => path)).toContain(`reference/en-US/${page}`);
  expect(
    changed.filter((output) => !isAffectedBy(output, file, summariesOf(output.path))).map(({ path }) => path),
  ).toEqual([]);
});
