import type { SampleEdit } from './sampleProject.ts';

const caption = (title: string) => ({ title, 'x-i18n': { 'zh-CN': { title: `中${title}` } } });
const choice = (value: string) => ({ const: value, ...caption(value) });

/** A back end with the key `id`, bare answers, and pages, filters and order in the query. */
export const clinicBackend = () => ({
  $schema: '../vocabulary/backend.schema.json',
  ...caption('Clinic'),
  server: 'https://clinic.example',
  key: 'id',
  list: {
    paging: { style: 'offset', offset: 'offset', size: 'limit' },
    total: { header: 'X-Total-Count' },
    sort: { parameter: 'sort', ascending: '{property}', descending: '-{property}' },
    filters: {
      equal: '{property}',
      contains: '{property}_like',
      from: '{property}_gte',
      to: '{property}_lt',
    },
  },
  answer: { style: 'bare', record: '', records: '' },
  errors: { message: ['/error'], fields: { style: 'object', at: '/fields' } },
  roles: {
    list: { method: 'GET', path: '/{collection}' },
    get: { method: 'GET', path: '/{collection}/{key}' },
    create: { method: 'POST', path: '/{collection}' },
    modify: { method: 'PATCH', path: '/{collection}/{key}', sends: 'changes' },
    remove: { method: 'DELETE', path: '/{collection}/{key}' },
    transition: { method: 'PATCH', path: '/{collection}/{key}' },
  },
});

/** Adds a described back end with one collection, and shows its list. */
export const withClinic: SampleEdit = (files) => {
  Object.assign(files, {
    'schemas/backends/clinic.json': clinicBackend(),
    'schemas/entities/patient.schema.json': {
      $schema: '../vocabulary/entity.schema.json',
      ...caption('Patient'),
      type: 'object',
      properties: {
        id: { type: 'integer', readOnly: true, ...caption('Number') },
        name: { type: 'string', minLength: 1, maxLength: 30, ...caption('Name') },
        weight: { type: 'number', ...caption('Weight') },
        status: {
          type: 'string',
          readOnly: true,
          ...caption('Status'),
          oneOf: [choice('WAITING'), choice('ADMITTED')],
        },
      },
      required: ['name'],
      'x-lifecycle': {
        property: 'status',
        initial: { status: 'WAITING' },
        states: { WAITING: 'neutral', ADMITTED: 'positive' },
        finalStates: ['ADMITTED'],
        transitions: { admit: { from: { status: ['WAITING'] }, to: { status: 'ADMITTED' } } },
      },
    },
    'schemas/endpoints/patient.json': {
      $schema: '../vocabulary/endpoints.schema.json',
      backend: { $ref: '../backends/clinic.json' },
      collection: {
        path: 'patients',
        entity: { $ref: '../entities/patient.schema.json' },
        roles: ['list', 'get', 'create', 'modify', 'remove'],
        filter: ['name', 'weight', 'status'],
        transitions: ['admit'],
      },
      operations: {
        'patient.merge': {
          method: 'POST',
          path: '/patients/{id}/merge',
          summary: 'Merge two patients.',
          'x-i18n': { 'zh-CN': { summary: '合并两个患者。' } },
          query: { into: { type: 'string', maxLength: 20 } },
        },
      },
    },
    'schemas/resources/patient.json': {
      $schema: '../vocabulary/resource.schema.json',
      ...caption('Patients'),
      'x-i18n': { 'zh-CN': { title: '中Patients', recordTitle: '中patient' } },
      recordTitle: 'patient',
      entity: { $ref: '../entities/patient.schema.json' },
      displayProperty: 'name',
      roles: {
        list: 'patient.list',
        get: 'patient.get',
        create: 'patient.create',
        modify: 'patient.modify',
        remove: 'patient.remove',
      },
      columns: ['name', 'weight', 'status'],
      filters: ['name', 'weight', 'status'],
      actions: {
        admit: { ...caption('Admit'), operation: 'patient.admit', icon: 'start' },
        merge: {
          ...caption('Merge'),
          operation: 'patient.merge',
          prompt: { parameter: 'into', ...caption('Into') },
          icon: 'copy',
        },
      },
    },
    'schemas/screens/clinic.json': {
      $schema: '../vocabulary/screen.schema.json',
      ...caption('Clinic'),
      route: '/clinic',
      navigationOrder: 12,
      tabs: [{ id: 'patient', ...caption('Patients'), resource: { $ref: '../resources/patient.json' } }],
    },
  });
};
