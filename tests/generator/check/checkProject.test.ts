import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import {
  compiledVocabulary,
  problemsAfter,
  projectRoot,
  sampleProject,
  setAtPath,
} from '../sampleProject.ts';

type Path = readonly (string | number)[];

const thing = 'schemas/entities/thing.schema.json';
const calls = 'schemas/endpoints/thing.json';
const resource = 'schemas/resources/thing.json';
const family = 'schemas/families/alpha.json';
const screen = 'schemas/screens/config.json';
const ruleEntity = 'schemas/entities/rule.schema.json';
const logEntity = 'schemas/entities/log.schema.json';
const form = 'schemas/entities/copy.schema.json';
const batch = 'schemas/entities/batch.schema.json';
const ruleCalls = 'schemas/endpoints/rule.json';
const logCalls = 'schemas/endpoints/log.json';
const rule = 'schemas/resources/rule.json';
const log = 'schemas/resources/log.json';
const task = 'schemas/tasks/copy.json';
const metrics = 'schemas/metrics/load.json';
const parts: Path = ['recordTabs', 'more', 'subTabs'];
const property = (name: string, ...path: Path): Path => ['properties', name, ...path];
const operation = (id: string, ...path: Path): Path => ['operations', id, ...path];
const captions = (en: string, zh: string) => ({ title: en, 'x-i18n': { 'zh-CN': { title: zh } } });
const titled = captions('X', 'X');
const text = { type: 'string', maxLength: 9, ...titled };
const part = { resource: { $ref: 'log.json' }, fixedProperties: { thingUuid: { record: 'uuid' } } };
const entityOf = (name: string) => ({ $ref: `../entities/${name}.schema.json` });
/** A list whose entries have a secret value. */
const pairs = (
  rule: object,
  flag: object = { type: 'boolean', readOnly: true },
  required: readonly string[] = [],
) => ({
  ...text,
  type: 'array',
  maxLength: undefined,
  maxItems: 5,
  items: {
    ...titled,
    type: 'object',
    properties: {
      name: text,
      choice: text,
      value: { ...text, 'x-secret-entry': { name: 'name', choice: 'choice', words: ['key'], ...rule } },
      valueSet: { ...text, maxLength: undefined, ...flag },
    },
    required,
  },
});
/** A property with a migration. */
const migrated = (migration: object, type = 'string') => ({
  type,
  ...(type === 'string' && { maxLength: 9 }),
  ...titled,
  'x-migrations': [migration],
});
const bounded = { type: 'object', ...titled };
/** A choice that uses a property, or none. */
const usingChoice = (value: string, name?: string) => ({
  const: value,
  ...captions(value, `中${value}`),
  'x-uses': name ? { [name]: 'optional' } : {},
});
/** An operation that answers with a complete list, without pages. */
const listed = {
  method: 'GET',
  path: '/thing/query',
  summary: 'List things.',
  query: Object.fromEntries(
    ['name', 'kind', 'brand', 'ownerUuid', 'low'].map((name) => [name, { type: 'string', required: false }]),
  ),
  result: { list: entityOf('thing') },
};

test('the sample has no problems', () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

test('a value of silentWhen is a choice of its column', () => {
  const { project } = loadProject(projectRoot);
  const metrics = project.metrics.map((file) => {
    const changed = structuredClone(file.value);
    setAtPath(changed, ['records', 'silentWhen', 'values', 0], 'OFLINE');
    return { ...file, value: changed };
  });
  expect(checkProject({ ...project, metrics }, compiledVocabulary)).toMatchObject([
    { message: 'The value "OFLINE" is not a choice of "status".', fix: 'Did you mean "OFFLINE"?' },
  ]);
});

test.each([
  ['enum', ['code', 'json']],
  ['description', 'The meaning of the value.'],
])('--fix replaces "%s" of "widget" in the vocabulary by that of the field types', (keyword, value) => {
  const project = loadProject(projectRoot).project;
  const widget: Path = ['definitions', 'ui', 'properties', 'widget'];
  const vocabulary = project.vocabulary.map((file) => {
    if (file.name !== 'entity') return file;
    const changed = JSON.parse(file.text);
    setAtPath(changed, [...widget, keyword], value);
    return { ...file, value: changed, text: JSON.stringify(changed) };
  });
  const entity = project.vocabulary.find(({ name }) => name === 'entity')?.value;
  // Project files with widgets that the changed vocabulary lacks are broken.
  const broken = checkProject({ ...project, entities: [], vocabulary }).filter(({ file }) =>
    file.endsWith('entity.schema.json'),
  );
  const replace = widget.concat(keyword).reduce<unknown>((part, name) => Object(part)[name], entity);
  expect(broken).toMatchObject([{ pointer: `/${[...widget, keyword].join('/')}`, repair: { replace } }]);
});

/**
 * One replaced value (undefined removes it) → the pointer of the problem, the start of its message and a part
 * of its remedy.
 */
// biome-ignore format: a line a rule
const rules: readonly [
  file: string,
  path: Path,
  value: unknown,
  pointer: string,
  says: string,
  fix?: string,
  /** The file of the problem, if it is not the changed file. */
  told?: string,
][] = [
  // vocabulary
  [thing, property('name', 'titel'), 'N', '/properties/name/titel', '"titel" is not a keyword here.', 'Did you mean "title"?'],
  [thing, ['title'], undefined, '', '"title" is missing.', 'Add "title".'],
  [thing, property('name', 'type'), 'text', '/properties/name/type', '"text" is not an allowed value.'],
  [thing, property('name', 'maxLength'), '30', '/properties/name/maxLength', 'The value must be of type integer.'],
  [calls, operation('thing.get', 'method'), 'FETCH', '/operations/thing.get/method', '"FETCH" is not an allowed value.'],
  [calls, operation('thing'), { method: 'GET', path: '/x', summary: 'Read it.' }, '/operations', 'The name "thing" must match pattern'],
  [calls, operation('thing.get', 'result'), { pge: { $ref: 'x' } }, '/operations/thing.get/result', 'The value has none of the possible forms.', 'Write one of: {"$ref": …}, {page}, {list}.'],
  [calls, operation('thing.get', 'result'), { page: { $ref: 5 } }, '/operations/thing.get/result/page/$ref', 'The value must be of type string.'],
  [resource, ['columns', 1], 5, '/columns/1', 'The value has none of the possible forms.', 'Write one of: string, {property}.'],
  [thing, property('name', 'pattern'), '(', '/properties/name/pattern', '"(" is not a valid regex.'],
  // captions
  [thing, property('name', 'title'), undefined, '/properties/name', 'The property "name" has no caption.', 'Add "title" and "x-i18n".'],
  [thing, property('name', 'x-i18n'), undefined, '/properties/name', 'The title "Name" has no zh-CN translation.'],
  [thing, property('kind', 'oneOf', 0, 'x-i18n'), {}, '/properties/kind/oneOf/0', 'The title "A" has no zh-CN translation.'],
  [thing, property('name', 'description'), 'Help', '/properties/name', 'The description "Help" has no zh-CN translation.'],
  [resource, ['actions', 'start', 'x-i18n', 'zh-CN', 'confirmMessage'], undefined, '/actions/start', 'The confirmMessage "It starts." has no zh-CN'],
  [screen, ['tabs', 0, 'x-i18n'], {}, '/tabs/0', 'The title "Things" has no zh-CN translation.'],
  [thing, property('name', 'x-i18n', 'zh-CN', 'description'), 'X', '/properties/name/x-i18n/zh-CN/description', 'The description exists in zh-CN but not in en-US.'],
  [thing, property('name', 'x-i18n', 'zh-CM'), { title: 'X' }, '/properties/name/x-i18n/zh-CM', 'The project does not have the language "zh-CM".', 'Did you mean "zh-CN"?'],
  // wording
  [thing, property('name', 'title'), ' Name', '/properties/name/title', 'The caption " Name" has extra spaces.'],
  [thing, property('kind', 'oneOf', 0, 'x-i18n', 'zh-CN', 'title'), '中  文', '/properties/kind/oneOf/0/x-i18n/zh-CN/title', 'The caption "中  文" has extra spaces.'],
  [thing, property('name', 'x-i18n', 'zh-CN', 'title'), '名称：', '/properties/name/x-i18n/zh-CN/title', 'The title "名称：" ends with a colon.'],
  [thing, property('name', 'title'), '名称', '/properties/name/title', 'The caption "名称" is Chinese, but en-US is expected.'],
  // locales
  ['locales/zh-CN.json', ['message', 'started'], undefined, '/message/started', 'The phrase "message.started" exists in another locale but not in zh-CN.'],
  ['locales/zh-CN.json', ['validation', 'order'], 5, '/validation/order', 'The phrase is empty or not a text.'],
  ['locales/zh-CN.json', ['validation', 'order'], '在前', '/validation/order', 'The phrase "validation.order" has the placeholders (none)'],
  ['locales/zh-CN.json', ['message', 'started'], 'Not started yet', '/message/started', 'The phrase "Not started yet" is English, but zh-CN is expected.', 'Replace it with its zh-CN translation.'],
  ['locales/zh-CN.json', ['message', 'started'], 'Starts soon', '/message/started', 'The phrase "Starts soon" is English'],
  ['locales/en-US.json', ['message', 'started'], '已启动', '/message/started', 'The phrase "已启动" is Chinese, but en-US is expected.', 'Replace it with its en-US translation.'],
  ['locales/service/en-US.json', ['error', 'gone'], '{{name}} 没有了', '/error/gone', 'The phrase "{{name}} 没有了" is Chinese'],
  ['locales/service/zh-CN.json', ['error', 'gone'], undefined, '/error/gone', 'The phrase "error.gone" exists in another locale but not in zh-CN.'],
  ['locales/service/zh-CN.json', ['error', 'gone'], '已不存在', '/error/gone', 'The phrase "error.gone" has the placeholders (none)'],
  [resource, ['actions', 'start', 'successMessage'], 'error.gone', '/actions/start/successMessage', 'The console has no phrase "error.gone".'],
  [thing, property('name', 'x-messages', 'required'), 'validation.nane', '/properties/name/x-messages/required', 'The console has no phrase "validation.nane".', 'Did you mean "validation.name"?'],
  [resource, ['actions', 'start', 'successMessage'], 'message.x', '/actions/start/successMessage', 'The console has no phrase "message.x".'],
  // phrases
  ['locales/en-US.json', ['validation', 'name'], 'At most {{limit}} long items', '/validation/name', '"{{limit}} long items" is wrong for 1.', 'Write both forms: {{limit}} long […|items].'],
  ['locales/en-US.json', ['validation', 'name'], '{{limit}} [a|b|c]', '/validation/name', '"[a|b|c]" has 3 forms, but en-US needs 2.', 'Write the forms one, other.'],
  ['locales/zh-CN.json', ['validation', 'name'], '{{limit}} [项|项]', '/validation/name', '"[项|项]" has 2 forms, but zh-CN needs 1.', 'Write the forms other.'],
  ['locales/en-US.json', ['validation', 'name'], 'Name {thing}', '/validation/name', 'The placeholder "{thing}" has the wrong braces, so it is shown unchanged.', 'Write {{thing}}.'],
  ['locales/service/zh-CN.json', ['message'], { started: '已启动' }, '/message/started', 'The phrase "message.started" also exists in locales/zh-CN.json.'],
  [thing, property('name', 'x-messages', 'required'), 'error.gone', '/properties/name/x-messages/required', 'The console has no phrase "error.gone".'],
  [resource, ['actions', 'start', 'successMessage'], 'validation.order', '/actions/start/successMessage', 'The message "validation.order" has the placeholder "field", which gets no value here.', 'Name a message without placeholders.'],
  // product
  ['schemas/product.json', ['home'], 'confg', '/home', 'There is no screen or family "confg".', 'Did you mean "config"?'],
  ['schemas/product.json', ['logo'], 'none.svg', '/logo', 'The file none.svg does not exist.', 'Add the image to the folder of the project'],
  ['schemas/product.json', ['locales', 2], 'de-DE', '/locales/2', 'The console has no phrases in de-DE.', 'Add locales/de-DE.json.'],
  // unused phrases and operations
  ['locales/zh-CN.json', ['message', 'stopped'], '已停止', '/message/stopped', 'The phrase "message.stopped" is not used.'],
  ['locales/zh-CN.json', ['list'], { all: '全部', none: { at: '无' } }, '/list', 'The phrase "list" is not used.'],
  [calls, operation('thing.mend'), { method: 'POST', path: '/thing/mend', summary: 'Mend a thing.' }, '/operations/thing.mend', 'The operation "thing.mend" is not used in schema files or code.'],
  // references
  [thing, property('tags', '$ref'), 'tag.schema.json', '/properties/tags/$ref', 'There is no file "schemas/entities/tag.schema.json" in schemas/entities.', 'Did you mean "tags.schema.json"?'],
  [calls, operation('thing.get', 'result', '$ref'), '../entities/thin.schema.json', '/operations/thing.get/result/$ref', 'There is no file'],
  [screen, ['tabs', 0, 'resource', '$ref'], '../entities/thing.schema.json', '/tabs/0/resource/$ref', 'There is no file "schemas/entities/thing.schema.json" in schemas/resources.'],
  [family, ['extends'], undefined, '', 'The family varies the resource "interface", which does not exist.'],
  [thing, property('tags', '$ref'), '#/definitions/tags', '/properties/tags/$ref', 'There is no definition "#/definitions/tags".'],
  [thing, property('tags', '$ref'), 'thing.schema.json', '/properties/tags/$ref', '"thing" contains itself through "$ref".'],
  [thing, property('tags', 'maxItems'), 3, '/properties/tags/maxItems', '"maxItems" beside "$ref" has no effect.'],
  // properties
  [thing, ['required', 0], 'nam', '/required/0', '"nam" is in "required" but is not a property.', 'Did you mean "name"?'],
  [thing, property('hint', 'x-visible-when', 'required', 0), 'kid', '/properties/hint/x-visible-when/required/0', 'The condition names "kid", which is not a property.', 'Did you mean "kind"?'],
  [thing, property('hint', 'x-visible-when', 'properties', 'kind', 'const'), 'C', '/properties/hint/x-visible-when/properties/kind/const', '"kind" cannot be "C".'],
  [thing, property('kind', 'x-visible-when'), { required: ['kind'] }, '/properties/kind/x-visible-when/required/0', 'The condition of "kind" names "kind" itself'],
  [thing, ['x-validations', 0, 'schema', 'properties', 'low', 'exclusiveMaximum', '$data'], '1/hig', '/x-validations/0/schema', 'The condition compares with "hig"', 'Did you mean "high"?'],
  [thing, ['x-validations', 0, 'field'], 'lo', '/x-validations/0/field', 'The validation names the field "lo", which is not a property.'],
  [thing, ['x-natural-key', 0], 'code', '/x-natural-key/0', 'The natural key names "code", which is not a property.'],
  [logEntity, ['x-partition-by'], 'tim', '/x-partition-by', 'There is no property "tim".', 'Did you mean "time"?'],
  [logEntity, ['x-partition-by'], 'time', '/x-partition-by', '"time" is not a required date-time property.'],
  [logEntity, property('time', 'x-partition-by'), 'time', '/properties/time/x-partition-by', '"x-partition-by" applies to the whole record, not to a part of it.'],
  [thing, ['x-partition-by'], 'until', '/x-partition-by', 'An entity with "x-partition-by" cannot have "x-natural-key".'],
  [thing, ['x-partition-by'], 'until', '/x-partition-by', '"until" is not a required date-time property.'],
  [logEntity, ['x-partition-by'], 'time', '/x-retention', 'An entity with "x-partition-by" cannot have "x-retention".', 'Remove "x-retention" or "x-partition-by".'],
  [logEntity, ['x-retention', 'instant'], 'tim', '/x-retention/instant', 'There is no property "tim".', 'Did you mean "time"?'],
  [logEntity, ['x-retention', 'instant'], 'kind', '/x-retention/instant', '"kind" is not a date-time property.', 'Name a property with "format": "date-time".'],
  [logEntity, ['x-retention', 'where'], { kin: ['thing'] }, '/x-retention/where/kin', 'There is no property "kin".', 'Did you mean "kind"?'],
  [logEntity, ['x-retention', 'where'], { uuid: ['thing'] }, '/x-retention/where/uuid', 'The property "uuid" has no choices.', 'Name a property with choices.'],
  [logEntity, ['x-retention', 'where'], { kind: ['thng'] }, '/x-retention/where/kind/0', '"kind" cannot be "thng".', 'Did you mean "thing"?'],
  [logEntity, ['x-payload'], ['changes'], '/x-payload', 'Only an entity with "x-partition-by" can have "x-payload".', 'Add "x-partition-by", or remove "x-payload".'],
  [logEntity, ['x-payload'], ['chnges'], '/x-payload/0', 'There is no property "chnges".', 'Did you mean "changes"?'],
  [thing, ['x-payload'], ['name'], '/x-payload/0', 'The payload property "name" is required.', 'Remove it from "required" or "x-payload".'],
  [logEntity, ['x-service-role'], 'displaySettings', '/x-service-role', 'The service role "displaySettings" requires a property "pageSize" of type "integer".', 'Add the property, or remove "x-service-role".'],
  [thing, ['x-service-role'], 'tenant', '/x-service-role', 'The entity "owner" already has the service role "tenant".', 'Remove "x-service-role" from one of the two.'],
  [thing, ['x-indexes'], [{ orderBy: ['lo'], where: { kind: ['A'] } }], '/x-indexes/0/orderBy/0', 'The index names "lo", which is not a property.'],
  [thing, ['x-indexes'], [{ orderBy: ['low'], where: { kin: ['A'] } }], '/x-indexes/0/where/kin', 'The index names "kin", which is not a property.', 'Did you mean "kind"?'],
  [thing, property('a-b'), text, '/properties/a-b', 'The property name "a-b" is not a valid name in code.', 'Use only letters, digits and underscores. Begin with a letter, or with one underscore and a letter.'],
  [thing, property('__a'), text, '/properties/__a', 'The property name "__a" is not a valid name in code.'],
  [thing, property('list'), { ...text, type: 'array', maxLength: undefined, items: text }, '/properties/list', 'The array has no maximum number of items.', 'Add "maxItems".'],
  [thing, property('name', 'maxLength'), undefined, '/properties/name', 'The string has no maximum length.', 'Add "maxLength".'],
  ['schemas/entities/tags.schema.json', ['items'], undefined, '', 'The array does not define its items.', 'Add "items".'],
  [thing, property('password', 'type'), 'integer', '/properties/password', 'A secret must be a string, because the service encrypts it as a string.'],
  [thing, property('kind', 'enum'), ['A', 'B'], '/properties/kind/enum', 'The choices are in both "oneOf" and "enum".'],
  [thing, property('low', 'type'), undefined, '/properties/low', 'The schema has no type.'],
  [thing, property('password', 'readOnly'), true, '/properties/password/readOnly', 'A secret cannot be "readOnly", because nobody could set it.'],
  [thing, property('passwordSet'), text, '/properties/password', 'The property "passwordSet" has the name of a flag of the secret "password".'],
  [thing, property('kind', 'oneOf', 1, 'const'), 'A', '/properties/kind/oneOf/1', 'The choice "A" appears twice.'],
  [thing, property('low', 'exclusiveMaximum'), 0, '/properties/low/minimum', 'No value is valid, because of "minimum", "exclusiveMaximum".', 'Lower "minimum" or raise "exclusiveMaximum".'],
  [thing, property('low', 'exclusiveMinimum'), 9, '/properties/low/exclusiveMinimum', 'No value is valid, because of "exclusiveMinimum", "maximum".'],
  [thing, property('low'), { type: 'integer', ...titled, exclusiveMinimum: 5, exclusiveMaximum: 6 }, '/properties/low/exclusiveMinimum', 'No value is valid, because of "exclusiveMinimum", "exclusiveMaximum".'],
  [thing, property('low'), { type: 'integer', ...titled, minimum: 1, maximum: 4, multipleOf: 5 }, '/properties/low/minimum', 'No value is valid, because of "minimum", "maximum" and "multipleOf".'],
  [thing, property('part'), { type: 'number', ...titled, exclusiveMinimum: 5, maximum: 5 }, '/properties/part/exclusiveMinimum', 'No value is valid, because of "exclusiveMinimum", "maximum".'],
  [thing, property('kind', 'minLength'), 2, '/properties/kind/oneOf/0/const', 'The value "A" is never valid: it must NOT have fewer than 2 characters.', 'Change the value or the other keyword.'],
  [thing, property('kind', 'const'), 'C', '/properties/kind/const', 'The value "C" is never valid: it must be equal to one of the allowed values.'],
  [thing, property('until', 'maxLength'), 10, '/properties/until/maxLength', 'No text of the format "date-time" has this length.', 'Remove "maxLength".'],
  [thing, property('day'), { type: 'string', format: 'date', ...titled, minLength: 11 }, '/properties/day/minLength', 'No text of the format "date" has this length.'],
  [thing, property('hint', 'pattern'), '^\\d{21}', '/properties/hint/maxLength', 'No text of the pattern "^\\d{21}" has this length.', 'Change "maxLength" or "pattern".'],
  [thing, property('code'), { ...text, pattern: '^[A-Z]{2}$', minLength: 3 }, '/properties/code/minLength', 'No text of the pattern "^[A-Z]{2}$" has this length.', 'Change "minLength" or "pattern".'],
  [thing, property('flags'), { type: 'array', maxItems: 5, minItems: 3, uniqueItems: true, ...titled, items: { type: 'boolean', ...titled } }, '/properties/flags/minItems', 'No value is valid, because only 2 different items exist.', 'Lower "minItems", or remove "uniqueItems".'],
  [thing, property('low', 'minimum'), 10, '/properties/low/minimum', '"minimum" is greater than "maximum", so no value is valid.'],
  [thing, property('low', 'maxLength'), 10, '/properties/low/maxLength', '"maxLength" does not apply to an integer.'],
  [thing, property('low', 'x-verbatim'), true, '/properties/low/x-verbatim', '"x-verbatim" does not apply to an integer.'],
  [thing, property('until', 'format'), 'datetime', '/properties/until/format', 'The format "datetime" is not supported.', 'Did you mean "date-time"?'],
  [thing, property('name', 'x-messages', 'patern'), 'validation.name', '/properties/name/x-messages/patern', 'There is a message for "patern", but the property has no such keyword.'],
  [thing, property('kind', 'default'), 'Z', '/properties/kind/default', 'The default is invalid'],
  [thing, property('name', 'examples', 0), 5, '/properties/name/examples/0', 'The example is invalid'],
  [thing, property('low', 'enum'), [1, 2], '/properties/low/enum', 'The choices of "low" have no captions, so operators would see 1.'],
  [thing, property('name', 'pattern'), '^[A-Z]', '/properties/name/pattern', 'The pattern ^[A-Z] has no message, so the form would show the pattern itself.', 'Add "x-messages"'],
  // secrets in lists
  [thing, property('pairs'), pairs({ name: 'nam' }), '/properties/pairs/items/properties/value/x-secret-entry/name', 'The entry has no property "nam".', 'Did you mean "name"?'],
  [thing, property('pairs'), pairs({ choice: 'hidden' }), '/properties/pairs/items/properties/value/x-secret-entry/choice', 'The entry has no property "hidden".'],
  [thing, property('pairs'), pairs({}, { type: 'string' }), '/properties/pairs/items/properties/value/x-secret-entry', 'The entry has no read-only property "valueSet"'],
  [thing, property('pairs'), pairs({}, undefined, ['value']), '/properties/pairs/items/properties/value/x-secret-entry', '"value" is not an optional text'],
  // the log of changes
  [logEntity, ['x-change-log'], false, '/x-change-log', 'No resource changes records of "log", so "x-change-log" has no effect.', 'Remove it.'],
  [thing, property('low', 'x-change-log'), false, '/properties/low/x-change-log', '"x-change-log" applies to the whole record, not to a part of it.'],
  [thing, ['x-change-log'], true, '/x-change-log', 'The value must be equal to constant'],
  // choices of families
  [thing, ['x-choices'], 'families', '/x-choices', 'Only a property can have "x-choices".'],
  [thing, property('low', 'x-choices'), 'families', '/properties/low/x-choices', 'No family has "low" in "constants", so there are no choices.'],
  [thing, property('kind', 'x-choices'), 'families', '/properties/kind/x-choices', 'The choices are in both "oneOf" and "x-choices".', 'Keep "oneOf" and remove "x-choices".'],
  [thing, property('hint', 'x-visible-when', 'properties', 'brand'), { const: 'ALPH' }, '/properties/hint/x-visible-when/properties/brand/const', '"brand" cannot be "ALPH".', 'Did you mean "ALPHA"?'],
  [family, ['constants', 'brand'], undefined, '/constants', '"brand" distinguishes families, but this family has no value for it.'],
  // properties that choices use
  [thing, property('kind', 'oneOf', 0, 'x-uses'), { low: 'required' }, '/properties/kind/oneOf/1', 'The choice "B" has no "x-uses", but other choices have it.', 'Add "x-uses" with the properties that a record with this choice has: low, or none.'],
  [thing, property('kind', 'oneOf'), [usingChoice('A', 'hintt'), usingChoice('B')], '/properties/kind/oneOf/0/x-uses/hintt', '"x-uses" names "hintt", which is no other property of an entity with this choice.', 'Did you mean "hint"?'],
  [thing, property('kind', 'oneOf'), [usingChoice('A', 'kind'), usingChoice('B')], '/properties/kind/oneOf/0/x-uses/kind', '"x-uses" names "kind", which is no other property'],
  [thing, property('kind', 'oneOf'), [usingChoice('A', 'hint'), usingChoice('B')], '/properties/kind/oneOf', 'schemas/entities/thing.schema.json already has "x-visible-when".', 'Remove it, or remove "x-uses" from the choices.'],
  // keywords without meaning at their place, and keywords of another object
  [thing, property('name', 'x-natural-key'), ['low'], '/properties/name/x-natural-key', '"x-natural-key" applies to the whole record, not to a part of it.'],
  [thing, ['readOnly'], true, '/readOnly', '"readOnly" applies to a property and has no effect here.'],
  [thing, property('tags'), { ...titled, type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 }, 'x-reference': { operation: 'owner.query', value: 'uuid', label: 'name' } }, '/properties/tags/x-reference', '"x-reference" applies to one value, not to an array.', 'Move "x-reference" to "items".'],
  [thing, property('tags'), { ...titled, type: 'object', properties: { name: { ...titled, type: 'string', maxLength: 9 } }, 'x-reference': { operation: 'owner.query', value: 'uuid', label: 'name' } }, '/properties/tags/x-reference', '"x-reference" applies to one value, not to an object.', 'Move "x-reference" to the property of the object that holds the uuid or name.'],
  [thing, property('kind', 'oneOf', 0, 'const'), 5, '/properties/kind/oneOf/0/const', 'The value 5 is not of type string.'],
  [calls, operation('thing.get', 'query'), { depth: { type: 'string', required: false, enum: [5] } }, '/operations/thing.get/query/depth/enum/0', 'The value 5 is not of type string.'],
  [thing, property('low', 'title'), 'Name', '/properties/low', 'The title "Name" is used twice, so operators cannot distinguish the two.'],
  [thing, property('low', 'x-i18n', 'zh-CN', 'title'), '中Name', '/properties/low', 'The title "中Name" is used twice, so operators cannot distinguish the two.', 'Change one of the two titles in zh-CN.'],
  [thing, ['definitions'], { spare: text }, '/definitions/spare', 'The definition "spare" is not used.', 'Remove it.'],
  [thing, property('name', 'x-ui', 'address'), { host: 'hots' }, '/properties/name/x-ui/address/host', 'There is no property "hots".'],
  [thing, ['x-indexes'], [{ orderBy: ['low'], where: { kind: ['C'] } }], '/x-indexes/0/where/kind/0', '"kind" cannot be "C".'],
  [thing, property('hint', 'x-visible-when', 'properties', 'low'), { const: 'x' }, '/properties/hint/x-visible-when/properties/low/const', '"low" cannot be "x".'],
  [thing, property('hint', 'x-visible-when', 'allOf'), [{ else: { required: ['kind'] } }], '/properties/hint/x-visible-when/allOf/0/else', '"else" has no "if".'],
  [thing, property('hint', 'x-visible-when'), {}, '/properties/hint/x-visible-when', 'The value must NOT have fewer than 1 properties.'],
  [thing, property('hint', 'x-visible-when', 'requird'), ['kind'], '/properties/hint/x-visible-when/requird', '"requird" is not a keyword here.', 'Did you mean "required"?'],
  // remote choices
  [thing, property('ownerUuid', 'x-reference', 'operation'), 'owner.qery', '/properties/ownerUuid/x-reference/operation', 'There is no operation "owner.qery".', 'Did you mean "owner.query"?'],
  [thing, property('ownerUuid', 'x-reference', 'operation'), 'thing.get', '/properties/ownerUuid/x-reference/operation', '"thing.get" does not answer with a list or a page.'],
  [thing, property('ownerUuid', 'x-reference', 'label'), 'nam', '/properties/ownerUuid/x-reference/label', 'The result of "owner.query" has no property "nam".', 'Did you mean "name"?'],
  [thing, property('ownerUuid', 'x-reference', 'search'), 'code', '/properties/ownerUuid/x-reference/search', '"owner.query" has no parameter "code".'],
  [thing, property('ownerUuid', 'x-reference', 'params', 'kind', 'record'), 'king', '/properties/ownerUuid/x-reference/params/kind/record', 'The record has no property "king".'],
  [thing, property('ownerUuid', 'x-reference', 'params'), undefined, '/properties/ownerUuid/x-reference', '"owner.query" requires the parameter "kind".'],
  ['schemas/entities/owner.schema.json', property('name', 'writeOnly'), true, '/properties/ownerUuid/x-reference/label', '"name" is a secret, so "owner.query" does not return it.', '', thing],
  // conditions that decide nothing
  [thing, property('hint', 'x-visible-when', 'not'), { required: ['kind'] }, '/properties/hint/x-visible-when', '"hint" is never shown'],
  [thing, property('low', 'x-visible-when'), { properties: { hint: { const: 'x' }, kind: { const: 'B' } }, required: ['hint', 'kind'] }, '/properties/low/x-visible-when', '"low" is never shown'],
  [thing, property('low', 'x-visible-when'), { properties: { kind: { enum: ['A', 'B'] } } }, '/properties/low/x-visible-when', '"low" is always shown'],
  [thing, ['if'], { properties: { brand: { const: 'ALPHA' } }, required: ['brand'], not: { required: ['brand'] } }, '/if', 'The "if" is never true, so "then" never applies.'],
  [thing, ['if'], { properties: { brand: { const: 'ALPHA' } } }, '/if', 'The "if" is always true, so "else" never applies.'],
  [thing, ['if'], { required: ['low'] }, '/if', 'The "if" has neither "then" nor "else".'],
  [thing, ['then'], { required: ['low'] }, '/then', '"then" has no "if".'],
  // transitions of a lifecycle
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to'], {}, '/x-lifecycle/states/ON', 'No transition leaves the state "ON".', 'add the state to "finalStates"'],
  [thing, ['x-lifecycle', 'finalStates'], ['ONN'], '/x-lifecycle/finalStates/0', 'There is no state "ONN".', 'Did you mean "ON"?'],
  [thing, ['x-lifecycle', 'finalStates'], ['ON'], '/x-lifecycle/finalStates/0', 'A transition leaves the final state "ON".'],
  [thing, ['x-lifecycle', 'transitions', 'strat'], { from: {}, to: {} }, '/x-lifecycle/transitions/strat', 'The transition "strat" has no action or role of the same name.', 'Did you mean "start"?'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to', 'status'], 'ON', '/x-lifecycle/transitions/stop/to', 'The transition "stop" changes nothing.'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'property'], 'name', '/x-lifecycle/transitions/start/expires/property', '"name" is not a date-time property.'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'action'], 'modify', '/x-lifecycle/transitions/start/expires/action', 'The action "modify" is not possible in the new state: "status" is "ON".'],
  // parameters of calls
  [calls, operation('thing.create', 'query'), { depth: { type: 'string' } }, '/roles/create', '"thing.create" requires the parameter "depth", which gets no value here.', 'Make the parameter optional', resource],
  [calls, operation('thing.create', 'path'), '/thing/{depth}', '/roles/create', '"thing.create" requires the parameter "depth"', 'or move it to the body', resource],
  [calls, operation('thing.query', 'query'), { depth: { type: 'string' } }, '/constants', '"thing.query" requires the parameter "depth"', 'Add it to "constants"', family],
  [logCalls, operation('log.query', 'query'), { depth: { type: 'string' } }, '/recordTabs/more/subTabs/1/fixedProperties', '"log.query" requires the parameter "depth"', 'Add it to "fixedProperties"', resource],
  // lifecycle
  [thing, ['x-lifecycle', 'property'], 'state', '/x-lifecycle/property', 'There is no property "state" for the state.'],
  [thing, ['x-lifecycle', 'property'], 'name', '/x-lifecycle/property', 'The state property "name" has no choices.', 'Add "oneOf"'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'property'], 'untill', '/x-lifecycle/transitions/start/expires/property', 'There is no property "untill"', 'Did you mean "until"?'],
  [thing, ['x-lifecycle', 'states', 'IDLE'], 'neutral', '/x-lifecycle/states/IDLE', 'The state "IDLE" is not a choice of "status".'],
  [thing, ['x-lifecycle', 'activities'], { run: ['ONN'] }, '/x-lifecycle/activities/run/0', '"ONN" is not a state.', 'Did you mean "ON"?'],
  [thing, ['x-lifecycle', 'states', 'ON'], undefined, '/x-lifecycle/states', 'The choice "ON" of "status" is not a state.'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to'], { state: 'OFF' }, '/x-lifecycle/transitions/stop/to/state', 'There is no property "state".'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'status', 0], 'ONN', '/x-lifecycle/transitions/stop/from/status', '"status" cannot be "ONN".', 'Did you mean "ON"?'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'low'], ['one'], '/x-lifecycle/transitions/stop/from/low', '"low" cannot be "one".', 'Use an integer.'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'low'], [1.5], '/x-lifecycle/transitions/stop/from/low', '"low" cannot be 1.5.', 'Use an integer.'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'name'], [1], '/x-lifecycle/transitions/stop/from/name', '"name" cannot be 1.', 'Use a string.'],
  [thing, ['x-lifecycle', 'initial'], { low: 1 }, '/x-lifecycle/initial', 'A new record has no value for "status".'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'action'], 'stopp', '/x-lifecycle/transitions/start/expires/action', 'There is no transition "stopp".'],
  [thing, property('status', 'readOnly'), undefined, '/x-lifecycle/property', '"status" is not "readOnly", so callers can change it without an action.'],
  // operations
  [calls, operation('owner.query'), { method: 'GET', path: '/x', summary: 'Another one.' }, '/operations/owner.query', 'schemas/endpoints/owner.json also has an operation "owner.query".'],
  [calls, operation('thing.get', 'x-i18n'), undefined, '/operations/thing.get', 'The summary "Read one thing." has no zh-CN translation.', 'Add "x-i18n": {"zh-CN": {"summary": …}} beside it.'],
  [calls, operation('thing.get', 'x-i18n', 'zh-TW'), { summary: 'Read it.' }, '/operations/thing.get/x-i18n/zh-TW', 'The project does not have the language "zh-TW".', 'Did you mean "zh-CN"?'],
  [calls, operation('thing.get', 'errorResponses'), { 404: 'There is none.' }, '/operations/thing.get/errorResponses/404', 'The error response 404 has no zh-CN translation.'],
  [calls, operation('thing.get', 'x-i18n', 'zh-CN', 'errorResponses'), { 404: 'There is none.' }, '/operations/thing.get/x-i18n/zh-CN/errorResponses/404', 'The error response 404 exists in zh-CN but not in en-US.'],
  [calls, operation('thing.get', 'audit'), { event: 'x', subject: ['nam'] }, '/operations/thing.get/audit/subject/0', '"thing.get" has no parameter or property "nam".', 'Did you mean "name"?'],
  [calls, operation('thing.get', 'audit'), { event: 'x', subject: ['password'] }, '/operations/thing.get/audit/subject/0', 'The property "password" is secret, so the audit log cannot have it.', 'Name another property.'],
  [calls, operation('thing.get', 'audit'), { event: 'x', subject: ['name'], records: { nam: { $ref: '../entities/thing.schema.json' } } }, '/operations/thing.get/audit/records/nam', 'The subject has no name "nam".', 'Did you mean "name"?'],
  [calls, operation('thing.get', 'path'), '/thing/{id}/{id}', '/operations/thing.get/path', 'A path parameter appears twice.'],
  [calls, operation('thing.start', 'path'), '/thing', '/operations/thing.start/path', '"thing.create" has the same method and path: POST /thing.'],
  [calls, operation('thing.get', 'body'), { $ref: '../entities/tags.schema.json' }, '/operations/thing.get/body', 'A GET cannot have a body.'],
  [calls, operation('thing.get', 'path'), '/thing/{uuid', '/operations/thing.get/path', '"/thing/{uuid" is not a valid path.'],
  [calls, operation('thing.get', 'query'), { uuid: { type: 'string' } }, '/operations/thing.get/query/uuid', 'The query parameter "uuid" is already in the path.'],
  [calls, operation('thing.get', 'query'), { lang: { type: 'string' } }, '/operations/thing.get/query/lang', 'The parameter "lang" is reserved, because the call helper fills it.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'knd', '/operations/thing.query/body/filter/2', 'The entity has no property "knd" to filter by.', 'Did you mean "kind"?'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'password', '/operations/thing.query/body/filter/2', 'A secret cannot be a filter, because filters would reveal it.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'page', '/operations/thing.query/body/filter/2', 'The parameter "page" already exists in this paging body.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'sort', '/operations/thing.query/body/filter/2', 'The parameter "sort" already exists in this paging body.'],
  [calls, operation('thing.query', 'body', 'filter', 5), 'lowFrom', '/operations/thing.query/body/filter/5', 'The parameter "lowFrom" already exists in this paging body.'],
  [calls, operation('rule.mend'), { method: 'POST', path: '/x', summary: 'Mend it.' }, '/operations/rule.mend', 'The operation "rule.mend" belongs in the file "rule".', 'Move it there'],
  [calls, operation('thing.query', 'body'), undefined, '/operations/thing.query/result', 'An operation that answers with a page requires a paging body.'],
  // resources
  [resource, ['displayProperty'], 'nam', '/displayProperty', 'The entity has no property "nam".', 'Did you mean "name"?'],
  [resource, ['columns', 1], 'knd', '/columns/1', 'The entity has no property "knd".'],
  [resource, ['columns', 1], 'name', '/columns/1', 'The column "name" appears twice.'],
  [resource, ['columns', 1], 'password', '/columns/1', '"password" is a secret, which the service never returns.'],
  [resource, ['roles', 'get'], 'thing.gt', '/roles/get', 'There is no operation "thing.gt".', 'Did you mean "thing.get"?'],
  [resource, ['roles', 'create'], 'thing.get', '/roles/create', '"thing.get" does not take a thing as its body'],
  [resource, ['roles', 'remove'], 'thing.create', '/roles/remove', '"thing.create" does not take a "uuid"'],
  [resource, ['filters', 4], 'high', '/filters/4', '"thing.query" cannot filter by "high".'],
  [resource, ['actions', 'start', 'operation'], 'thing.create', '/actions/start/operation', 'The action "start" cannot be called with the "uuid" of a record only.'],
  [resource, ['groups'], undefined, '/properties/name/x-ui/group', 'No form has a caption for the group "basic".', undefined, thing],
  [thing, property('low', 'x-ui'), { group: 'basics' }, '/properties/low/x-ui/group', 'No form has a caption for the group "basics".', 'Did you mean "basic"?'],
  [thing, property('name', 'x-ui', 'folded'), true, '/properties/name/x-ui/folded', '"name" is required, so it cannot be folded.', 'Add a "default"'],
  [resource, ['groups', 'more'], { title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } } }, '/groups/more', 'The group "more" is empty.'],
  [thing, property('kind', 'title'), 'What kind of a thing it is', '/columns/1', 'The caption "What kind of a thing it is" is 26 letters wide, which is too wide for a column.', 'at most 24 letters', resource],
  [thing, property('kind', 'x-i18n', 'zh-CN', 'title'), '这个物品究竟属于哪一个种类', '/columns/1', 'The caption "这个物品究竟属于哪一个种类" is 26 letters wide', '', resource],
  [resource, ['sort', 'property'], 'low', '/sort/property', 'The list is sorted by "low", which is not a column.', 'Or add it to "columns"'],
  [log, ['sort'], { property: 'changes', order: 'asc' }, '/sort/property', 'The list cannot be sorted by "changes", because it is of type array.'],
  [logEntity, property('uuid'), undefined, '/entity', 'The entity of the list has no property "uuid".', 'Add the read-only property "uuid"', log],
  [log, ['displayProperty'], 'changes', '/displayProperty', '"changes" cannot name a record, because it is of type array.'],
  [log, ['columns', 0], { property: 'time', hidden: true }, '/columns/0/hidden', '"time" names the record, so its column is always shown.', 'Remove "hidden".'],
  [resource, ['columns', 5, 'presetFilters', 'kind'], 'thng', '/columns/5/presetFilters/kind', 'The list of "log" has no filter "kind".'],
  [resource, ['columns', 5, 'presetFilters', 'kind'], 'thng', '/columns/5/presetFilters/kind', '"kind" cannot be "thng".', 'Did you mean "thing"?'],
  [resource, ['tabAfterCreate'], 'mor', '/tabAfterCreate', 'There is no tab "mor".', 'Did you mean "more"?'],
  [resource, ['metrics', 'fixedParams', 'low'], '5', '/metrics/fixedParams/low', '"low" cannot be "5": it must be integer.'],
  [resource, ['metrics', 'fixedParams', 'kind'], 'Z', '/metrics/fixedParams/kind', '"kind" cannot be "Z".'],
  [resource, ['metrics', 'fixedParams', 'password'], 'x', '/metrics/fixedParams/password', '"password" is a secret, so no file may contain its value.'],
  [resource, [...parts, 1, 'fixedProperties', 'thingUuid'], { constant: 5 }, '/recordTabs/more/subTabs/1/fixedProperties/thingUuid/constant', '"thingUuid" cannot be 5: it must be string.'],
  [family, ['constants', 'low'], '5', '/constants/low', '"low" cannot be "5": it must be integer.'],
  // many records, or one
  [rule, ['roles', 'save'], undefined, '/roles', 'The resource has neither "list" nor "save".'],
  [log, ['roles', 'save'], 'rule.save', '/roles', 'The resource has both "list" and "save".'],
  [rule, ['roles', 'get'], undefined, '/roles', 'The resource has "save" but no "get".'],
  [rule, ['roles', 'remove'], 'thing.start', '/roles/remove', 'A resource with "save" and without "list" cannot have the role "remove".'],
  [rule, ['roles', 'get'], 'thing.start', '/roles/get', '"thing.start" does not answer with one rule'],
  [rule, ['bodyProperty'], 'field', '/bodyProperty', 'The entity has no property "field".', 'Did you mean "fields"?'],
  [rule, ['bodyProperty'], 'thingUuid', '/bodyProperty', '"thingUuid" is not an array, which "rule.save" takes as its body.'],
  [rule, ['bodyProperty'], undefined, '/roles/save', '"rule.save" does not take a rule as its body'],
  [log, ['bodyProperty'], 'kind', '/bodyProperty', '"bodyProperty" applies only to the role "save".'],
  [ruleCalls, operation('rule.save', 'body'), undefined, '/bodyProperty', '"rule.save" takes no body.', 'Remove "bodyProperty".', rule],
  [ruleCalls, operation('rule.get', 'query', 'thing'), { type: 'string' }, '/roles/get', '"rule.get" requires "thing", which is not a property of the record.', '', rule],
  [rule, ['refresh'], 5, '/refresh', '"refresh" requires a list, which the resource does not have.'],
  [log, ['columns'], undefined, '', 'The list has no columns.'],
  [log, ['filters', 0], 'kind', '/filters/0', '"log.query" cannot filter by "kind".'],
  [calls, operation('thing.query'), listed, '/filters/3', '"low" is filtered by a range, which "thing.query" does not support.', 'Add a paging body', resource],
  [thing, property('name', 'x-ui'), { helpOf: 'statu' }, '/properties/name/x-ui/helpOf', 'There is no property "statu" with choices.', 'Did you mean "status"?'],
  // batches and actions
  [resource, ['roles', 'batch'], 'thing.create', '/roles/batch', '"thing.create" does not take a body with an "action"'],
  [batch, property('action', 'oneOf'), undefined, '/roles/batch', 'The property "action" in the body of "thing.batch" has no choices.', '', resource],
  [batch, property('action', 'oneOf', 0, 'const'), 'strat', '/roles/batch', '"thing.batch" takes the action "strat", which is not a transition of thing.', 'Did you mean "start"?', resource],
  [batch, property('expectedCount'), undefined, '/roles/batch', 'The body of "thing.batch" has no property "expectedCount".', 'Add the property', resource],
  [batch, property('reason'), undefined, '/roles/batch', 'The action "stop" prompts for "reason", which the body of "thing.batch" does not have.', 'Add the property', resource],
  [resource, ['actions', 'start', 'operation'], 'thing.strat', '/actions/start/operation', 'There is no operation "thing.strat".', 'Did you mean "thing.start"?'],
  [resource, ['actions', 'stop', 'prompt'], undefined, '/actions/stop/operation', 'The action "stop" cannot be called with the "uuid" of a record only.'],
  [resource, ['actions', 'stop', 'prompt', 'parameter'], 'reson', '/actions/stop/prompt/parameter', '"thing.stop" has no string parameter "reson" for the prompt.', 'Did you mean "reason"?'],
  [resource, ['actions', 'export', 'operation'], 'thing.create', '/actions/export/appliesTo', '"thing.create" cannot be called with an array of uuids only.'],
  [resource, ['actions', 'start', 'appliesTo'], 'uuids', '/actions/start/appliesTo', '"start" is a transition, which changes one record per call.'],
  [resource, ['testActions'], { look: { ...titled, operation: 'thing.create', beforeSave: true } }, '/testActions/look/operation', 'The result of "thing.create" has no string property "message", which "beforeSave" requires.'],
  [resource, ['testActions'], { look: { ...titled, operation: 'thing.start' } }, '/testActions/look/operation', '"thing.start" cannot be called with a thing only, which is the content of the form.', 'Name an operation whose body is the thing.'],
  [resource, ['testActions'], { look: { ...titled, operation: 'rule.save' } }, '/testActions/look/operation', '"rule.save" cannot be called with a thing only'],
  [resource, ['testActions'], { look: { ...titled, operation: 'thing.create', whileShown: 'nothing' } }, '/testActions/look/whileShown', 'The entity "thing" has no property "nothing" with "x-visible-when".'],
  [resource, ['actions', 'export', 'onSuccess'], 'show', '/actions/export/onSuccess', '"thing.export" does not answer with one object.'],
  [calls, operation('thing.stop', 'result'), undefined, '/actions/stop/onSuccess', '"thing.stop" has no result.', '', resource],
  [resource, ['actions', 'stop', 'danger'], true, '/actions/stop/danger', 'The action "stop" has "danger" but no "confirmMessage".'],
  [resource, ['actions', 'start', 'beforeConfirm'], 'thing.create', '/actions/start/beforeConfirm', '"thing.create" does not take the body of the role "batch".'],
  [resource, ['actions', 'start', 'beforeConfirm'], 'thing.batch', '/actions/start/beforeConfirm', 'The result of "thing.batch" has no string property "message".'],
  [resource, ['actions', 'start', 'beforeConfirm'], 'thing.bach', '/actions/start/beforeConfirm', 'There is no operation "thing.bach".', 'Did you mean "thing.batch"?'],
  [resource, ['actions', 'modify'], { ...titled, operation: 'thing.start', icon: 'edit' }, '/actions/modify', 'The action name "modify" is reserved.'],
  [resource, ['actions', 'remove'], { ...titled, operation: 'thing.start', icon: 'edit' }, '/actions/remove', 'The action name "remove" is reserved.'],
  // trees
  [resource, ['tree', 'property'], 'status', '/tree/property', '"status" is not a filter, so it cannot be the tree.'],
  [resource, ['tree', 'property'], 'kind', '/tree/property', '"kind" has no "x-reference", which provides the leaves of the tree.'],
  [resource, ['tree', 'groupBy'], 'name', '/tree/groupBy', 'The leaves have no property "name" with choices in "oneOf".'],
  [resource, ['tree', 'count'], 'thing', '/tree/count', 'The leaves have no integer property "thing".', 'Did you mean "things"?'],
  [family, ['hide', 0], 'ownerUuid', '/hide', '"ownerUuid" is the property of the tree, so a family cannot hide or fix it.'],
  // metrics
  [metrics, ['operation'], 'thing.laod', '/operation', 'There is no operation "thing.laod".', 'Did you mean "thing.load"?'],
  [metrics, ['operation'], 'thing.query', '/operation', '"thing.query" does not take an entity or does not answer with one object.'],
  [calls, operation('thing.load', 'query'), { depth: { type: 'integer' } }, '/operation', '"thing.load" requires the parameter "depth", which gets no value here.', '', metrics],
  [metrics, ['period'], 'kinds', '/period', 'The body of "thing.load" has no property "kinds".', 'Did you mean "kind"?'],
  [metrics, ['sinceProperty'], 'sinse', '/sinceProperty', 'The result of "thing.load" has no property "sinse".', 'Did you mean "since"?'],
  [metrics, ['count'], 'count', '/count', 'The result of "thing.load" has no property "count".'],
  [metrics, ['figures', 1, 'property'], 'waitin', '/figures/1/property', 'The result of "thing.load" has no property "waitin".', 'Did you mean "waiting"?'],
  [metrics, ['figures', 0, 'tab'], 'log', '/figures/0/tab', 'schemas/screens/load.json has no tab with a list and the id "log".', 'Did you mean "logs"?'],
  [resource, ['relatedTabs', 0, 'id'], 'list', '/figures/0/tab', 'schemas/resources/thing.json has no tab with a list and the id "logs".', 'Choose one of: list.', metrics],
  [metrics, ['figures', 0, 'presetFilters'], { kind: 'thing' }, '/figures/0/presetFilters/kind', 'The list of "log" has no filter "kind".', 'Choose one of: time.'],
  [metrics, ['figures', 0, 'sinceFilter'], 'tim', '/figures/0/sinceFilter', 'The list of "log" has no filter "tim".', 'Did you mean "time"?'],
  [metrics, ['figures', 1, 'sort', 'property'], 'uuid', '/figures/1/sort/property', 'The list of "log" has no column "uuid".'],
  [metrics, ['figures', 0, 'tone'], undefined, '/chart/lines/0', 'The figure "done" has no "tone" or no "sinceFilter".', 'Add both to the figure, or remove the line.'],
  [metrics, ['chart', 'lines', 0], 'dome', '/chart/lines/0', 'The metrics have no figure "dome".', 'Did you mean "done"?'],
  [metrics, ['chart', 'property'], 'serie', '/chart/property', 'The result of "thing.load" has no property "serie".', 'Did you mean "series"?'],
  [metrics, ['chart', 'property'], 'step', '/chart/property', 'A record has no property "step".'],
  [metrics, ['chart', 'secondsProperty'], 'steps', '/chart/secondsProperty', 'The result of "thing.load" has no property "steps".', 'Did you mean "step"?'],
  [metrics, ['findings', 'messageProperty'], 'texts', '/findings/messageProperty', 'A finding has no property "texts".', 'Did you mean "text"?'],
  [metrics, ['findings', 'kinds'], {}, '/findings/kinds', 'The kind "SLOW" has no tone.', 'Add "SLOW" with its tone to "kinds".'],
  [metrics, ['findings', 'kinds', 'LOST'], { tone: 'warning' }, '/findings/kinds/LOST', 'The kind "LOST" is not a choice of "kind".'],
  [metrics, ['findings', 'kinds', 'SLOW', 'drillDown', 'recordTab'], 'hist', '/findings/kinds/SLOW/drillDown/recordTab', 'The record page has no tab "hist".'],
  [metrics, ['findings', 'kinds', 'SLOW', 'drillDown', 'presetFilters', 'tine'], '5', '/findings/kinds/SLOW/drillDown/presetFilters/tine', 'The list of "log" has no filter "tine".', 'Did you mean "time"?'],
  [metrics, ['records', 'uuidsProperty'], 'uuids', '/records/uuidsProperty', 'The body of "thing.load" has no property "uuids".', 'Choose one of: kind, brand, low, password, tags.'],
  [metrics, ['records', 'uuidsProperty'], undefined, '/metrics/afterColumn', 'schemas/metrics/load.json has no "uuidsProperty", so the list cannot request its sparklines.', '', resource],
  [metrics, ['records', 'columns', 0], 'nam', '/records/columns/0', 'A record has no property "nam".', 'Did you mean "name"?'],
  [metrics, ['records', 'columns', 1, 'recordTab'], 'hist', '/records/columns/1/recordTab', 'The record page has no tab "hist".'],
  [metrics, ['records', 'afterColumn'], 'series', '/records/afterColumn', 'The overview has no column "series".'],
  [metrics, ['records', 'subtitle'], ['series'], '/records/subtitle/0', 'The overview has no column "series".'],
  [metrics, ['records', 'silentWhen'], { column: 'series', values: ['A'] }, '/records/silentWhen/column', 'The overview has no column "series".'],
  [resource, ['subtitle'], ['missing'], '/subtitle/0', 'The entity has no property "missing".'],
  [resource, ['metrics', '$ref'], '../metrics/lode.json', '/metrics/$ref', 'There is no file "schemas/metrics/lode.json" in schemas/metrics.', 'Did you mean "../metrics/load.json"?'],
  [resource, ['metrics', 'fixedParams', 'king'], 'A', '/metrics/fixedParams/king', 'The body of "thing.load" has no property "king".', 'Did you mean "kind"?'],
  [resource, ['metrics', 'familyConstants', 0], 'name', '/metrics/familyConstants/0', 'schemas/families/alpha.json has no "name" in "constants".'],
  [resource, ['metrics', 'familyConstants', 0], 'brands', '/metrics/familyConstants/0', 'The body of "thing.load" has no property "brands".', 'Did you mean "brand"?'],
  [resource, ['metrics', 'afterColumn'], 'state', '/metrics/afterColumn', 'The list has no column "state".', 'Did you mean "status"?'],
  // tabs of a record
  [resource, ['recordTabs', 'overview'], { ...titled, subTabs: [] }, '/recordTabs/overview/subTabs', 'The value must NOT have fewer than 1 items.'],
  [resource, ['recordTabs', 'overview'], { ...titled, subTabs: [part] }, '/recordTabs/overview', 'The tab id "overview" is reserved, because every record page has this tab.'],
  [resource, ['recordTabs', 'trial'], { ...titled, subTabs: [part], panel: 'debugging' }, '/recordTabs/trial', 'The tab "trial" shows sub-tabs and a panel.'],
  [resource, ['recordTabs', 'trial'], titled, '/recordTabs/trial', 'The tab "trial" shows nothing.'],
  [resource, ['recordTabs', 'trial'], { ...titled, panel: 'debuging' }, '/recordTabs/trial/panel', '"debuging" is not an allowed value.'],
  [resource, [...parts, 2], part, '/recordTabs/more/subTabs/2', 'The resource "log" appears twice on this tab.'],
  [resource, [...parts, 1, 'resource', '$ref'], 'lag.json', '/recordTabs/more/subTabs/1/resource/$ref', 'There is no file "schemas/resources/lag.json" in schemas/resources.', 'Did you mean "log.json"?'],
  [resource, [...parts, 1, 'fixedProperties', 'thing'], { record: 'uuid' }, '/recordTabs/more/subTabs/1/fixedProperties/thing', '"log" has no property "thing".'],
  [resource, [...parts, 1, 'hide'], ['kin'], '/recordTabs/more/subTabs/1/hide/0', '"log" has no property "kin".', 'Did you mean "kind"?'],
  [resource, [...parts, 1, 'emptyStateTab'], 'histroy', '/recordTabs/more/subTabs/1/emptyStateTab', 'There is no tab "histroy".', 'Did you mean "history"?'],
  [resource, ['columns', 5, 'recordTab'], 'hist', '/columns/5/recordTab', 'There is no tab "hist".', 'Choose one of: more, history.'],
  [resource, ['columns', 5, 'presetFilters'], { tim: '5' }, '/columns/5/presetFilters/tim', 'The list of "log" has no filter "tim".', 'Did you mean "time"?'],
  [resource, ['columns', 5, 'recordTab'], undefined, '/columns/5', 'The value has none of the possible forms.'],
  [resource, [...parts, 1, 'fixedProperties', 'kind'], { constant: 'thing' }, '/recordTabs/more/subTabs/1/fixedProperties/kind', '"log.query" cannot filter by "kind".'],
  [resource, [...parts, 1, 'fixedProperties', 'thingUuid', 'record'], 'uid', '/recordTabs/more/subTabs/1/fixedProperties/thingUuid/record', 'The record has no property "uid".', 'Did you mean "uuid"?'],
  [resource, [...parts, 0, 'fixedProperties'], { fields: { record: 'tags' } }, '/recordTabs/more/subTabs/0/fixedProperties', '"rule.get" requires the parameter "thingUuid".'],
  [resource, [...parts, 0, 'visibleIf', 'operation'], 'rule.aplies', '/recordTabs/more/subTabs/0/visibleIf/operation', 'There is no operation "rule.aplies".', 'Did you mean "rule.applies"?'],
  [resource, [...parts, 0, 'visibleIf', 'operation'], 'rule.get', '/recordTabs/more/subTabs/0/visibleIf/operation', '"rule.get" does not answer with a boolean.'],
  [resource, [...parts, 0, 'visibleIf', 'params', 'kin'], { record: 'kind' }, '/recordTabs/more/subTabs/0/visibleIf/params/kin', '"rule.applies" has no parameter "kin".', 'Did you mean "kind"?'],
  [resource, [...parts, 0, 'visibleIf', 'params'], undefined, '/recordTabs/more/subTabs/0/visibleIf', '"rule.applies" requires the parameter "kind".'],
  // related tabs of a family's list
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'brands', '/relatedTabs/0/familyConstants/0', '"log" has no property "brands".', 'Did you mean "brand"?'],
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'kind', '/relatedTabs/0/familyConstants/0', '"log.query" cannot filter by "kind".'],
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'time', '/relatedTabs/0/familyConstants/0', 'schemas/families/alpha.json has no "time" in "constants".', 'Or add "log" to "excludes" there.'],
  [resource, ['relatedTabs', 0, 'resource', '$ref'], 'rule.json', '/relatedTabs/0/resource', 'The resource "rule" has no list.'],
  [resource, ['relatedTabs', 0, 'id'], 'alpha', '/relatedTabs/0/id', 'The tab id "alpha" is not unique.'],
  [resource, [...parts.slice(0, 2), 'subTabs'], [part], '', 'No screen shows the resource "rule".', 'Show it on a tab of a screen or of a record page, or remove the file.', rule],
  [resource, ['relatedTabs', 0, 'resource'], undefined, '/relatedTabs/0', 'The tab "logs" shows nothing.'],
  [resource, ['relatedTabs', 0, 'panel'], 'debugging', '/relatedTabs/0', 'The tab "logs" shows a resource and a panel.'],
  [resource, ['relatedTabs', 1], { id: 'trial', panel: 'debugging', familyConstants: [] }, '/relatedTabs/1/familyConstants', 'The value must NOT have fewer than 1 items.'],
  [resource, ['relatedTabs', 1], { id: 'trial', panel: 'debugging', familyConstants: ['brand'] }, '/relatedTabs/1', 'The tab "trial" has no title.'],
  [resource, ['relatedTabs', 0, 'title'], 'X', '/relatedTabs/0', 'The tab "logs" already has the title of its resource.'],
  [family, ['excludes', 0], 'rul', '/excludes/0', 'schemas/resources/thing.json has no resource "rul" in "recordTabs" or "relatedTabs".', 'Did you mean "rule"?'],
  // owners of records
  [ruleEntity, property('thingUuid', 'x-owner', '$ref'), 'owner.schema.json', '/properties/thingUuid/x-owner', 'The entity "owner" has no lifecycle with a transition "modify".'],
  [ruleEntity, property('thingUuid', 'x-owner', '$ref'), 'rule.schema.json', '/properties/thingUuid/x-owner', 'A record cannot belong to a record of the same entity.'],
  [ruleEntity, property('uuid', 'x-owner'), { $ref: 'thing.schema.json' }, '/properties/thingUuid/x-owner', 'The property "uuid" already has "x-owner".'],
  [thing, property('low', 'x-owner'), { $ref: 'thing.schema.json' }, '/properties/low/x-owner', '"x-owner" applies only to a string property of the record itself.'],
  // properties that lists omit
  [thing, property('hint', 'x-omit-from-list'), 1, '/properties/hint/x-omit-from-list', 'The value must be equal to constant'],
  [thing, property('name', 'x-omit-from-list'), true, '/properties/name/x-omit-from-list', '"name" is required or part of the natural key, so lists cannot omit it.'],
  [thing, property('name', 'x-omit-from-list'), true, '/displayProperty', '"name" has "x-omit-from-list", so the rows of a list do not have it.', '', resource],
  [thing, property('password', 'x-omit-from-list'), true, '/properties/password/x-omit-from-list', 'A property with "x-omit-from-list" cannot have "readOnly", "writeOnly" or "x-from".'],
  [thing, property('rank', 'x-omit-from-list'), true, '/properties/rank/x-omit-from-list', 'A property with "x-omit-from-list" cannot have "readOnly", "writeOnly" or "x-from".'],
  [ruleEntity, property('fields', 'x-omit-from-list'), true, '/properties/fields/x-omit-from-list', 'No resource has a list of "rule".'],
  ['schemas/entities/tags.schema.json', ['items', 'x-omit-from-list'], true, '/items/x-omit-from-list', '"x-omit-from-list" applies only to a property of the record itself.'],
  // system counters
  [thing, property('name', 'x-system-counter'), true, '/properties/name/x-system-counter', 'A property with "x-system-counter" must have "readOnly" and cannot have "x-omit-from-list".'],
  ['schemas/entities/tags.schema.json', ['items', 'x-system-counter'], true, '/items/x-system-counter', '"x-system-counter" applies only to a property of the record itself.'],
  // migrations of records
  [thing, property('low', 'x-migrations'), [{ version: 2, from: 'a' }, { version: 2, from: 'b' }], '/properties/low/x-migrations/1/version', 'Version 2 does not follow version 2.'],
  [thing, property('low', 'x-migrations'), [{ version: 1, from: 'high' }], '/properties/low/x-migrations/0/from', '"high" is still a property.', 'Remove the former property, or correct "from".'],
  [thing, ['x-removed-properties'], { high: { version: 1, irreversible: true } }, '/x-removed-properties/high', '"high" is still a property.', 'Remove the property, or remove it from "x-removed-properties".'],
  [thing, property('low'), { ...bounded, properties: { a: migrated({ version: 1, from: 'x' }), b: migrated({ version: 1, from: 'x' }) } }, '/properties/low/properties/b/x-migrations/0/from', 'Version 1 already has a migration of "x".', 'Another property can read the former value with "convert" alone.'],
  [thing, property('low'), { ...bounded, properties: { a: migrated({ version: 1, from: 'x' }) }, 'x-removed-properties': { x: { version: 1, irreversible: true } } }, '/properties/low/x-removed-properties/x', 'Version 1 already has a migration of "x".'],
  [thing, property('low', 'x-migrations'), [{ version: 1 }], '/properties/low/x-migrations/0', 'The migration changes nothing.', 'Add "from", "choices" or "convert".'],
  [thing, property('low', 'x-migrations'), [{ version: 1, choices: { C: 'A' }, convert: 'low', revert: 'low' }], '/properties/low/x-migrations/0', 'A migration has "choices" or "convert", not both.'],
  [thing, property('low', 'x-migrations'), [{ version: 1, from: 'a', revert: 'low' }], '/properties/low/x-migrations/0', 'The inverse follows from "from" and "choices".'],
  [thing, property('low', 'x-migrations'), [{ version: 1, convert: 'low' }], '/properties/low/x-migrations/0', 'A migration with "convert" has "revert" or "irreversible".', 'Keep one of the two.'],
  [thing, property('low', 'x-migrations'), [{ version: 1, convert: 'low', revert: 'low', irreversible: true }], '/properties/low/x-migrations/0', 'A migration with "convert" has "revert" or "irreversible".'],
  [thing, ['x-removed-properties'], { fax: { version: 1 } }, '/x-removed-properties/fax', 'The removal of "fax" has "revert" or "irreversible".'],
  [thing, property('low', 'x-migrations'), [{ version: 1, convert: 'low +', irreversible: true }], '/properties/low/x-migrations/0/convert', '"convert" is not JSONata: Unexpected end of expression'],
  [thing, ['x-removed-properties'], { fax: { version: 1, revert: '(' } }, '/x-removed-properties/fax/revert', '"revert" is not JSONata: '],
  [thing, property('kind', 'x-migrations'), [{ version: 1, choices: { C: 'A', D: 'A' } }], '/properties/kind/x-migrations/0/choices/C', 'Two former choices become "A", so the inverse is not known.', 'Use "convert" with "revert" or "irreversible".'],
  [thing, property('kind', 'x-migrations'), [{ version: 1, choices: { B: 'A' } }], '/properties/kind/x-migrations/0/choices/B', '"B" is still a choice.'],
  [thing, property('kind', 'x-migrations'), [{ version: 1, choices: { C: 'Z' } }], '/properties/kind/x-migrations/0/choices/C', '"Z" is not a choice.', 'Name a present choice.'],
  [thing, property('low'), { ...bounded, properties: { a: migrated({ version: 1, from: 'x' }) }, 'x-migrations': [{ version: 1, convert: 'low', revert: 'low' }] }, '/properties/low/x-migrations/0/version', 'Version 1 also changes a property inside "low", so the result is not certain.', 'Give this migration a later version than the one inside.'],
  [thing, property('low'), { type: 'array', maxItems: 3, ...titled, items: { type: 'object', properties: { a: { type: 'string', maxLength: 9, ...titled } }, 'x-removed-properties': { b: { version: 1, irreversible: true } } }, 'x-migrations': [{ version: 1, convert: 'low', revert: 'low' }] }, '/properties/low/x-migrations/0/version', 'Version 1 also changes a property inside "low", so the result is not certain.'],
  [thing, property('password', 'x-migrations'), [{ version: 1, from: 'secret' }], '/properties/password/x-migrations/0', '"password" cannot be migrated. An encrypted value belongs to the name of its property.', 'Keep the property, and add a new one beside it.'],
  [thing, property('uuid', 'x-migrations'), [{ version: 1, from: 'id' }], '/properties/uuid/x-migrations/0', '"uuid" cannot be migrated. It identifies the record or its company.'],
  [thing, property('rank'), { ...migrated({ version: 1, from: 'r' }, 'integer'), readOnly: true, 'x-system-counter': true }, '/properties/rank/x-migrations/0', '"rank" cannot be migrated. Counters are stored outside the records.'],
  ['schemas/entities/tags.schema.json', ['items', 'x-migrations'], [{ version: 1, from: 'a' }], '/items/x-migrations', '"x-migrations" applies to a property and has no effect here.'],
  [thing, property('low', 'x-removed-properties'), { a: { version: 1, irreversible: true } }, '/properties/low/x-removed-properties', '"x-removed-properties" applies to an object with "properties".'],
  [thing, property('pairs'), { ...pairs({}), 'x-migrations': [{ version: 1, from: 'list' }] }, '/properties/pairs/x-migrations/0', '"pairs" cannot be migrated. Encrypted values in the list belong to the name of its property.'],
  [thing, property('low'), { type: 'object', ...titled, additionalProperties: { type: 'object', ...titled, properties: { a: migrated({ version: 1, from: 'b' }) } } }, '/properties/low/additionalProperties/properties/a/x-migrations', '"x-migrations" cannot be within "additionalProperties".'],
  // texts of the service
  [thing, property('low', 'x-service-text'), true, '/properties/low/x-service-text', '"x-service-text" does not apply to an integer.'],
  // widgets
  [logEntity, property('kind', 'oneOf', 0, 'const'), 'thong', '/properties/changes/x-ui/widget', '"kind" has the choice "thong", which is not an entity.', 'Did you mean "thing"?'],
  [logEntity, property('kind'), undefined, '/properties/changes/x-ui/widget', 'The widget "changes" requires a property "kind" with choices.'],
  [logEntity, property('changes', 'items'), { type: 'string', maxLength: 9 }, '/properties/changes/x-ui/widget', 'The widget "changes" requires an array of {field, before, after}.'],
  [thing, property('low', 'x-ui'), { widget: 'file' }, '/properties/low/x-ui/widget', 'The widget "file" requires a string.'],
  // tasks
  [task, ['operation'], 'thing.cpy', '/operation', 'There is no operation "thing.cpy".', 'Did you mean "thing.copy"?'],
  [task, ['plan'], 'thing.pln', '/plan', 'There is no operation "thing.pln".'],
  [task, ['targetEntity', '$ref'], '../entities/thong.schema.json', '/targetEntity/$ref', 'There is no file "schemas/entities/thong.schema.json" in schemas/entities.'],
  [form, property('depth'), { type: 'integer', ...titled }, '/entity', 'The form of "copy" has "depth", which "thing.copy" does not accept.', 'Or add it to "hide".', task],
  [form, property('target'), undefined, '/operation', '"thing.copy" requires the parameter "target", which the form does not have.', '', task],
  [task, ['hide'], ['target'], '/hide/0', '"target" is required, so it cannot be hidden.', 'Add a "default", or remove it from "hide".'],
  [task, ['bodyProperty'], 'uuid', '/bodyProperty', 'The form has no property "uuid".', 'Did you mean "uuids"?'],
  [task, ['bodyProperty'], undefined, '/operation', '"thing.copy" takes a body that is not this form.'],
  [task, ['operation'], 'thing.start', '/bodyProperty', '"thing.start" takes no body.'],
  [calls, operation('thing.plan', 'query', 'target'), undefined, '/plan', '"thing.plan" has no parameter "target", which "thing.copy" has.', '', task],
  [calls, operation('thing.plan', 'body'), undefined, '/plan', '"thing.plan" and "thing.copy" take different bodies.', '', task],
  [calls, operation('thing.copy', 'query', 'planHash'), undefined, '/plan', '"thing.copy" has no parameter "planHash", so it cannot check the plan.', 'Add the parameter "planHash" to it.', task],
  [calls, operation('thing.plan', 'result', '$ref'), '../entities/owner.schema.json', '/plan', '"thing.plan" does not answer with "planHash".', '', task],
  [task, ['selection', 'property'], 'target', '/selection/property', 'The form has no array "target" for the selection.', 'Choose one of: uuids.'],
  [task, ['selection', 'resource', '$ref'], '../resources/rule.json', '/selection/resource', 'The resource of the selection has no list.'],
  [task, ['successMessage'], 'message.stated', '/successMessage', 'The console has no phrase "message.stated".', 'Did you mean "message.started"?'],
  [task, ['failureMessage'], 'message.faild', '/failureMessage', 'The console has no phrase "message.faild".'],
  [task, ['groups'], { main: titled }, '/groups/main', 'The group "main" is empty.'],
  [task, ['x-i18n', 'zh-CN', 'submit'], undefined, '', 'The submit "Copy" has no zh-CN translation.'],
  [resource, ['actions', 'stop', 'prompt', 'x-i18n'], {}, '/actions/stop/prompt', 'The title "Reason" has no zh-CN translation.'],
  // screens
  [screen, ['tabs', 1, 'task'], undefined, '/tabs/1', 'The tab "copy" shows nothing.'],
  [screen, ['tabs', 1, 'resource'], { $ref: '../resources/thing.json' }, '/tabs/1', 'The tab "copy" shows a resource and a task.'],
  [screen, ['tabs', 1, 'task', '$ref'], '../tasks/cpy.json', '/tabs/1/task/$ref', 'There is no file "schemas/tasks/cpy.json" in schemas/tasks.', 'Did you mean "../tasks/copy.json"?'],
  [screen, ['tabs', 0, 'resource', '$ref'], '../resources/rule.json', '/tabs/0/resource', '"rule.get" requires the parameter "thingUuid", which gets no value here.'],
  [screen, ['tabs', 1, 'panel'], 'docs', '/tabs/1', 'The tab "copy" shows a task and a panel.'],
  [screen, ['tabs', 0, 'initialList'], { $ref: '../resources/thing.json' }, '/tabs/0/initialList', 'The tab "thing" has "initialList" but no panel.'],
  [screen, ['tabs', 1], { id: 'copy', title: 'Copy', 'x-i18n': { 'zh-CN': { title: '复制' } }, task: { $ref: '../tasks/copy.json' }, icon: 'log' }, '/tabs/1/icon', 'The tab "copy" has "icon" but no resource.'],
  [screen, ['tabs', 2], { id: 'thing', title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } }, resource: { $ref: '../resources/thing.json' } }, '/tabs/2/id', 'The tab id "thing" is not unique.'],
  [screen, ['navigationOrder'], 1, '/navigationOrder', 'schemas/families/alpha.json also has the "navigationOrder" 1.'],
  [family, ['route'], '/config', '/route', 'The route "/config" belongs to schemas/families/alpha.json.'],
  [family, ['route'], '/exception', '/route', 'The route "/exception" belongs to the console itself.'],
  [family, ['constants', 'kin'], 'A', '/constants/kin', 'The entity has no property "kin".', 'Did you mean "kind"?'],
  [family, ['constants', 'kind'], 'Z', '/constants/kind', '"kind" cannot be "Z".'],
  [family, ['constants', 'hint'], 'x', '/constants/hint', '"thing.query" cannot filter by "hint".'],
  [family, ['hide', 0], 'tag', '/hide/0', 'The entity has no property "tag".', 'Did you mean "tags"?'],
  [resource, ['hide'], ['tag'], '/hide/0', 'The entity has no property "tag".'],
  [resource, ['hide'], ['name'], '/hide/0', '"name" is required, so it cannot be hidden.', 'Add a "default", or remove it from "hide".'],
  [resource, ['hide'], ['status'], '/hide/0', '"status" is hidden but is a column or a filter.'],
  [family, ['hide', 0], 'name', '/hide/0', '"name" is required, so it cannot be hidden.', 'Add a "default", set its value in "constants", or remove it from "hide".'],
  [family, ['captions'], { lo: titled }, '/captions/lo', 'The family inherits no property "lo".', 'Did you mean "low"?'],
  [family, ['captions'], { kind: titled }, '/captions/kind', '"kind" is hidden or fixed in this family'],
  [family, ['captions'], { tags: titled }, '/captions/tags', '"tags" is hidden or fixed in this family'],
  [family, ['captions'], { low: captions('Low', '中Low') }, '/captions/low', '"low" has the same caption in every family.'],
  [family, ['captions'], { low: captions('High', '最高') }, '/captions/low', 'The title "High" is used twice'],
  [family, ['captions'], { name: { placeholder: 'Shelf' } }, '/captions/name', '"name" has the same caption in every family.'],
  [family, ['captions'], { low: {} }, '/captions/low', 'The value must NOT have fewer than 1 properties.'],
  [family, ['captions'], { low: { title: 'X', 'x-i18n': {} } }, '/captions/low', 'The title "X" has no zh-CN translation.'],
  [family, ['captions'], { name: captions('A name that no column has room for', '名') }, '/captions/name', 'The caption "A name that no column has room for" is 34 letters wide'],
];

test.each(rules)('%s %j = %j', (file, path, value, pointer, says, fix = '', told = file) => {
  const problems = problemsAfter((files) => setAtPath(files[file], path, value));
  const messages = problems.filter(({ message }) => message.startsWith(says));
  // A route clash is reported at the later file.
  const found = path[0] === 'route' ? messages[0] : messages.find((problem) => problem.file === told);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(says);
  if (path[0] !== 'route') expect(found).toMatchObject({ file: told, pointer });
  expect(found?.fix).toContain(fix);
  // Every problem says what to do, in sentences.
  for (const problem of problems) expect(problem.fix).toMatch(/^[A-Z].*[.?]$/s);
});

/** Keywords that stay in a property with a `$ref`. */
const besideReference = ['title', 'x-i18n', 'readOnly', 'x-ui', 'x-visible-when'];

/** Moves the schema of a property into a definition, and refers to it. */
function moveToDefinition(entity: unknown, name: string): void {
  const { properties } = entity as { readonly properties: Readonly<Record<string, object>> };
  const keywords = Object.entries(properties[name] ?? {});
  const isKept = ([word]: [string, unknown]) => besideReference.includes(word);
  setAtPath(entity, ['definitions'], {
    ...(entity as { readonly definitions?: object }).definitions,
    [name]: Object.fromEntries(keywords.filter((entry) => !isKept(entry))),
  });
  setAtPath(entity, property(name), {
    $ref: `#/definitions/${name}`,
    ...Object.fromEntries(keywords.filter(isKept)),
  });
}

/** Entity → a property that rules read. */
const referred: readonly [file: string, name: string, edit?: Parameters<typeof problemsAfter>[0]][] = [
  [thing, 'kind'],
  [thing, 'status'],
  [thing, 'until'],
  [thing, 'ownerUuid'],
  [batch, 'action'],
  [logEntity, 'kind'],
  [logEntity, 'time'],
  [
    logEntity,
    'time',
    (files) => {
      setAtPath(files[logEntity], ['x-retention'], undefined);
      setAtPath(files[logEntity], ['x-partition-by'], 'time');
      setAtPath(files[logEntity], ['required'], ['time']);
    },
  ],
  ['schemas/entities/owner.schema.json', 'rank'],
  ['schemas/entities/load.schema.json', 'series'],
  // Text values of a lifecycle behind a reference.
  [
    thing,
    'kind',
    (files) => {
      setAtPath(files[thing], ['x-lifecycle', 'transitions', 'start', 'from', 'kind'], ['A']);
    },
  ],
];

test.each(referred)('%s: rules read "%s" behind a "$ref"', (file, name, edit = () => {}) => {
  expect(problemsAfter(edit)).toEqual([]);
  const problems = problemsAfter((files) => {
    edit(files);
    moveToDefinition(files[file], name);
  });
  expect(problems).toEqual([]);
});

/** Property of the thing behind a `$ref` → a change that a rule refuses. */
// biome-ignore format: a line a rule
const refusedBehindReference: readonly [name: string, file: string, path: Path, value: unknown, says: string][] = [
  ['low', calls, operation('thing.query', 'body', 'filter', 5), 'lowFrom', 'The parameter "lowFrom" already exists in this paging body.'],
  ['kind', thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'kind'], ['Z'], '"kind" cannot be "Z".'],
  ['low', thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'low'], ['one'], '"low" cannot be "one".'],
  ['kind', family, ['constants', 'kind'], 'Z', '"kind" cannot be "Z".'],
];

test.each(refusedBehindReference)('"%s" behind a "$ref": %s %j = %j', (name, file, path, value, says) => {
  const problems = problemsAfter((files) => {
    moveToDefinition(files[thing], name);
    setAtPath(files[file], path, value);
  });
  expect(problems.map(({ message }) => message)).toContain(says);
});

test.each(['task', 'metrics', 'resource', 'extends', 'initialList'])(
  'the property "%s" may refer to an entity',
  (name) => {
    const problems = problemsAfter((files) =>
      setAtPath(files[thing], property(name), { $ref: 'tags.schema.json', ...titled }),
    );
    expect(problems.filter(({ message }) => message.startsWith('There is no file'))).toEqual([]);
  },
);

/** File → how its problem of a doubled title is found although the generator adds members to the file. */
const doubled: readonly [file: string, edit: Parameters<typeof problemsAfter>[0]][] = [
  [logEntity, () => {}],
  // The family adds a property to the entity.
  [
    thing,
    (files) => setAtPath(files[family], ['properties'], { more: { ...text, ...captions('More', '更多') } }),
  ],
  // The family is also an endpoint table.
  [
    family,
    (files) =>
      setAtPath(files[family], ['operations'], {
        'alpha.count': { method: 'POST', path: '/alpha', summary: 'Count.', body: entityOf('names') },
      }),
  ],
];

test.each(doubled)('%s: a key that appears twice is one problem', (file, edit) => {
  const project = sampleProject(edit);
  const double = <T extends { readonly path: string; readonly text: string }>(files: readonly T[]): T[] =>
    files.map((one) =>
      one.path === file
        ? { ...one, text: one.text.replace('"title":', '"title": "X", "title":'), repeatsNames: true }
        : one,
    );
  const problems = checkProject(
    { ...project, entities: double(project.entities), families: double(project.families) },
    compiledVocabulary,
  );
  expect(problems.filter(({ message }) => message.includes('appears twice'))).toMatchObject([
    { file, pointer: '/title' },
  ]);
});

/** Phrases of names, numbers and placeholders in a Chinese file. */
test.each(['HTTP {{name}}', 'JSON Schema', 'Oracle', 'ERP 365', '{{name}} (http://localhost/started)'])(
  'the phrase "%s" is in any language',
  (phrase) => {
    const problems = problemsAfter((files) => {
      for (const locale of ['zh-CN', 'en-US'])
        setAtPath(
          files[`locales/service/${locale}.json`],
          ['error', 'gone'],
          phrase.includes('{{') ? phrase : `${phrase} {{name}}`,
        );
    });
    expect(problems).toEqual([]);
  },
);

test('a required property with a constant value needs a default to be hidden', () => {
  const hide = (schema: object) =>
    problemsAfter((files) => {
      setAtPath(files[form], property('target'), { ...text, ...schema });
      setAtPath(files[task], ['hide'], ['target']);
    }).filter(({ pointer }) => pointer === '/hide/0');
  expect(hide({ const: 'X' })).toMatchObject([
    { pointer: '/hide/0', fix: 'Add "default": "X", or remove it from "hide".' },
  ]);
  expect(hide({ const: 'X', default: 'X' })).toEqual([]);
});

test('a family may hide a required property that is one of its constants', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[family], ['hide', 0], 'hint');
    setAtPath(files[family], ['constants', 'name'], 'X');
    setAtPath(files[family], ['hide', 1], 'name');
  });
  expect(problems.filter(({ message }) => message.includes('"name"'))).toEqual([]);
});

test('an unknown message of one property hides unused phrases, which it may mean', () => {
  const messages = problemsAfter((files) => {
    setAtPath(files['locales/zh-CN.json'], ['message', 'stopped'], '已停止');
    setAtPath(files[thing], property('name', 'x-messages', 'required'), 'message.stoped');
  }).map(({ message }) => message);
  expect(messages).toContain('The console has no phrase "message.stoped".');
  expect(messages).not.toContain('The phrase "message.stopped" is not used.');
});

test('a project without screens and families has no screen to open', () => {
  const problems = problemsAfter((files) => {
    for (const path of Object.keys(files))
      if (/^schemas\/(screens|families)\//.test(path)) delete files[path];
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: log,
      pointer: '',
      isWarning: true,
      message: 'The console has no screen to open after the sign-in.',
    }),
  );
});

test('the choices of the change log are the entities that resources change', () => {
  const kinds = (edit: Parameters<typeof problemsAfter>[0]) => {
    const project = sampleProject((files) => {
      setAtPath(files[logEntity], property('kind', 'oneOf'), undefined);
      setAtPath(files[logEntity], property('kind', 'x-choices'), 'loggedEntities');
      edit(files);
    });
    // The choices are sorted by name in every order of the files.
    return normalizeProject({ ...project, entities: project.entities.toReversed() }).entities.find(
      ({ name }) => name === 'log',
    )?.schema.properties.kind?.choices;
  };
  expect(kinds(() => {})?.map(({ value, captions: titles }) => [value, titles['zh-CN']])).toEqual([
    ['rule', { title: '中Rule' }],
    ['thing', { title: '中Thing' }],
  ]);
  expect(
    kinds((files) => setAtPath(files[ruleEntity], ['x-change-log'], false))?.map(({ value }) => value),
  ).toEqual(['thing']);
});

test('choices of the change log need an entity whose changes are logged', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[logEntity], property('kind', 'oneOf'), undefined);
    setAtPath(files[logEntity], property('kind', 'x-choices'), 'loggedEntities');
    for (const entity of [thing, ruleEntity]) setAtPath(files[entity], ['x-change-log'], false);
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: logEntity,
      pointer: '/properties/kind/x-choices',
      message: 'The changes of no entity are logged, so there are no choices.',
    }),
  );
});

test('metrics that no list and no screen shows are a warning', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[resource], ['metrics'], undefined);
    for (const name of Object.keys(files).filter((path) => path.startsWith('schemas/screens/')))
      files[name] = JSON.parse(JSON.stringify(files[name]).replaceAll(/,"metrics":\{[^}]*\}/g, ''));
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: metrics,
      isWarning: true,
      message: 'No list and no screen shows these metrics.',
    }),
  );
});

test('a family gives its own properties their captions where it brings them', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[family], ['properties'], { extra: { ...text, ...captions('Extra', '附加') } });
    setAtPath(files[family], ['captions'], { extra: captions('More', '更多') });
  });
  expect(problems).toMatchObject([
    {
      file: family,
      pointer: '/captions/extra',
      message: '"extra" is a property of this family, not an inherited one.',
    },
  ]);
});

/** Path of an added file → the message about it. */
const named: readonly [string, string][] = [
  ['schemas/entities/my-thing.schema.json', 'The file name "my-thing" is not a valid name in code.'],
  ['schemas/entities/index.schema.json', 'The file name "index" is reserved for a generated file.'],
  ['schemas/resources/metrics.json', 'The file name "metrics" is reserved for a generated file.'],
  ['schemas/resources/migrations.json', 'The file name "migrations" is reserved for a generated file.'],
  ['schemas/entities/within.schema.json', 'The file name "within" is reserved for a generated file.'],
  [
    'schemas/entities/paging.schema.json',
    'The OpenAPI document has another type "Paging", which is part of every envelope.',
  ],
  [
    'schemas/entities/ownerChanges.schema.json',
    'schemas/entities/owner.schema.json also produces the type "OwnerChanges".',
  ],
  [
    'schemas/entities/tagsInput.schema.json',
    'schemas/entities/tags.schema.json also produces the type "TagsInput".',
  ],
];

test.each(named)('%s: %s', (path, says) => {
  const problems = problemsAfter((files) => {
    const other = Object.keys(files).find((name) => dirname(name) === dirname(path)) ?? '';
    files[path] = { ...files[other] };
  });
  expect(problems.map((problem) => problem.message)).toContain(says);
});

/** Constants of a second family → whether it counts as the same as the first, with kind A and brand ALPHA. */
const twins: readonly [constants: Record<string, string>, same: boolean][] = [
  [{ kind: 'A', brand: 'BETA' }, false],
  [{ brand: 'ALPHA', kind: 'A' }, true],
  [{ kind: 'B', brand: 'ALPHA' }, true],
];

test.each(twins)('a second family that fixes %j is the same: %s', (constants, same) => {
  const problems = problemsAfter((files) => {
    files['schemas/families/beta.json'] = {
      ...files[family],
      ...titled,
      route: '/beta',
      navigationOrder: 3,
      constants,
    };
  });
  const says = `${family} has the same values in "constants".`;
  expect(problems.map((problem) => problem.message)).toEqual(same ? [says] : []);
});

test('the list of an entity with "x-partition-by" sorts by this property', () => {
  const problems = problemsAfter((files) => setAtPath(files[thing], ['x-partition-by'], 'until'));
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: resource,
      pointer: '/sort/property',
      message: 'The list can only be sorted by "until", because its entity is partitioned by it.',
    }),
  );
});

test.each<[place: Path, migration: unknown, pointer: string]>([
  [property('kind', 'x-migrations'), [{ version: 1, from: 'sort' }], '/properties/kind/x-migrations/0'],
  [['x-removed-properties'], { sort: { version: 1, irreversible: true } }, '/x-removed-properties/sort'],
])('an entity with months has no migrations: %j', (place, migration, pointer) => {
  const problems = problemsAfter((files) => {
    setAtPath(files[logEntity], ['x-partition-by'], 'time');
    setAtPath(files[logEntity], place, migration);
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: logEntity,
      pointer,
      message: 'An entity with "x-partition-by" cannot have migrations.',
    }),
  );
});

test('values that other records refer to are not converted', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[thing], property('ownerUuid', 'x-reference', 'value'), 'name');
    setAtPath(files['schemas/entities/owner.schema.json'], property('name', 'x-migrations'), [
      { version: 1, convert: '$uppercase(name)', irreversible: true },
    ]);
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'schemas/entities/owner.schema.json',
      pointer: '/properties/name/x-migrations/0',
      message: '"name" cannot be migrated. Other records refer to its values.',
    }),
  );
});

test('the event of "audit" is a choice of the audit log', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[logEntity], ['x-service-role'], 'auditLog');
    setAtPath(files[logEntity], property('event'), {
      type: 'string',
      ...titled,
      oneOf: [{ const: 'reading', ...titled }],
    });
    setAtPath(files[calls], operation('thing.get', 'audit'), { event: 'readin' });
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: calls,
      pointer: '/operations/thing.get/audit/event',
      message: 'The audit log has no event "readin".',
    }),
  );
});

test('"beforeConfirm" requires a "confirmMessage"', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files['schemas/entities/plan.schema.json'], property('message'), text);
    for (const action of ['start', 'stop'])
      setAtPath(files[resource], ['actions', action, 'beforeConfirm'], 'thing.batch');
  });
  expect(problems).toMatchObject([
    {
      file: resource,
      pointer: '/actions/stop/beforeConfirm',
      message: 'The action "stop" has "beforeConfirm" but no "confirmMessage".',
      fix: 'Add "confirmMessage" with the effect of the action.',
    },
  ]);
});

test('an operation of a task accepts every choice of its form', () => {
  const problems = problemsAfter((files) => {
    const choices = ['A', 'B', 'C'].map((value) => ({ const: value, ...captions(value, `中${value}`) }));
    setAtPath(files[form], property('target', 'maxLength'), undefined);
    setAtPath(files[form], property('target', 'oneOf'), choices);
    for (const id of ['thing.copy', 'thing.plan'])
      setAtPath(
        files[calls],
        operation(id, 'query', 'target', 'enum'),
        id === 'thing.copy' ? ['B'] : ['A', 'B', 'C'],
      );
  });
  expect(problems).toMatchObject([
    {
      file: calls,
      pointer: '/operations/thing.copy/query/target/enum',
      message: 'The form of "copy" offers "A", "C", which "thing.copy" does not accept.',
    },
  ]);
});

test('two resources do not share an operation', () => {
  const problems = problemsAfter((files) => {
    const logs = files['schemas/resources/log.json'];
    files['schemas/resources/trail.json'] = { ...logs, ...captions('Trails', '踪迹'), recordTitle: 'trail' };
  });
  expect(problems.filter(({ pointer }) => pointer === '/roles/list')).toMatchObject([
    {
      file: 'schemas/resources/trail.json',
      message: '"log.query" already belongs to the resource "log".',
      fix: 'Name another operation, or show the resource of that operation instead.',
    },
  ]);
});

test('a kind of findings without choices is reported once', () => {
  const problems = problemsAfter((files) => {
    const kind = ['definitions', 'alert', 'properties', 'kind'];
    setAtPath(files['schemas/entities/load.schema.json'], [...kind, 'oneOf'], undefined);
    setAtPath(files['schemas/entities/load.schema.json'], [...kind, 'maxLength'], 9);
  });
  expect(problems.map(({ file, message }) => [file, message])).toEqual([
    [metrics, 'The kind "SLOW" is not a choice of "kind".'],
  ]);
});

test.each([
  [{ no: 1 }, []],
  ['none', ['The example is invalid: it must be object.']],
])('the example %j of an inner property with a published schema', (example, want) => {
  const problems = problemsAfter((files) => {
    files['schemas/external/order.json'] = { properties: { no: { type: 'integer' } } };
    setAtPath(files[thing], property('delivery'), {
      ...titled,
      type: 'object',
      properties: { order: { ...titled, $ref: '../external/order.json' } },
      examples: [{ order: example }],
    });
  });
  expect(problems.map(({ message }) => message)).toEqual(want);
});

test('a broken family causes no problem about constants', () => {
  const problems = problemsAfter((files) => setAtPath(files[family], ['navigationOrder'], 'first'));
  expect(problems.map(({ message }) => message)).toEqual(['The value must be of type integer.']);
});

test.each([
  ['required', 'field'],
  ['minLength', 'field, limit'],
  ['maxLength', 'field, limit'],
  ['minItems', 'field, limit'],
  ['maxItems', 'field, limit'],
  ['minimum', 'field, limit, comparison'],
  ['maximum', 'field, limit, comparison'],
  ['exclusiveMinimum', 'field, limit, comparison'],
  ['exclusiveMaximum', 'field, limit, comparison'],
  ['multipleOf', 'field, multipleOf'],
  ['pattern', 'field, pattern'],
  ['format', 'field, format'],
  ['type', 'field, type'],
])('the message of the keyword "%s" may use the parameters %s', (keyword, parameters) => {
  const pointer = `/properties/name/x-messages/${keyword}`;
  const problems = problemsAfter((files) => {
    setAtPath(files[thing], property('name', 'x-messages'), { [keyword]: 'validation.name' });
    for (const locale of ['en-US', 'zh-CN'])
      setAtPath(files[`locales/${locale}.json`], ['validation', 'name'], '{{unknown}}');
  });
  expect(problems.filter((problem) => problem.pointer === pointer)).toContainEqual(
    expect.objectContaining({
      message: 'The message "validation.name" has the placeholder "unknown", which gets no value here.',
      fix: `Use one of: ${parameters}. Or name another message.`,
    }),
  );
});

test('a broken file causes no further problems', () => {
  const problems = problemsAfter((files) =>
    setAtPath(files[calls], operation('thing.get', 'result'), { pge: 1 }),
  );
  expect(problems).toHaveLength(1);
});

test('one run reports all problems, each with line and column', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[thing], property('name', 'titel'), 'N');
    setAtPath(files[resource], ['roles', 'get'], 'thing.gt');
    setAtPath(files[screen], ['route'], '/alpha');
  });
  expect(problems.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    [thing, 52, 7, '"titel" is not a keyword here.'],
    [resource, 17, 5, 'There is no operation "thing.gt".'],
    [screen, 9, 3, 'The route "/alpha" belongs to schemas/families/alpha.json.'],
  ]);
});
