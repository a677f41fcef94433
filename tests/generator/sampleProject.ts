import { dirname, resolve } from 'node:path';
import { checkProject } from '../../generator/check/checkProject.ts';
import { compileVocabulary } from '../../generator/check/vocabulary/checkVocabulary.ts';
import { diffProjects } from '../../generator/diff/diffProjects.ts';
import type { SchemaChange } from '../../generator/diff/SchemaChange.ts';
import { publishedNameOf } from '../../generator/external/publishedReference.ts';
import { loadProject } from '../../generator/load/loadProject.ts';
import {
  buildSchemaFiles,
  type Project,
  type ProjectFile,
  schemaFolders,
} from '../../generator/load/Project.ts';
import type { ProductSource } from '../../generator/load/sources/ScreenSource.ts';
import type { Problem } from '../../generator/pipeline/Problem.ts';

type Json = Record<string, unknown>;

const caption = (title: string, more: Json = {}) => ({
  title,
  'x-i18n': { 'zh-CN': { title: `中${title}` } },
  ...more,
});
const summary = (text: string) => ({ summary: text, 'x-i18n': { 'zh-CN': { summary: `中${text}` } } });
const ref = (path: string) => ({ $ref: path });
const choice = (value: string) => ({ const: value, ...caption(value) });

/** Returns the files of a small project, which uses every keyword that rules check. */
const files = (): Record<string, Json> => ({
  'schemas/product.json': {
    $schema: 'vocabulary/product.schema.json',
    ...caption('Sample'),
    locales: ['zh-CN', 'en-US'],
  },
  'schemas/backends/main.json': {
    $schema: '../vocabulary/backend.schema.json',
    ...caption('Main'),
    services: { openapi: '/iwms-openapi/api', basic: '/iwms-basic/basic' },
    key: 'uuid',
    served: true,
    language: { parameter: 'lang' },
    list: { paging: { style: 'body' } },
    answer: { style: 'envelope' },
    signIn: { scheme: 'loginKey', loginKey: 'loginKey', digest: 'secret' },
    roles: { list: { method: 'POST', path: '/{collection}/query' } },
  },
  'schemas/entities/owner.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Owner'),
    type: 'object',
    properties: {
      uuid: { type: 'string', maxLength: 36, readOnly: true, ...caption('UUID') },
      kind: { type: 'string', maxLength: 20, ...caption('Kind') },
      name: { type: 'string', minLength: 1, maxLength: 30, ...caption('Name') },
      rank: { type: 'string', ...caption('Rank'), oneOf: [choice('HIGH'), choice('LOW')] },
      things: { type: 'integer', readOnly: true, ...caption('Things') },
    },
    required: ['name'],
    'x-service-role': 'tenant',
  },
  'schemas/entities/names.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Names'),
    type: 'array',
    maxItems: 5,
    items: { type: 'string', maxLength: 36 },
  },
  'schemas/entities/yes.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Yes'),
    type: 'boolean',
  },
  'schemas/entities/rule.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Rule'),
    type: 'object',
    properties: {
      uuid: { type: 'string', maxLength: 36, readOnly: true, ...caption('UUID') },
      thingUuid: {
        type: 'string',
        maxLength: 36,
        ...caption('Thing'),
        'x-owner': ref('thing.schema.json'),
      },
      fields: { ...ref('names.schema.json'), ...caption('Fields') },
    },
    required: ['thingUuid'],
  },
  'schemas/entities/log.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Log'),
    type: 'object',
    definitions: {
      change: {
        type: 'object',
        properties: Object.fromEntries(
          ['field', 'before', 'after'].map((name) => [
            name,
            { type: 'string', maxLength: 99, ...caption(name) },
          ]),
        ),
      },
    },
    properties: {
      uuid: { type: 'string', maxLength: 36, readOnly: true, ...caption('UUID') },
      thingUuid: { type: 'string', maxLength: 36, ...caption('Thing') },
      kind: { type: 'string', ...caption('Kind'), oneOf: [choice('thing'), choice('owner')] },
      brand: { type: 'string', 'x-choices': 'families', ...caption('Brand') },
      time: { type: 'string', format: 'date-time', ...caption('Time') },
      changes: {
        type: 'array',
        maxItems: 9,
        items: ref('#/definitions/change'),
        'x-ui': { widget: 'changes' },
        ...caption('Changes'),
      },
    },
    'x-retention': { instant: 'time' },
  },
  'schemas/entities/batch.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Batch'),
    type: 'object',
    properties: {
      action: { type: 'string', ...caption('Action'), oneOf: [choice('start'), choice('stop')] },
      uuids: { ...ref('names.schema.json'), ...caption('Things') },
      filter: { type: 'object', ...caption('Filter') },
      expectedCount: { type: 'integer', ...caption('Count') },
      reason: { type: 'string', maxLength: 200, ...caption('Reason') },
    },
  },
  'schemas/entities/copy.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Copy'),
    type: 'object',
    properties: {
      companyUuid: { type: 'string', maxLength: 36, 'x-from': 'session.companyUuid', ...caption('Company') },
      name: { type: 'string', maxLength: 30, ...caption('Name') },
      target: { type: 'string', maxLength: 30, ...caption('Target') },
      uuids: { ...ref('names.schema.json'), ...caption('Things') },
    },
    required: ['target', 'uuids'],
  },
  'schemas/entities/plan.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Plan'),
    type: 'object',
    properties: { planHash: { type: 'string', maxLength: 64, ...caption('Plan') } },
  },
  'schemas/entities/tags.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Tags'),
    type: 'array',
    maxItems: 5,
    items: { type: 'string', maxLength: 10 },
  },
  'schemas/entities/thing.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Thing'),
    type: 'object',
    properties: {
      uuid: { type: 'string', maxLength: 36, readOnly: true, ...caption('UUID') },
      companyUuid: { type: 'string', maxLength: 36, 'x-from': 'session.companyUuid', ...caption('Company') },
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 30,
        examples: ['Shelf'],
        ...caption('Name'),
        'x-messages': { required: 'validation.name' },
        'x-ui': { group: 'basic' },
      },
      kind: { type: 'string', default: 'A', ...caption('Kind'), oneOf: [choice('A'), choice('B')] },
      hint: {
        type: 'string',
        maxLength: 20,
        ...caption('Hint'),
        'x-visible-when': { properties: { kind: { const: 'A' } }, required: ['kind'] },
      },
      password: { type: 'string', minLength: 1, maxLength: 50, writeOnly: true, ...caption('Password') },
      ownerUuid: {
        type: 'string',
        maxLength: 36,
        ...caption('Owner'),
        'x-reference': {
          operation: 'owner.query',
          value: 'uuid',
          label: 'name',
          search: 'name',
          params: { kind: { record: 'kind' } },
        },
      },
      brand: { type: 'string', 'x-choices': 'families', ...caption('Brand') },
      tags: { ...ref('tags.schema.json'), ...caption('Tags') },
      low: { type: 'integer', minimum: 0, maximum: 9, ...caption('Low') },
      high: { type: 'integer', minimum: 0, maximum: 9, ...caption('High') },
      status: { type: 'string', readOnly: true, ...caption('Status'), oneOf: [choice('OFF'), choice('ON')] },
      rank: { type: 'integer', readOnly: true, ...caption('Rank') },
      until: { type: 'string', format: 'date-time', readOnly: true, ...caption('Until') },
    },
    required: ['name', 'kind', 'hint', 'password', 'rank'],
    'x-natural-key': ['name'],
    'x-lifecycle': {
      property: 'status',
      initial: { status: 'OFF' },
      states: { OFF: 'neutral', ON: 'positive' },
      activities: { run: ['ON'] },
      transitions: {
        modify: { from: { status: ['OFF'] }, to: {} },
        start: {
          from: { status: ['OFF'] },
          to: { status: 'ON' },
          expires: { minutes: 5, property: 'until', action: 'stop' },
        },
        stop: { from: { status: ['ON'] }, to: { status: 'OFF' } },
      },
    },
    'x-validations': [
      {
        schema: { properties: { low: { exclusiveMaximum: { $data: '1/high' } } } },
        message: 'validation.order',
        field: 'low',
      },
    ],
  },
  'schemas/entities/loadQuery.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Request of the load'),
    type: 'object',
    properties: {
      kind: { type: 'string', ...caption('Kind'), oneOf: [choice('A'), choice('B')] },
      brand: { type: 'string', maxLength: 20, ...caption('Brand') },
      low: { type: 'integer', ...caption('Low') },
      password: { type: 'string', maxLength: 20, writeOnly: true, ...caption('Password') },
      tags: { ...ref('names.schema.json'), ...caption('Tags') },
    },
  },
  'schemas/entities/load.schema.json': {
    $schema: '../vocabulary/entity.schema.json',
    ...caption('Load'),
    type: 'object',
    definitions: {
      alert: {
        type: 'object',
        properties: {
          kind: { type: 'string', ...caption('Kind'), oneOf: [choice('SLOW')] },
          text: { type: 'string', maxLength: 99, ...caption('Text') },
          since: { type: 'string', format: 'date-time', ...caption('Since') },
        },
      },
      thing: {
        type: 'object',
        properties: {
          uuid: { type: 'string', maxLength: 36, ...caption('UUID') },
          name: { type: 'string', maxLength: 30, ...caption('Name') },
          done: { type: 'integer', ...caption('Done') },
          series: { type: 'object', ...caption('Series') },
        },
      },
    },
    properties: {
      since: { type: 'string', format: 'date-time', ...caption('Since') },
      step: { type: 'integer', ...caption('Step') },
      total: { type: 'integer', ...caption('Total') },
      done: { type: 'integer', ...caption('Done') },
      waiting: { type: 'string', format: 'date-time', ...caption('Waiting') },
      series: { type: 'object', ...caption('Series') },
      alerts: { type: 'array', maxItems: 9, items: ref('#/definitions/alert'), ...caption('Alerts') },
      things: { type: 'array', maxItems: 9, items: ref('#/definitions/thing'), ...caption('Things') },
    },
  },
  'schemas/endpoints/owner.json': {
    $schema: '../vocabulary/endpoints.schema.json',
    service: 'basic',
    operations: {
      'owner.query': {
        method: 'GET',
        path: '/owner/query',
        ...summary('List owners.'),
        query: {
          companyUuid: { type: 'string', 'x-from': 'session.companyUuid' },
          name: { type: 'string', required: false },
          kind: { type: 'string' },
        },
        result: { list: ref('../entities/owner.schema.json') },
      },
    },
  },
  'schemas/endpoints/thing.json': {
    $schema: '../vocabulary/endpoints.schema.json',
    service: 'openapi',
    operations: {
      'thing.query': {
        method: 'POST',
        path: '/thing/query',
        ...summary('Page through things.'),
        body: {
          page: ref('../entities/thing.schema.json'),
          filter: ['name', 'kind', 'brand', 'ownerUuid', 'low', 'until'],
        },
        result: { page: ref('../entities/thing.schema.json') },
      },
      'thing.get': {
        method: 'GET',
        path: '/thing/{uuid}',
        ...summary('Read one thing.'),
        result: ref('../entities/thing.schema.json'),
      },
      'thing.create': {
        method: 'POST',
        path: '/thing',
        ...summary('Create a thing.'),
        body: ref('../entities/thing.schema.json'),
        result: ref('../entities/thing.schema.json'),
      },
      'thing.load': {
        method: 'POST',
        path: '/thing/load',
        ...summary('Read the load of things.'),
        body: ref('../entities/loadQuery.schema.json'),
        result: ref('../entities/load.schema.json'),
      },
      'thing.start': {
        method: 'POST',
        path: '/thing/start',
        ...summary('Start a thing.'),
        query: { uuid: { type: 'string' }, times: { type: 'integer', required: false } },
        result: ref('../entities/thing.schema.json'),
      },
      'thing.stop': {
        method: 'POST',
        path: '/thing/stop',
        ...summary('Stop a thing.'),
        query: { uuid: { type: 'string' }, reason: { type: 'string', maxLength: 200 } },
        result: ref('../entities/owner.schema.json'),
      },
      'thing.export': {
        method: 'POST',
        path: '/thing/export',
        ...summary('Export things.'),
        body: ref('../entities/names.schema.json'),
        result: ref('../entities/names.schema.json'),
      },
      'thing.batch': {
        method: 'POST',
        path: '/thing/batch',
        ...summary('Start or stop many things.'),
        body: ref('../entities/batch.schema.json'),
        result: ref('../entities/plan.schema.json'),
      },
      'thing.copy': {
        method: 'POST',
        path: '/thing/copy',
        ...summary('Copy things.'),
        query: {
          companyUuid: { type: 'string', 'x-from': 'session.companyUuid' },
          target: { type: 'string' },
          planHash: { type: 'string', required: false },
        },
        body: ref('../entities/names.schema.json'),
        result: ref('../entities/plan.schema.json'),
      },
      'thing.plan': {
        method: 'POST',
        path: '/thing/plan',
        ...summary('What copying things would do.'),
        query: {
          companyUuid: { type: 'string', 'x-from': 'session.companyUuid' },
          target: { type: 'string' },
        },
        body: ref('../entities/names.schema.json'),
        result: ref('../entities/plan.schema.json'),
      },
    },
  },
  'schemas/endpoints/rule.json': {
    $schema: '../vocabulary/endpoints.schema.json',
    service: 'openapi',
    operations: {
      'rule.get': {
        method: 'GET',
        path: '/rule',
        ...summary('Read the rule of a thing.'),
        query: { thingUuid: { type: 'string' } },
        result: ref('../entities/rule.schema.json'),
      },
      'rule.save': {
        method: 'POST',
        path: '/rule',
        ...summary('Replace the rule of a thing.'),
        query: { thingUuid: { type: 'string' } },
        body: ref('../entities/names.schema.json'),
        result: ref('../entities/rule.schema.json'),
      },
      'rule.applies': {
        method: 'GET',
        path: '/rule/applies',
        ...summary('Whether a thing has a rule.'),
        query: { kind: { type: 'string' } },
        result: ref('../entities/yes.schema.json'),
      },
    },
  },
  'schemas/endpoints/log.json': {
    $schema: '../vocabulary/endpoints.schema.json',
    service: 'openapi',
    operations: {
      'log.query': {
        method: 'POST',
        path: '/log/query',
        access: 'engineer',
        ...summary('Page through logs.'),
        body: { page: ref('../entities/log.schema.json'), filter: ['thingUuid', 'brand', 'time'] },
        result: { page: ref('../entities/log.schema.json') },
      },
    },
  },
  'schemas/resources/rule.json': {
    $schema: '../vocabulary/resource.schema.json',
    ...caption('Rules', { recordTitle: 'Rule' }),
    'x-i18n': { 'zh-CN': { title: '规则', recordTitle: '规则' } },
    entity: ref('../entities/rule.schema.json'),
    displayProperty: 'thingUuid',
    roles: { get: 'rule.get', save: 'rule.save' },
    bodyProperty: 'fields',
  },
  'schemas/resources/log.json': {
    $schema: '../vocabulary/resource.schema.json',
    ...caption('Logs', { recordTitle: 'Log' }),
    'x-i18n': { 'zh-CN': { title: '日志', recordTitle: '日志' } },
    entity: ref('../entities/log.schema.json'),
    displayProperty: 'time',
    roles: { list: 'log.query' },
    columns: ['time', 'kind', 'changes'],
    filters: ['time'],
    refresh: 5,
  },
  'schemas/resources/thing.json': {
    $schema: '../vocabulary/resource.schema.json',
    ...caption('Things', { recordTitle: 'Thing' }),
    'x-i18n': { 'zh-CN': { title: '物品', recordTitle: '物品' } },
    entity: ref('../entities/thing.schema.json'),
    displayProperty: 'name',
    roles: { list: 'thing.query', get: 'thing.get', create: 'thing.create', batch: 'thing.batch' },
    columns: [
      'name',
      'kind',
      'ownerUuid',
      'status',
      { property: 'uuid', hidden: true },
      { property: 'rank', recordTab: 'history', presetFilters: { time: '5' } },
    ],
    hide: ['until'],
    filters: ['name', 'kind', 'ownerUuid', 'low'],
    tree: { property: 'ownerUuid', groupBy: 'rank', count: 'things' },
    sort: { property: 'name', order: 'asc' },
    groups: { basic: caption('Basics') },
    actions: {
      start: {
        ...caption('Start', { confirmMessage: 'It starts.' }),
        'x-i18n': { 'zh-CN': { title: '启动', confirmMessage: '开始运行。' } },
        operation: 'thing.start',
        icon: 'start',
        successMessage: 'message.started',
      },
      stop: {
        ...caption('Stop'),
        operation: 'thing.stop',
        prompt: { parameter: 'reason', ...caption('Reason') },
        onSuccess: 'show',
        icon: 'stop',
      },
      export: {
        ...caption('Export'),
        operation: 'thing.export',
        appliesTo: 'uuids',
        onSuccess: 'download',
        icon: 'export',
      },
    },
    recordTabs: {
      more: {
        ...caption('More'),
        subTabs: [
          {
            resource: ref('rule.json'),
            fixedProperties: { thingUuid: { record: 'uuid' } },
            visibleIf: { operation: 'rule.applies', params: { kind: { record: 'kind' } } },
          },
          { resource: ref('log.json'), fixedProperties: { thingUuid: { record: 'uuid' } } },
        ],
      },
      history: {
        ...caption('History'),
        subTabs: [
          { resource: ref('log.json'), fixedProperties: { thingUuid: { record: 'uuid' } }, hide: ['kind'] },
        ],
      },
    },
    relatedTabs: [{ id: 'logs', resource: ref('log.json'), familyConstants: ['brand'] }],
    metrics: {
      ...ref('../metrics/load.json'),
      fixedParams: { kind: 'A' },
      familyConstants: ['brand'],
      afterColumn: 'status',
    },
  },
  'schemas/metrics/load.json': {
    $schema: '../vocabulary/metrics.schema.json',
    operation: 'thing.load',
    period: 'kind',
    sinceProperty: 'since',
    refresh: 5,
    count: 'total',
    figures: [
      { property: 'done', tone: 'positive', tab: 'logs', sinceFilter: 'time' },
      {
        property: 'waiting',
        tab: 'logs',
        presetFilters: { time: '5' },
        sort: { property: 'time', order: 'asc' },
      },
    ],
    chart: { property: 'series', secondsProperty: 'step', lines: ['done'] },
    findings: {
      property: 'alerts',
      kindProperty: 'kind',
      messageProperty: 'text',
      sinceProperty: 'since',
      kinds: {
        SLOW: { tone: 'warning', drillDown: { recordTab: 'history', presetFilters: { time: '5' } } },
      },
    },
    records: {
      property: 'things',
      uuidsProperty: 'tags',
      resource: ref('../resources/thing.json'),
      linkColumn: 'name',
      columns: ['name', { property: 'done', recordTab: 'history', presetFilters: { time: '5' } }],
      afterColumn: 'done',
    },
  },
  'schemas/families/alpha.json': {
    $schema: '../vocabulary/family.schema.json',
    ...caption('Alphas'),
    route: '/alpha',
    navigationOrder: 1,
    extends: ref('../resources/thing.json'),
    constants: { kind: 'A', brand: 'ALPHA' },
    hide: ['tags'],
    excludes: ['rule'],
  },
  'schemas/tasks/copy.json': {
    $schema: '../vocabulary/task.schema.json',
    ...caption('Copy things', { submit: 'Copy' }),
    'x-i18n': { 'zh-CN': { title: '复制物品', submit: '复制' } },
    entity: ref('../entities/copy.schema.json'),
    targetEntity: ref('../entities/thing.schema.json'),
    operation: 'thing.copy',
    plan: 'thing.plan',
    bodyProperty: 'uuids',
    selection: { property: 'uuids', resource: ref('../resources/thing.json') },
    onSuccess: 'show',
    successMessage: 'message.started',
    failureMessage: 'message.started',
  },
  'schemas/screens/load.json': {
    $schema: '../vocabulary/screen.schema.json',
    ...caption('Load of things'),
    route: '/load',
    navigationOrder: 9,
    tabs: [
      { id: 'load', ...caption('Load'), metrics: ref('../metrics/load.json') },
      { id: 'logs', ...caption('Logs'), resource: ref('../resources/log.json') },
    ],
  },
  'schemas/screens/config.json': {
    $schema: '../vocabulary/screen.schema.json',
    ...caption('Configuration'),
    route: '/config',
    navigationOrder: 2,
    tabs: [
      { id: 'thing', ...caption('Things'), resource: ref('../resources/thing.json') },
      { id: 'copy', ...caption('Copy'), task: ref('../tasks/copy.json') },
    ],
  },
  'locales/en-US.json': {
    message: { started: 'Started' },
    validation: { name: 'Name it', order: '{{field}} first' },
  },
  'locales/zh-CN.json': {
    message: { started: '已启动' },
    validation: { name: '请命名', order: '{{field}}在前' },
  },
  'locales/service/en-US.json': { error: { gone: '{{name}} is gone' } },
  'locales/service/zh-CN.json': { error: { gone: '{{name}}已不存在' } },
});

export const projectRoot = resolve(import.meta.dirname, '../..');
const { vocabulary } = loadProject(projectRoot).project;

/** The vocabulary of every sample. */
export const compiledVocabulary = compileVocabulary(vocabulary);

export type SampleEdit = (files: Record<string, Json>) => void;

/** Returns the texts of the sample's files after an edit, by path. */
export function sampleTexts(edit: SampleEdit = () => {}): Record<string, string> {
  const edited = files();
  edit(edited);
  return Object.fromEntries(
    Object.entries(edited).map(([path, value]) => [path, JSON.stringify(value, null, 2)]),
  );
}

/** Returns the sample after an edit, as a loaded project. */
export function sampleProject(edit: SampleEdit = () => {}): Project {
  const texts = Object.entries(sampleTexts(edit)).sort(([a], [b]) => (a < b ? -1 : 1));
  function folder<T>(path: string, extension: string): ProjectFile<T>[] {
    return texts
      .filter(([name]) => dirname(name) === path)
      .map(([name, text]) => ({
        path: name,
        name: name.slice(path.length + 1, -extension.length),
        text,
        value: JSON.parse(text) as T,
      }));
  }
  return {
    root: '',
    product: folder<ProductSource>('schemas', '.json'),
    ...buildSchemaFiles((name) => folder(`schemas/${name}`, schemaFolders[name].suffix)),
    vocabulary,
    external: texts
      .filter(([name]) => name.startsWith('schemas/external/'))
      .map(([path, text]) => ({ path, name: publishedNameOf(path), text, value: JSON.parse(text) })),
    locales: folder('locales', '.json'),
    phraseGroups: { service: folder('locales/service', '.json') },
    sharedPhrases: new Set(),
    referencedNames: new Set(['error.*']),
    unreadable: [],
  };
}

export const problemsAfter = (edit: SampleEdit): Problem[] =>
  checkProject(sampleProject(edit), compiledVocabulary);

/** Returns the changes between two versions of the sample. */
export const diffSamples = (before: Project, after: Project): SchemaChange[] =>
  diffProjects(before, after, compiledVocabulary);

/** Sets the value at a path of keys; undefined removes it. */
export function setAtPath(target: unknown, path: readonly (string | number)[], value: unknown): void {
  const [key, ...rest] = path;
  const owner = target as Record<string | number, unknown>;
  if (key === undefined) throw new Error('A path names at least one key.');
  if (rest.length > 0) setAtPath(owner[key], rest, value);
  else if (value === undefined) delete owner[key];
  else owner[key] = value;
}
