import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { problemsAfter, projectRoot, setAtPath } from '../sampleProject.ts';

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
const parts: Path = ['recordTabs', 'more', 'subTabs'];
const property = (name: string, ...path: Path): Path => ['properties', name, ...path];
const operation = (id: string, ...path: Path): Path => ['operations', id, ...path];
const captions = (en: string, zh: string) => ({ title: en, 'x-i18n': { 'zh-CN': { title: zh } } });
const titled = captions('X', 'X');
const text = { type: 'string', maxLength: 9, ...titled };
const part = { resource: { $ref: 'log.json' }, fixedProperties: { thingUuid: { record: 'uuid' } } };
const entityOf = (name: string) => ({ $ref: `../entities/${name}.schema.json` });
/** A list that comes whole. */
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

test('the schema files of this project have no problems', () => {
  const { project, problems } = loadProject(projectRoot);
  expect([...problems, ...checkProject(project)]).toEqual([]);
});

/** Where one value is replaced (undefined: removed) → the pointer, the rule's sentence and what to do. */
// biome-ignore format: a line a rule
const rules: readonly [
  file: string,
  path: Path,
  value: unknown,
  pointer: string,
  says: string,
  fix?: string,
  /** The file where it is told, when that is another one. */
  told?: string,
][] = [
  // vocabulary
  [thing, property('name', 'titel'), 'N', '/properties/name/titel', '"titel" is no word of the vocabulary here.', 'Did you mean "title"?'],
  [thing, ['title'], undefined, '', '"title" is missing.', 'Add "title".'],
  [thing, property('name', 'type'), 'text', '/properties/name/type', '"text" is not possible here.'],
  [thing, property('name', 'maxLength'), '30', '/properties/name/maxLength', 'This must be integer.'],
  [calls, operation('thing.get', 'method'), 'FETCH', '/operations/thing.get/method', '"FETCH" is not possible here.'],
  [calls, operation('thing'), { method: 'GET', path: '/x', summary: 'Read it.' }, '/operations', 'The name "thing" must match pattern'],
  [calls, operation('thing.get', 'result'), { pge: { $ref: 'x' } }, '/operations/thing.get/result', 'This has none of the forms that are possible here.', 'Write one of: ref, {page}, {list}.'],
  [calls, operation('thing.get', 'result'), { page: { $ref: 5 } }, '/operations/thing.get/result/page/$ref', 'This must be string.'],
  [resource, ['columns', 1], 5, '/columns/1', 'This has none of the forms that are possible here.', 'Write one of: string, {property}.'],
  [thing, property('name', 'pattern'), '(', '/properties/name/pattern', '"(" is no regex.'],
  // captions
  [thing, property('name', 'title'), undefined, '/properties/name', 'The property "name" has no caption.', 'Add "title" and "x-i18n".'],
  [thing, property('name', 'x-i18n'), undefined, '/properties/name', 'The title "Name" has no zh-CN translation.'],
  [thing, property('kind', 'oneOf', 0, 'x-i18n'), {}, '/properties/kind/oneOf/0', 'The title "A" has no zh-CN translation.'],
  [thing, property('name', 'description'), 'Help', '/properties/name', 'The description "Help" has no zh-CN translation.'],
  [resource, ['actions', 'start', 'x-i18n', 'zh-CN', 'confirmMessage'], undefined, '/actions/start', 'The confirmMessage "It starts." has no zh-CN'],
  [screen, ['tabs', 0, 'x-i18n'], {}, '/tabs/0', 'The title "Things" has no zh-CN translation.'],
  [thing, property('name', 'x-i18n', 'zh-CN', 'description'), 'X', '/properties/name/x-i18n/zh-CN/description', 'The description is there in zh-CN but not in en-US.'],
  [thing, property('name', 'x-i18n', 'zh-CM'), { title: 'X' }, '/properties/name/x-i18n/zh-CM', 'The locale "zh-CM" is not supported.', 'Did you mean "zh-CN"?'],
  // wording
  [thing, property('name', 'title'), ' Name', '/properties/name/title', 'There are spaces too many in " Name".'],
  [thing, property('kind', 'oneOf', 0, 'x-i18n', 'zh-CN', 'title'), '中  文', '/properties/kind/oneOf/0/x-i18n/zh-CN/title', 'There are spaces too many'],
  [thing, property('name', 'x-i18n', 'zh-CN', 'title'), '名称：', '/properties/name/x-i18n/zh-CN/title', 'The title "名称：" ends with a colon.'],
  [thing, property('name', 'title'), '名称', '/properties/name/title', '"名称" is Chinese, where en-US is expected.'],
  // locales
  ['locales/zh-CN.json', ['message', 'started'], undefined, '/message/started', 'The phrase "message.started" stands in another locale but not in zh-CN.'],
  ['locales/zh-CN.json', ['validation', 'order'], 5, '/validation/order', 'A phrase is a text that says something.'],
  ['locales/zh-CN.json', ['validation', 'order'], '在前', '/validation/order', 'The phrase "validation.order" has the blanks (none)'],
  ['locales/service/zh-CN.json', ['error', 'gone'], undefined, '/error/gone', 'The phrase "error.gone" stands in another locale but not in zh-CN.'],
  ['locales/service/zh-CN.json', ['error', 'gone'], '已不存在', '/error/gone', 'The phrase "error.gone" has the blanks (none)'],
  [resource, ['actions', 'start', 'successMessage'], 'error.gone', '/actions/start/successMessage', 'No locale has the message "error.gone".'],
  [thing, property('name', 'x-messages', 'required'), 'validation.nane', '/properties/name/x-messages/required', 'No locale has the message "validation.nane".', 'Did you mean "validation.name"?'],
  [resource, ['actions', 'start', 'successMessage'], 'message.x', '/actions/start/successMessage', 'No locale has the message "message.x".'],
  // phrases
  ['locales/en-US.json', ['validation', 'name'], 'Name {thing}', '/validation/name', '"{thing}" is shown as it stands.', 'Write {{thing}} for what is filled in.'],
  ['locales/service/zh-CN.json', ['message'], { started: '已启动' }, '/message/started', 'locales/zh-CN.json has the phrase "message.started" too.'],
  [thing, property('name', 'x-messages', 'required'), 'error.gone', '/properties/name/x-messages/required', 'No locale has the message "error.gone".'],
  [resource, ['actions', 'start', 'successMessage'], 'validation.order', '/actions/start/successMessage', 'The message "validation.order" has the blank "field", which nothing fills in here.', 'Name a message without blanks.'],
  // said by nobody
  ['locales/zh-CN.json', ['message', 'stopped'], '已停止', '/message/stopped', 'Nobody says the phrase "message.stopped".'],
  ['locales/zh-CN.json', ['list'], { all: '全部', none: { at: '无' } }, '/list', 'Nobody says the phrase "list".'],
  [calls, operation('thing.mend'), { method: 'POST', path: '/thing/mend', summary: 'Mend a thing.' }, '/operations/thing.mend', 'No resource, task or screen calls "thing.mend", and no code does'],
  // references
  [thing, property('tags', '$ref'), 'tag.schema.json', '/properties/tags/$ref', 'There is no file "schemas/entities/tag.schema.json" in schemas/entities.', 'Did you mean "tags.schema.json"?'],
  [calls, operation('thing.get', 'result', '$ref'), '../entities/thin.schema.json', '/operations/thing.get/result/$ref', 'There is no file'],
  [screen, ['tabs', 0, 'resource', '$ref'], '../entities/thing.schema.json', '/tabs/0/resource/$ref', 'There is no file "schemas/entities/thing.schema.json" in schemas/resources.'],
  [family, ['extends'], undefined, '', 'There is no resource "interface" for the family to vary.'],
  [thing, property('tags', '$ref'), '#/definitions/tags', '/properties/tags/$ref', 'There is no definition "#/definitions/tags".'],
  [thing, property('tags', '$ref'), 'thing.schema.json', '/properties/tags/$ref', '"thing" would be part of itself.'],
  [thing, property('tags', 'maxItems'), 3, '/properties/tags/maxItems', '"maxItems" beside "$ref" has no effect.'],
  // properties
  [thing, ['required', 0], 'nam', '/required/0', '"nam" is required but is no property.', 'Did you mean "name"?'],
  [thing, property('hint', 'x-visible-when', 'required', 0), 'kid', '/properties/hint/x-visible-when/required/0', 'The condition speaks of "kid", which is no property.', 'Did you mean "kind"?'],
  [thing, property('hint', 'x-visible-when', 'properties', 'kind', 'const'), 'C', '/properties/hint/x-visible-when/properties/kind/const', '"kind" never holds "C".'],
  [thing, property('kind', 'x-visible-when'), { required: ['kind'] }, '/properties/kind/x-visible-when/required/0', '"kind" is shown only while it has a value'],
  [thing, ['x-validations', 0, 'schema', 'properties', 'low', 'exclusiveMaximum', '$data'], '1/hig', '/x-validations/0/schema', 'The condition compares with "hig"', 'Did you mean "high"?'],
  [thing, ['x-validations', 0, 'field'], 'lo', '/x-validations/0/field', 'The message would be shown at "lo", which is no property.'],
  [thing, ['x-natural-key', 0], 'code', '/x-natural-key/0', 'The natural key names "code", which is no property.'],
  [logEntity, ['x-partition-by'], 'tim', '/x-partition-by', 'There is no property "tim".', 'Did you mean "time"?'],
  [logEntity, ['x-partition-by'], 'time', '/x-partition-by', 'Not every record has an instant in "time".'],
  [logEntity, property('time', 'x-partition-by'), 'time', '/properties/time/x-partition-by', 'A record is kept, no part of it.'],
  [thing, ['x-partition-by'], 'until', '/x-partition-by', 'What is kept by month has no natural key.'],
  [thing, ['x-partition-by'], 'until', '/x-partition-by', 'Not every record has an instant in "until".'],
  [thing, ['x-indexes'], [{ orderBy: ['lo'], where: { kind: ['A'] } }], '/x-indexes/0/orderBy/0', '"lo" is looked up but is no property.'],
  [thing, ['x-indexes'], [{ orderBy: ['low'], where: { kin: ['A'] } }], '/x-indexes/0/where/kin', '"kin" is looked up but is no property.', 'Did you mean "kind"?'],
  [thing, property('a-b'), text, '/properties/a-b', '"a-b" is no name for code.'],
  [thing, property('list'), { ...text, type: 'array', maxLength: undefined, items: text }, '/properties/list', 'An array says how many items it takes at most.', 'Add "maxItems".'],
  [thing, property('name', 'maxLength'), undefined, '/properties/name', 'A free text says how long it may be.', 'Add "maxLength".'],
  ['schemas/entities/tags.schema.json', ['items'], undefined, '', 'An array says what it holds.', 'Add "items".'],
  [thing, property('password', 'type'), 'integer', '/properties/password', 'A secret is a string: it is encrypted as one.'],
  [thing, property('kind', 'enum'), ['A', 'B'], '/properties/kind/enum', 'Choices are given twice.'],
  [thing, property('low', 'type'), undefined, '/properties/low', 'A property says of what type it is.'],
  [thing, property('password', 'readOnly'), true, '/properties/password/readOnly', 'A secret that nobody can set is of no use.'],
  [thing, property('passwordSet'), text, '/properties/password', 'The secret\'s flag "passwordSet" is a property already.'],
  [thing, property('kind', 'oneOf', 1, 'const'), 'A', '/properties/kind/oneOf/1', 'The choice "A" is there twice.'],
  [thing, property('low', 'minimum'), 10, '/properties/low/minimum', '"minimum" is above "maximum": nothing fits.'],
  [thing, property('low', 'maxLength'), 10, '/properties/low/maxLength', '"maxLength" says nothing about an integer.'],
  [thing, property('low', 'x-verbatim'), true, '/properties/low/x-verbatim', '"x-verbatim" says nothing about an integer.'],
  [thing, property('until', 'format'), 'datetime', '/properties/until/format', 'The format "datetime" is not supported.', 'Did you mean "date-time"?'],
  [thing, property('name', 'x-messages', 'patern'), 'validation.name', '/properties/name/x-messages/patern', 'There is a message for "patern", but the property has no such keyword.'],
  [thing, property('kind', 'default'), 'Z', '/properties/kind/default', 'The default breaks its own rules'],
  [thing, property('name', 'examples', 0), 5, '/properties/name/examples/0', 'The example breaks its own rules'],
  [thing, property('low', 'enum'), [1, 2], '/properties/low/enum', 'The choices of "low" have no captions: people would see 1.'],
  [thing, property('name', 'pattern'), '^[A-Z]', '/properties/name/pattern', 'Who enters something else is told to keep to ^[A-Z].', 'Add "x-messages"'],
  // choices of families
  [thing, ['x-choices'], 'families', '/x-choices', 'Only a property can have the choices of families.'],
  [thing, property('low', 'x-choices'), 'families', '/properties/low/x-choices', 'No family fixes "low": there is nothing to choose.'],
  [thing, property('kind', 'x-choices'), 'families', '/properties/kind/x-choices', 'Choices are given twice.', 'Keep "oneOf" and remove "x-choices".'],
  [thing, property('hint', 'x-visible-when', 'properties', 'brand'), { const: 'ALPH' }, '/properties/hint/x-visible-when/properties/brand/const', '"brand" never holds "ALPH".', 'Did you mean "ALPHA"?'],
  [family, ['constants', 'brand'], undefined, '/constants', '"brand" tells families apart, but this one does not fix it.'],
  // what stands where it has no meaning, and what belongs to something else
  [thing, property('name', 'x-natural-key'), ['low'], '/properties/name/x-natural-key', '"x-natural-key" is said of a whole record, not of a part of it.'],
  [thing, ['readOnly'], true, '/readOnly', '"readOnly" is said of a property; here it has no effect.'],
  [thing, property('tags'), { ...titled, type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 }, 'x-reference': { operation: 'owner.query', value: 'uuid', label: 'name' } }, '/properties/tags/x-reference', 'A remote choice is one value, no array.', 'Say it in "items".'],
  [thing, property('kind', 'oneOf', 0, 'const'), 5, '/properties/kind/oneOf/0/const', '5 can never be chosen: the type is string.'],
  [calls, operation('thing.get', 'query'), { depth: { type: 'string', required: false, enum: [5] } }, '/operations/thing.get/query/depth/enum/0', '5 can never be sent: the type is string.'],
  [thing, property('low', 'title'), 'Name', '/properties/low', '"Name" is there twice: nobody can tell the two apart.'],
  [thing, property('low', 'x-i18n', 'zh-CN', 'title'), '中Name', '/properties/low', '"中Name" is there twice: nobody can tell the two apart.', 'Give one another title in zh-CN.'],
  [thing, ['definitions'], { spare: text }, '/definitions/spare', 'Nothing refers to the definition "spare".', 'Remove it.'],
  [thing, property('name', 'x-ui', 'address'), { host: 'hots' }, '/properties/name/x-ui/address/host', 'There is no property "hots".'],
  [thing, ['x-indexes'], [{ orderBy: ['low'], where: { kind: ['C'] } }], '/x-indexes/0/where/kind/0', '"kind" never holds "C".'],
  [thing, property('hint', 'x-visible-when', 'properties', 'low'), { const: 'x' }, '/properties/hint/x-visible-when/properties/low/const', '"low" never holds "x".'],
  [thing, property('hint', 'x-visible-when', 'allOf'), [{ else: { required: ['kind'] } }], '/properties/hint/x-visible-when/allOf/0/else', '"else" has no "if".'],
  [thing, property('hint', 'x-visible-when'), {}, '/properties/hint/x-visible-when', 'This must NOT have fewer than 1 properties.'],
  [thing, property('hint', 'x-visible-when', 'requird'), ['kind'], '/properties/hint/x-visible-when/requird', '"requird" is no word of the vocabulary here.', 'Did you mean "required"?'],
  // remote choices
  [thing, property('ownerUuid', 'x-reference', 'operation'), 'owner.qery', '/properties/ownerUuid/x-reference/operation', 'There is no operation "owner.qery".', 'Did you mean "owner.query"?'],
  [thing, property('ownerUuid', 'x-reference', 'operation'), 'thing.get', '/properties/ownerUuid/x-reference/operation', '"thing.get" answers with no list to choose from.'],
  [thing, property('ownerUuid', 'x-reference', 'label'), 'nam', '/properties/ownerUuid/x-reference/label', 'The result of "owner.query" has no property "nam".', 'Did you mean "name"?'],
  [thing, property('ownerUuid', 'x-reference', 'search'), 'code', '/properties/ownerUuid/x-reference/search', '"owner.query" has no parameter "code".'],
  [thing, property('ownerUuid', 'x-reference', 'params', 'kind', 'record'), 'king', '/properties/ownerUuid/x-reference/params/kind/record', 'The record has no property "king".'],
  [thing, property('ownerUuid', 'x-reference', 'params'), undefined, '/properties/ownerUuid/x-reference', '"owner.query" requires the parameter "kind".'],
  ['schemas/entities/owner.schema.json', property('name', 'writeOnly'), true, '/properties/ownerUuid/x-reference/label', '"name" is a secret: "owner.query" never answers it.', '', thing],
  // conditions that decide nothing
  [thing, property('hint', 'x-visible-when', 'not'), { required: ['kind'] }, '/properties/hint/x-visible-when', '"hint" is never shown'],
  [thing, property('low', 'x-visible-when'), { properties: { hint: { const: 'x' }, kind: { const: 'B' } }, required: ['hint', 'kind'] }, '/properties/low/x-visible-when', '"low" is never shown'],
  [thing, property('low', 'x-visible-when'), { properties: { kind: { enum: ['A', 'B'] } } }, '/properties/low/x-visible-when', '"low" is always shown'],
  [thing, ['if'], { properties: { brand: { const: 'ALPHA' } }, required: ['brand'], not: { required: ['brand'] } }, '/if', 'This never holds, so "then" is never asked for.'],
  [thing, ['if'], { properties: { brand: { const: 'ALPHA' } } }, '/if', 'This always holds, so "else" is never asked for.'],
  [thing, ['if'], { required: ['low'] }, '/if', 'Nothing follows from this "if".'],
  [thing, ['then'], { required: ['low'] }, '/then', '"then" has no "if".'],
  // ways through a lifecycle
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to'], {}, '/x-lifecycle/states/ON', 'No action leads out of the state "ON".', 'or name it in "finalStates"'],
  [thing, ['x-lifecycle', 'finalStates'], ['ONN'], '/x-lifecycle/finalStates/0', 'There is no state "ONN".', 'Did you mean "ON"?'],
  [thing, ['x-lifecycle', 'finalStates'], ['ON'], '/x-lifecycle/finalStates/0', 'An action leads out of the state "ON".'],
  [thing, ['x-lifecycle', 'transitions', 'strat'], { from: {}, to: {} }, '/x-lifecycle/transitions/strat', 'Nobody can "strat"', 'Did you mean "start"?'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to', 'status'], 'ON', '/x-lifecycle/transitions/stop/to', '"stop" leads to where it comes from.'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'property'], 'name', '/x-lifecycle/transitions/start/expires/property', '"name" holds no instant.'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'action'], 'modify', '/x-lifecycle/transitions/start/expires/action', '"modify" is not possible then: "status" is "ON".'],
  // what calls are given
  [calls, operation('thing.create', 'query'), { depth: { type: 'string' } }, '/roles/create', '"thing.create" requires "depth", which nothing gives it here.', 'Make the parameter optional', resource],
  [calls, operation('thing.create', 'path'), '/thing/{depth}', '/roles/create', '"thing.create" requires "depth"', 'or part of the body', resource],
  [calls, operation('thing.query', 'query'), { depth: { type: 'string' } }, '/constants', '"thing.query" requires "depth"', 'Fix it in "constants"', family],
  [logCalls, operation('log.query', 'query'), { depth: { type: 'string' } }, '/recordTabs/more/subTabs/1/fixedProperties', '"log.query" requires "depth"', 'Add it to "by"', resource],
  // lifecycle
  [thing, ['x-lifecycle', 'property'], 'state', '/x-lifecycle/property', 'There is no property "state" to hold the state.'],
  [thing, ['x-lifecycle', 'states', 'IDLE'], 'neutral', '/x-lifecycle/states/IDLE', 'The state "IDLE" is no choice of "status".'],
  [thing, ['x-lifecycle', 'states', 'ON'], undefined, '/x-lifecycle/states', 'The choice "ON" of "status" is no state.'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'to'], { state: 'OFF' }, '/x-lifecycle/transitions/stop/to/state', 'There is no property "state".'],
  [thing, ['x-lifecycle', 'transitions', 'stop', 'from', 'status', 0], 'ONN', '/x-lifecycle/transitions/stop/from/status', '"status" never holds "ONN".', 'Did you mean "ON"?'],
  [thing, ['x-lifecycle', 'initial'], { low: 1 }, '/x-lifecycle/initial', 'A new record has no "status".'],
  [thing, ['x-lifecycle', 'transitions', 'start', 'expires', 'action'], 'stopp', '/x-lifecycle/transitions/start/expires/action', 'There is no action "stopp".'],
  [thing, property('status', 'readOnly'), undefined, '/x-lifecycle/property', '"status" could be changed past the table.'],
  // operations
  [calls, operation('owner.query'), { method: 'GET', path: '/x', summary: 'Another one.' }, '/operations/owner.query', 'schemas/endpoints/owner.json has an operation "owner.query" too.'],
  [calls, operation('thing.get', 'x-i18n'), undefined, '/operations/thing.get', 'The summary "Read one thing." has no zh-CN translation.', 'Add "x-i18n": {"zh-CN": {"summary": …}} beside it.'],
  [calls, operation('thing.get', 'x-i18n', 'zh-TW'), { summary: 'Read it.' }, '/operations/thing.get/x-i18n/zh-TW', 'The locale "zh-TW" is not supported.', 'Did you mean "zh-CN"?'],
  [calls, operation('thing.get', 'errorResponses'), { 404: 'There is none.' }, '/operations/thing.get/errorResponses/404', 'The refusal 404 has no zh-CN translation.'],
  [calls, operation('thing.get', 'x-i18n', 'zh-CN', 'errorResponses'), { 404: 'There is none.' }, '/operations/thing.get/x-i18n/zh-CN/errorResponses/404', 'The refusal 404 is there in zh-CN but not in en-US.'],
  [calls, operation('thing.get', 'path'), '/thing/{id}/{id}', '/operations/thing.get/path', 'A path parameter is there twice.'],
  [calls, operation('thing.start', 'path'), '/thing', '/operations/thing.start/path', '"thing.create" is the same call: POST /thing.'],
  [calls, operation('thing.get', 'body'), { $ref: '../entities/tags.schema.json' }, '/operations/thing.get/body', 'A GET has no body.'],
  [calls, operation('thing.get', 'path'), '/thing/{uuid', '/operations/thing.get/path', '"/thing/{uuid" is no path.'],
  [calls, operation('thing.get', 'query'), { uuid: { type: 'string' } }, '/operations/thing.get/query/uuid', '"uuid" is part of the path already.'],
  [calls, operation('thing.get', 'query'), { lang: { type: 'string' } }, '/operations/thing.get/query/lang', 'The call helper fills "lang" itself.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'knd', '/operations/thing.query/body/filter/2', 'The entity has no property "knd" to filter by.', 'Did you mean "kind"?'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'password', '/operations/thing.query/body/filter/2', 'To filter by a secret would tell it bit by bit.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'page', '/operations/thing.query/body/filter/2', '"page" means something else in this paging body.'],
  [calls, operation('thing.query', 'body', 'filter', 2), 'sort', '/operations/thing.query/body/filter/2', '"sort" means something else in this paging body.'],
  [calls, operation('thing.query', 'body', 'filter', 5), 'lowFrom', '/operations/thing.query/body/filter/5', '"lowFrom" means something else in this paging body.'],
  [calls, operation('rule.mend'), { method: 'POST', path: '/x', summary: 'Mend it.' }, '/operations/rule.mend', '"rule.mend" is looked for in the file "rule".', 'Move it there'],
  [calls, operation('thing.query', 'body'), undefined, '/operations/thing.query/result', 'A page is asked for with a paging body.'],
  // resources
  [resource, ['displayProperty'], 'nam', '/displayProperty', 'The entity has no property "nam".', 'Did you mean "name"?'],
  [resource, ['columns', 1], 'knd', '/columns/1', 'The entity has no property "knd".'],
  [resource, ['columns', 1], 'name', '/columns/1', 'The column "name" is there twice.'],
  [resource, ['columns', 1], 'password', '/columns/1', '"password" is a secret: it is never answered.'],
  [resource, ['roles', 'get'], 'thing.gt', '/roles/get', 'There is no operation "thing.gt".', 'Did you mean "thing.get"?'],
  [resource, ['roles', 'get'], 'rule.get', '/roles/get', '"rule.get" is of the resource "rule" already.', 'Show that one there'],
  [resource, ['roles', 'create'], 'thing.get', '/roles/create', '"thing.get" does not take a thing as its body'],
  [resource, ['roles', 'remove'], 'thing.create', '/roles/remove', '"thing.create" does not take a "uuid"'],
  [resource, ['filters', 4], 'high', '/filters/4', '"thing.query" cannot filter by "high".'],
  [resource, ['actions', 'start', 'operation'], 'thing.create', '/actions/start/operation', 'The action "start" cannot be called with a uuid only.'],
  [resource, ['groups'], undefined, '/properties/name/x-ui/group', 'No form has a caption for the group "basic".', undefined, thing],
  [thing, property('low', 'x-ui'), { group: 'basics' }, '/properties/low/x-ui/group', 'No form has a caption for the group "basics".', 'Did you mean "basic"?'],
  [resource, ['groups', 'more'], { title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } } }, '/groups/more', 'The group "more" is empty.'],
  [thing, property('kind', 'title'), 'What kind of a thing it is', '/columns/1', 'The caption "What kind of a thing it is" is as wide as 26 letters: too wide for a column.', 'at most 24 letters', resource],
  [thing, property('kind', 'x-i18n', 'zh-CN', 'title'), '这个物品究竟属于哪一个种类', '/columns/1', 'The caption "这个物品究竟属于哪一个种类" is as wide as 26 letters', '', resource],
  [resource, ['sort', 'property'], 'low', '/sort/property', 'The list is in the order of "low", which is no column: nothing would tell so.', 'Or add it to "columns"'],
  [log, ['sort'], { property: 'changes', order: 'asc' }, '/sort/property', '"changes" has no order: it is of the type array.'],
  [logEntity, property('uuid'), undefined, '/entity', 'The rows of the list have no "uuid".', 'Add the property "uuid"', log],
  [log, ['displayProperty'], 'changes', '/displayProperty', 'No record can be called by "changes": it is of the type array.'],
  [resource, ['columns', 5, 'presetFilters', 'kind'], 'thng', '/columns/5/presetFilters/kind', '"log" has no filter "kind".'],
  [resource, ['metrics', 'fixedParams', 'low'], '5', '/metrics/fixedParams/low', '"low" cannot be "5": it must be integer.'],
  [resource, ['metrics', 'fixedParams', 'kind'], 'Z', '/metrics/fixedParams/kind', '"kind" never holds "Z".'],
  [resource, ['metrics', 'fixedParams', 'password'], 'x', '/metrics/fixedParams/password', '"password" is a secret: its value stands in no file.'],
  [resource, [...parts, 1, 'fixedProperties', 'thingUuid'], { constant: 5 }, '/recordTabs/more/subTabs/1/fixedProperties/thingUuid/constant', '"thingUuid" cannot be 5: it must be string.'],
  [family, ['constants', 'low'], '5', '/constants/low', '"low" cannot be "5": it must be integer.'],
  // many records, or one
  [rule, ['roles', 'save'], undefined, '/roles', 'There is neither a list nor a record to save.'],
  [log, ['roles', 'save'], 'rule.save', '/roles', 'These are many records and a single one.'],
  [rule, ['roles', 'get'], undefined, '/roles', 'The record is saved but never read.'],
  [rule, ['roles', 'remove'], 'thing.start', '/roles/remove', 'A single record has no "remove": it is saved whether or not it was there.'],
  [rule, ['roles', 'get'], 'thing.start', '/roles/get', '"thing.start" does not answer with one rule'],
  [rule, ['bodyProperty'], 'field', '/bodyProperty', 'The entity has no property "field".', 'Did you mean "fields"?'],
  [rule, ['bodyProperty'], 'thingUuid', '/bodyProperty', '"thingUuid" is no array, which "rule.save" takes as its body.'],
  [rule, ['bodyProperty'], undefined, '/roles/save', '"rule.save" does not take a rule as its body'],
  [log, ['bodyProperty'], 'kind', '/bodyProperty', 'Only "save" has a body of its own.'],
  [ruleCalls, operation('rule.save', 'body'), undefined, '/bodyProperty', '"rule.save" takes no body.', '', rule],
  [ruleCalls, operation('rule.get', 'query', 'thing'), { type: 'string' }, '/roles/get', '"rule.get" requires "thing", which is no property of the record.', '', rule],
  [rule, ['refresh'], 5, '/refresh', 'There is no list that "refresh" could be for.'],
  [log, ['columns'], undefined, '', 'The list has no columns.'],
  [log, ['filters', 0], 'kind', '/filters/0', '"log.query" cannot filter by "kind".'],
  [calls, operation('thing.query'), listed, '/filters/3', '"low" is narrowed by a range, which "thing.query" does not take.', 'Give the operation a paging body', resource],
  // batches and actions
  [resource, ['roles', 'batch'], 'thing.create', '/roles/batch', '"thing.create" takes no body with an "action"'],
  [batch, property('action', 'oneOf'), undefined, '/roles/batch', 'The "action" of "thing.batch" has no choices.', '', resource],
  [batch, property('action', 'oneOf', 0, 'const'), 'strat', '/roles/batch', '"thing.batch" takes the action "strat", which is no transition of thing.', 'Did you mean "start"?', resource],
  [batch, property('expectedCount'), undefined, '/roles/batch', 'The body of "thing.batch" has no "expectedCount".', 'Add the property', resource],
  [batch, property('reason'), undefined, '/roles/batch', 'The action "stop" asks for "reason", which the body of "thing.batch" has not.', 'Add the property', resource],
  [resource, ['actions', 'start', 'operation'], 'thing.strat', '/actions/start/operation', 'There is no operation "thing.strat".', 'Did you mean "thing.start"?'],
  [resource, ['actions', 'stop', 'prompt'], undefined, '/actions/stop/operation', 'The action "stop" cannot be called with a uuid only.'],
  [resource, ['actions', 'stop', 'prompt', 'parameter'], 'reson', '/actions/stop/prompt/parameter', '"thing.stop" has no text parameter "reson" to ask for.', 'Did you mean "reason"?'],
  [resource, ['actions', 'export', 'operation'], 'thing.create', '/actions/export/appliesTo', '"thing.create" cannot be called with an array of uuids only.'],
  [resource, ['actions', 'start', 'appliesTo'], 'uuids', '/actions/start/appliesTo', '"start" is a transition, which is made one record a call.'],
  [resource, ['testActions'], { look: { ...titled, operation: 'thing.create', beforeSave: true } }, '/testActions/look/operation', '"thing.create" answers with no "message" that has to be confirmed.'],
  [resource, ['actions', 'export', 'onSuccess'], 'show', '/actions/export/onSuccess', '"thing.export" answers with no record to show.'],
  [calls, operation('thing.stop', 'result'), undefined, '/actions/stop/onSuccess', '"thing.stop" answers with nothing.', '', resource],
  [resource, ['actions', 'stop', 'danger'], true, '/actions/stop/danger', '"stop" is dangerous, and nobody is told what it does.'],
  [resource, ['actions', 'modify'], { ...titled, operation: 'thing.start', icon: 'edit' }, '/actions/modify', '"modify" is the name of a role, which is no action of a row.'],
  // trees
  [resource, ['tree', 'property'], 'status', '/tree/property', '"status" is no filter, so it cannot be the tree.'],
  [resource, ['tree', 'property'], 'kind', '/tree/property', '"kind" has no "x-reference" to take the leaves from.'],
  [resource, ['tree', 'groupBy'], 'name', '/tree/groupBy', 'The leaves have no labelled choice "name" to be grouped by.'],
  [resource, ['tree', 'count'], 'thing', '/tree/count', 'The leaves have no figure "thing".', 'Did you mean "things"?'],
  [family, ['hide', 0], 'ownerUuid', '/hide', '"ownerUuid" is the tree beside the list.'],
  // figures over a list
  [resource, ['metrics', 'operation'], 'thing.crate', '/metrics/operation', 'There is no operation "thing.crate".', 'Did you mean "thing.create"?'],
  [resource, ['metrics', 'operation'], 'thing.query', '/metrics/operation', '"thing.query" takes no entity, or answers with none.'],
  [resource, ['metrics', 'fixedParams', 'king'], 'A', '/metrics/fixedParams/king', 'The question has no "king".', 'Did you mean "kind"?'],
  [resource, ['metrics', 'familyConstants', 0], 'name', '/metrics/familyConstants/0', 'schemas/families/alpha.json does not fix "name".'],
  [resource, ['metrics', 'familyConstants', 0], 'brands', '/metrics/familyConstants/0', 'The question has no "brands".', 'Did you mean "brand"?'],
  [resource, ['metrics', 'sinceProperty'], 'untill', '/metrics/sinceProperty', 'The answer has no "untill".', 'Did you mean "until"?'],
  [resource, ['metrics', 'figures', 0, 'property'], 'high2', '/metrics/figures/0/property', 'The answer has no "high2".', 'Did you mean "high"?'],
  [resource, ['metrics', 'figures', 0, 'tab'], 'log', '/metrics/figures/0/tab', 'What stands beside the list has no "log".', 'Did you mean "logs"?'],
  [resource, ['metrics', 'figures', 0, 'presetFilters', 'kind'], 'thing', '/metrics/figures/0/presetFilters/kind', 'The list of "log" has no "kind".', 'Choose one of: time.'],
  [resource, ['metrics', 'figures', 1, 'sinceFilter'], 'tim', '/metrics/figures/1/sinceFilter', 'The list of "log" has no "tim".', 'Did you mean "time"?'],
  [resource, ['metrics', 'figures', 1, 'sort', 'property'], 'uuid', '/metrics/figures/1/sort/property', 'The list of "log" has no "uuid".'],
  [resource, ['metrics', 'sparklines', 'uuidsProperty'], 'uuids', '/metrics/sparklines/uuidsProperty', 'The question has no "uuids".', 'Did you mean "uuid"?'],
  [resource, ['metrics', 'sparklines', 'lineProperties', 0], 'low', '/metrics/sparklines/lineProperties/0', 'The strip has no "low".', 'Choose one of: rank, until.'],
  [resource, ['metrics', 'sparklines', 'afterColumn'], 'state', '/metrics/sparklines/afterColumn', 'The list has no "state".', 'Did you mean "status"?'],
  // tabs of a record
  [resource, ['recordTabs', 'overview'], { ...titled, subTabs: [] }, '/recordTabs/overview/subTabs', 'This must NOT have fewer than 1 items.'],
  [resource, ['recordTabs', 'overview'], { ...titled, subTabs: [part] }, '/recordTabs/overview', 'Every record\'s page has a tab "overview".'],
  [resource, ['recordTabs', 'trial'], { ...titled, subTabs: [part], panel: 'debugging' }, '/recordTabs/trial', 'The tab "trial" shows parts and a panel.'],
  [resource, ['recordTabs', 'trial'], titled, '/recordTabs/trial', 'The tab "trial" shows nothing.'],
  [resource, ['recordTabs', 'trial'], { ...titled, panel: 'debuging' }, '/recordTabs/trial/panel', '"debuging" is not possible here.'],
  [resource, [...parts, 2], part, '/recordTabs/more/subTabs/2', 'The resource "log" is there twice.'],
  [resource, [...parts, 1, 'resource', '$ref'], 'lag.json', '/recordTabs/more/subTabs/1/resource/$ref', 'There is no file "schemas/resources/lag.json" in schemas/resources.', 'Did you mean "log.json"?'],
  [resource, [...parts, 1, 'fixedProperties', 'thing'], { record: 'uuid' }, '/recordTabs/more/subTabs/1/fixedProperties/thing', '"log" has no property "thing".'],
  [resource, [...parts, 1, 'hide'], ['kin'], '/recordTabs/more/subTabs/1/hide/0', '"log" has no property "kin".', 'Did you mean "kind"?'],
  [resource, [...parts, 1, 'emptyStateTab'], 'histroy', '/recordTabs/more/subTabs/1/emptyStateTab', 'There is no tab "histroy".', 'Did you mean "history"?'],
  [resource, ['columns', 5, 'recordTab'], 'hist', '/columns/5/recordTab', 'There is no tab "hist".', 'Choose one of: more, history.'],
  [resource, ['columns', 5, 'presetFilters'], { tim: '5' }, '/columns/5/presetFilters/tim', '"log" has no filter "tim".', 'Did you mean "time"?'],
  [resource, ['columns', 5, 'recordTab'], undefined, '/columns/5', 'This has none of the forms that are possible here.'],
  [resource, [...parts, 1, 'fixedProperties', 'kind'], { constant: 'thing' }, '/recordTabs/more/subTabs/1/fixedProperties/kind', '"log.query" cannot filter by "kind".'],
  [resource, [...parts, 1, 'fixedProperties', 'thingUuid', 'record'], 'uid', '/recordTabs/more/subTabs/1/fixedProperties/thingUuid/record', 'The record has no property "uid".', 'Did you mean "uuid"?'],
  [resource, [...parts, 0, 'fixedProperties'], { fields: { record: 'tags' } }, '/recordTabs/more/subTabs/0/fixedProperties', '"rule.get" requires "thingUuid".'],
  [resource, [...parts, 0, 'visibleIf', 'operation'], 'rule.aplies', '/recordTabs/more/subTabs/0/visibleIf/operation', 'There is no operation "rule.aplies".', 'Did you mean "rule.applies"?'],
  [resource, [...parts, 0, 'visibleIf', 'operation'], 'rule.get', '/recordTabs/more/subTabs/0/visibleIf/operation', '"rule.get" does not answer yes or no.'],
  [resource, [...parts, 0, 'visibleIf', 'params', 'kin'], { record: 'kind' }, '/recordTabs/more/subTabs/0/visibleIf/params/kin', '"rule.applies" has no parameter "kin".', 'Did you mean "kind"?'],
  [resource, [...parts, 0, 'visibleIf', 'params'], undefined, '/recordTabs/more/subTabs/0/visibleIf', '"rule.applies" requires the parameter "kind".'],
  // tabs beside a family's list
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'brands', '/relatedTabs/0/familyConstants/0', '"log" has no property "brands".', 'Did you mean "brand"?'],
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'kind', '/relatedTabs/0/familyConstants/0', '"log.query" cannot filter by "kind".'],
  [resource, ['relatedTabs', 0, 'familyConstants', 0], 'time', '/relatedTabs/0/familyConstants/0', 'schemas/families/alpha.json does not fix "time".', 'Or name "log" in "excludes" there.'],
  [resource, ['relatedTabs', 0, 'resource', '$ref'], 'rule.json', '/relatedTabs/0/resource', '"rule" has no list.'],
  [resource, ['relatedTabs', 0, 'id'], 'alpha', '/relatedTabs/0/id', 'The tab "alpha" is there twice.'],
  [resource, ['relatedTabs', 0, 'resource'], undefined, '/relatedTabs/0', 'The tab "logs" shows nothing.'],
  [resource, ['relatedTabs', 0, 'panel'], 'debugging', '/relatedTabs/0', 'The tab "logs" shows a resource and a panel.'],
  [resource, ['relatedTabs', 1], { id: 'trial', panel: 'debugging', familyConstants: [] }, '/relatedTabs/1/familyConstants', 'This must NOT have fewer than 1 items.'],
  [resource, ['relatedTabs', 1], { id: 'trial', panel: 'debugging', familyConstants: ['brand'] }, '/relatedTabs/1', 'The tab "trial" has no title.'],
  [resource, ['relatedTabs', 0, 'title'], 'X', '/relatedTabs/0', 'The tab "logs" is titled by its resource.'],
  [family, ['excludes', 0], 'rul', '/excludes/0', 'schemas/resources/thing.json has no "rul" on a tab or beside its list.', 'Did you mean "rule"?'],
  // whose a record is
  [ruleEntity, property('thingUuid', 'x-owner', '$ref'), 'owner.schema.json', '/properties/thingUuid/x-owner', '"owner" has no lifecycle that says when it may be modified.'],
  [ruleEntity, property('thingUuid', 'x-owner', '$ref'), 'rule.schema.json', '/properties/thingUuid/x-owner', 'No record belongs to one of its own kind.'],
  [ruleEntity, property('uuid', 'x-owner'), { $ref: 'thing.schema.json' }, '/properties/thingUuid/x-owner', 'The record belongs to its "uuid" already.'],
  [thing, property('low', 'x-owner'), { $ref: 'thing.schema.json' }, '/properties/low/x-owner', 'An owner is named by a text property of the record itself.'],
  // details
  [thing, property('hint', 'x-omit-from-list'), 1, '/properties/hint/x-omit-from-list', 'This must be equal to constant'],
  [thing, property('name', 'x-omit-from-list'), true, '/properties/name/x-omit-from-list', 'Every row has "name".'],
  [thing, property('name', 'x-omit-from-list'), true, '/displayProperty', '"name" is a detail: the rows of a list have none.', '', resource],
  [thing, property('password', 'x-omit-from-list'), true, '/properties/password/x-omit-from-list', 'A detail is what callers send and read.'],
  [thing, property('rank', 'x-omit-from-list'), true, '/properties/rank/x-omit-from-list', 'A detail is what callers send and read.'],
  [ruleEntity, property('fields', 'x-omit-from-list'), true, '/properties/fields/x-omit-from-list', 'No list has rows of "rule".'],
  ['schemas/entities/tags.schema.json', ['items', 'x-omit-from-list'], true, '/items/x-omit-from-list', 'A detail is a property of the record itself.'],
  // what is kept apart
  [thing, property('name', 'x-system-counter'), true, '/properties/name/x-system-counter', 'What is kept apart is read-only and no detail.'],
  ['schemas/entities/tags.schema.json', ['items', 'x-system-counter'], true, '/items/x-system-counter', 'What is kept apart is a property of the record itself.'],
  // widgets
  [logEntity, property('kind', 'oneOf', 0, 'const'), 'thong', '/properties/changes/x-ui/widget', '"kind" may be "thong", which is no entity.', 'Did you mean "thing"?'],
  [logEntity, property('kind'), undefined, '/properties/changes/x-ui/widget', 'Nothing says what was changed.'],
  [logEntity, property('changes', 'items'), { type: 'string', maxLength: 9 }, '/properties/changes/x-ui/widget', 'Changes are an array of {field, before, after}.'],
  [thing, property('low', 'x-ui'), { widget: 'file' }, '/properties/low/x-ui/widget', 'A file is kept as text.'],
  // tasks
  [task, ['operation'], 'thing.cpy', '/operation', 'There is no operation "thing.cpy".', 'Did you mean "thing.copy"?'],
  [task, ['plan'], 'thing.pln', '/plan', 'There is no operation "thing.pln".'],
  [task, ['targetEntity', '$ref'], '../entities/thong.schema.json', '/targetEntity/$ref', 'There is no file "schemas/entities/thong.schema.json" in schemas/entities.'],
  [form, property('depth'), { type: 'integer', ...titled }, '/entity', 'The form of "copy" has "depth", which "thing.copy" does not take.', 'Or name it in "hide".', task],
  [form, property('target'), undefined, '/operation', '"thing.copy" requires "target", which the form has not.', '', task],
  [task, ['hide'], ['target'], '/hide/0', '"target" must be entered, so it cannot be hidden.'],
  [task, ['bodyProperty'], 'uuid', '/bodyProperty', 'The form has no property "uuid".', 'Did you mean "uuids"?'],
  [task, ['bodyProperty'], undefined, '/operation', '"thing.copy" takes a body that is not this form.'],
  [task, ['operation'], 'thing.start', '/bodyProperty', '"thing.start" takes no body.'],
  [calls, operation('thing.plan', 'query', 'target'), undefined, '/plan', '"thing.plan" is not told "target", which "thing.copy" goes by.', '', task],
  [calls, operation('thing.plan', 'body'), undefined, '/plan', '"thing.plan" and "thing.copy" take different bodies.', '', task],
  [calls, operation('thing.copy', 'query', 'planHash'), undefined, '/plan', '"thing.copy" cannot be held to the plan.', 'Add the parameter "planHash" to it.', task],
  [calls, operation('thing.plan', 'result', '$ref'), '../entities/owner.schema.json', '/plan', '"thing.plan" answers with no "planHash".', '', task],
  [task, ['selection', 'property'], 'target', '/selection/property', 'The form has no array "target" to hold what is picked.', 'Choose one of: uuids.'],
  [task, ['selection', 'resource', '$ref'], '../resources/rule.json', '/selection/resource', 'There is no list to pick from.'],
  [task, ['successMessage'], 'message.stated', '/successMessage', 'No locale has the message "message.stated".', 'Did you mean "message.started"?'],
  [task, ['failureMessage'], 'message.faild', '/failureMessage', 'No locale has the message "message.faild".'],
  [task, ['groups'], { main: titled }, '/groups/main', 'The group "main" is empty.'],
  [task, ['x-i18n', 'zh-CN', 'submit'], undefined, '', 'The submit "Copy" has no zh-CN translation.'],
  [resource, ['actions', 'stop', 'prompt', 'x-i18n'], {}, '/actions/stop/prompt', 'The title "Reason" has no zh-CN translation.'],
  // screens
  [screen, ['tabs', 1, 'task'], undefined, '/tabs/1', 'The tab "copy" shows nothing.'],
  [screen, ['tabs', 1, 'resource'], { $ref: '../resources/thing.json' }, '/tabs/1', 'The tab "copy" shows a resource and a task.'],
  [screen, ['tabs', 1, 'task', '$ref'], '../tasks/cpy.json', '/tabs/1/task/$ref', 'There is no file "schemas/tasks/cpy.json" in schemas/tasks.', 'Did you mean "../tasks/copy.json"?'],
  [screen, ['tabs', 0, 'resource', '$ref'], '../resources/rule.json', '/tabs/0/resource', '"rule.get" requires "thingUuid", which nothing gives it here.'],
  [screen, ['tabs', 1, 'panel'], 'docs', '/tabs/1', 'The tab "copy" shows a task and a panel.'],
  [screen, ['tabs', 0, 'initialList'], { $ref: '../resources/thing.json' }, '/tabs/0/initialList', 'The tab "thing" has no panel that could open with a list.'],
  [screen, ['tabs', 2], { id: 'thing', title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } }, resource: { $ref: '../resources/thing.json' } }, '/tabs/2/id', 'The tab "thing" is there twice.'],
  [screen, ['navigationOrder'], 1, '/navigationOrder', 'schemas/families/alpha.json has the place 1 in the navigation too.'],
  [family, ['route'], '/config', '/route', 'The route "/config" belongs to schemas/families/alpha.json.'],
  [family, ['route'], '/exception', '/route', 'The route "/exception" belongs to the console itself.'],
  [family, ['constants', 'kin'], 'A', '/constants/kin', 'The entity has no property "kin".', 'Did you mean "kind"?'],
  [family, ['constants', 'kind'], 'Z', '/constants/kind', '"kind" never holds "Z".'],
  [family, ['constants', 'hint'], 'x', '/constants/hint', '"thing.query" cannot filter by "hint".'],
  [family, ['hide', 0], 'tag', '/hide/0', 'The entity has no property "tag".', 'Did you mean "tags"?'],
  [resource, ['hide'], ['tag'], '/hide/0', 'The entity has no property "tag".'],
  [resource, ['hide'], ['name'], '/hide/0', '"name" must be entered, so it cannot be hidden.'],
  [resource, ['hide'], ['status'], '/hide/0', '"status" is a column or a filter.'],
  [family, ['hide', 0], 'name', '/hide/0', '"name" must be entered, so it cannot be hidden.'],
  [family, ['captions'], { lo: titled }, '/captions/lo', 'What the family varies has no property "lo".', 'Did you mean "low"?'],
  [family, ['captions'], { kind: titled }, '/captions/kind', '"kind" is hidden or fixed in this family'],
  [family, ['captions'], { tags: titled }, '/captions/tags', '"tags" is hidden or fixed in this family'],
  [family, ['captions'], { low: captions('Low', '中Low') }, '/captions/low', '"low" is called so in every family.'],
  [family, ['captions'], { low: captions('High', '最高') }, '/captions/low', '"High" is there twice'],
  [family, ['captions'], { low: { title: 'X', 'x-i18n': {} } }, '/captions/low', 'The title "X" has no zh-CN translation.'],
  [family, ['captions'], { name: captions('A name that no column has room for', '名') }, '/captions/name', 'The caption "A name that no column has room for" is as wide as 34 letters'],
];

test.each(rules)('%s %j = %j', (file, path, value, pointer, says, fix = '', told = file) => {
  const problems = problemsAfter((files) => setAtPath(files[file], path, value));
  const found = problems.find((problem) => problem.message.startsWith(says));
  expect(problems.map((problem) => problem.message).join('\n')).toContain(says);
  // A route clash is told at the file that comes later.
  if (path[0] !== 'route') expect(found).toMatchObject({ file: told, pointer });
  expect(found?.fix).toContain(fix);
});

test('a family gives its own properties their captions where it brings them', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[family], ['properties'], { extra: { ...text, ...captions('Extra', '附加') } });
    setAtPath(files[family], ['captions'], { extra: captions('More', '更多') });
  });
  expect(problems).toMatchObject([
    { file: family, pointer: '/captions/extra', message: '"extra" is a property of this family.' },
  ]);
});

/** Files that are added → what is said of them. */
const named: readonly [string, string][] = [
  ['schemas/entities/my-thing.schema.json', 'The file name "my-thing" is no name for code.'],
  ['schemas/entities/index.schema.json', 'A generated file is already called "index".'],
  [
    'schemas/entities/tagsInput.schema.json',
    'schemas/entities/tags.schema.json makes the same type "TagsInput".',
  ],
];

test.each(named)('%s: %s', (path, says) => {
  const problems = problemsAfter((files) => {
    files[path] = { ...files['schemas/entities/owner.schema.json'] };
  });
  expect(problems.map((problem) => problem.message)).toContain(says);
});

/** What a second family fixes, beside one that fixes kind A and sort ALPHA → whether it is the same. */
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
  const says = `${family} fixes the same values.`;
  expect(problems.map((problem) => problem.message)).toEqual(same ? [says] : []);
});

test('the list of what is kept by month is in the order of time', () => {
  const problems = problemsAfter((files) => setAtPath(files[thing], ['x-partition-by'], 'until'));
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: resource,
      pointer: '/sort/property',
      message: 'The list can be in the order of "until" only: its entity is kept by month.',
    }),
  );
});

test('a broken family draws no problem of what families fix', () => {
  const problems = problemsAfter((files) => setAtPath(files[family], ['navigationOrder'], 'first'));
  expect(problems.map(({ message }) => message)).toEqual(['This must be integer.']);
});

test('a broken file draws no other problems with it', () => {
  const problems = problemsAfter((files) =>
    setAtPath(files[calls], operation('thing.get', 'result'), { pge: 1 }),
  );
  expect(problems).toHaveLength(1);
});

test('all problems are told in one run, each with its line and column', () => {
  const problems = problemsAfter((files) => {
    setAtPath(files[thing], property('name', 'titel'), 'N');
    setAtPath(files[resource], ['roles', 'get'], 'thing.gt');
    setAtPath(files[screen], ['route'], '/alpha');
  });
  expect(problems.map(({ file, line, column, message }) => [file, line, column, message])).toEqual([
    [thing, 52, 7, '"titel" is no word of the vocabulary here.'],
    [resource, 17, 5, 'There is no operation "thing.gt".'],
    [screen, 9, 3, 'The route "/alpha" belongs to schemas/families/alpha.json.'],
  ]);
});
