import { expect, test } from 'vitest';
import { emitOpenApi } from '../../../../generator/emit/openapi/emitOpenApi.ts';
import type { SchemaSource } from '../../../../generator/load/sources/SchemaSource.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import { clinicBackend, withClinic } from '../../describedBackend.ts';
import { type SampleEdit, sampleProject, setAtPath } from '../../sampleProject.ts';

const clinic = 'schemas/backends/clinic.json';

/** The documents by path. */
function documentsAfter(edit: SampleEdit) {
  const model = normalizeProject(
    sampleProject((files) => {
      withClinic(files);
      edit(files);
    }),
  );
  return Object.fromEntries(emitOpenApi(model).map(({ path, text }) => [path, JSON.parse(text)]));
}

/** The document of the clinic's back end. */
const documentAfter = (edit: SampleEdit = () => {}) => documentsAfter(edit)['openapi.clinic.json'];

const namesOf = (parameters: readonly { name: string }[]) => parameters.map(({ name }) => name);
const record = { $ref: '#/components/schemas/Patient' };

test('a described list has its parameters and a bare answer', () => {
  const { servers, paths } = documentAfter();
  const { get } = paths['/patients'];
  expect(servers).toEqual([{ url: 'https://clinic.example' }]);
  expect(get.security).toEqual([]);
  expect(get.requestBody).toBeUndefined();
  expect(namesOf(get.parameters)).toEqual([
    'offset',
    'limit',
    'sort',
    'name_like',
    'weight_gte',
    'weight_lt',
    'status',
  ]);
  expect(get.responses['200']).toEqual({
    description: 'Done.',
    headers: { 'X-Total-Count': { schema: { type: 'integer', minimum: 0 } } },
    content: { 'application/json': { schema: { type: 'array', items: record } } },
  });
  expect(Object.keys(get.responses)).toEqual(['200', 'default']);
});

test.each<[paging: object, header: string | undefined]>([
  [{ style: 'link', size: 'limit' }, 'Link'],
  [{ style: 'link', size: 'limit', next: '/next' }, undefined],
  [{ style: 'cursor', size: 'limit', cursor: 'after', next: '/next' }, undefined],
])('the answer of a list with the paging %j has the header %s', (paging, header) => {
  const { paths } = documentAfter((files) => setAtPath(files, [clinic, 'list'], { paging }));
  const { headers } = paths['/patients'].get.responses['200'];
  expect(headers).toEqual(header && { [header]: { schema: { type: 'string' } } });
});

test('a described list has rows that wrap their records', () => {
  const { paths } = documentAfter((files) =>
    setAtPath(files, [clinic, 'answer'], { style: 'bare', record: '', records: '', row: '/data' }),
  );
  const { schema } = paths['/patients'].get.responses['200'].content['application/json'];
  expect(schema).toMatchObject({ type: 'array', items: { properties: { data: record } } });
});

test('a call has its constants and the parameters of its path; the body lacks the parameters of the path', () => {
  const { paths } = documentAfter((files) => {
    setAtPath(files, [clinic, 'constants'], { region: 'eu' });
    setAtPath(files, [clinic, 'headers'], { 'X-Tenant-Id': 'north' });
    setAtPath(files, ['schemas/endpoints/patient.json', 'collection', 'path'], 'wards/{weight}/patients');
  });
  const { get, post } = paths['/wards/{weight}/patients'];
  expect(namesOf(get.parameters)).toEqual([
    'weight',
    'region',
    'X-Tenant-Id',
    'offset',
    'limit',
    'sort',
    'name_like',
    'status',
  ]);
  expect(post.parameters).toEqual([
    { name: 'weight', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'region', in: 'query', required: true, schema: { type: 'string', enum: ['eu'] } },
    { name: 'X-Tenant-Id', in: 'header', required: true, schema: { type: 'string', enum: ['north'] } },
  ]);
  const sent = post.requestBody.content['application/json'].schema;
  expect(Object.keys((sent.allOf?.[0] ?? sent).properties)).toEqual(['id', 'name', 'status']);
});

test('two back ends may have the same method and path', () => {
  const documents = documentsAfter((files) => {
    files['schemas/backends/branch.json'] = { ...clinicBackend(), server: 'https://branch.example' };
    const { collection } = files['schemas/endpoints/patient.json'] as { readonly collection: object };
    files['schemas/endpoints/guest.json'] = {
      $schema: '../vocabulary/endpoints.schema.json',
      backend: { $ref: '../backends/branch.json' },
      collection: { ...collection, roles: ['list'], transitions: [] },
    };
  });
  const found = Object.entries(documents).map(([path, { servers, paths }]) => [
    path,
    servers[0].url,
    paths['/patients']?.get.operationId,
  ]);
  expect(found).toEqual([
    ['openapi.json', '/', undefined],
    ['openapi.branch.json', 'https://branch.example', 'guest.list'],
    ['openapi.clinic.json', 'https://clinic.example', 'patient.list'],
  ]);
});

test('a change takes any property, and takes precedence over a transition with the same path', () => {
  const document = documentAfter();
  const { patch, delete: remove } = document.paths['/patients/{id}'];
  expect(patch.operationId).toBe('patient.modify');
  expect(patch.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/PatientChanges',
  });
  expect(document.components.schemas.PatientChanges.required).toBeUndefined();
  expect(Object.keys(remove.responses)).toEqual(['200', '204', 'default']);
});

test.each([
  ['a JSON Patch', { sends: 'jsonPatch' }, 'application/json-patch+json', { type: 'array' }],
  [
    'a JSON Patch in plain JSON',
    { sends: 'jsonPatch', mediaType: 'application/json' },
    'application/json',
    { type: 'array' },
  ],
  ['a form', { mediaType: formType }, formType, { $ref: '#/components/schemas/PatientChanges' }],
  ['a merge patch', { mediaType: 'application/merge-patch+json' }, 'application/merge-patch+json', {}],
])('%s has its media type', (_, keywords, mediaType, schema) => {
  const { paths } = documentAfter((files) => {
    for (const [name, value] of Object.entries(keywords))
      setAtPath(files, [clinic, 'roles', 'modify', name], value);
  });
  expect(paths['/patients/{id}'].patch.requestBody.content).toMatchObject({ [mediaType]: { schema } });
});

test('a creation at the path of its record has the key in the path only, and may answer 201', () => {
  const { paths } = documentAfter((files) => {
    setAtPath(files, [clinic, 'roles', 'create'], { method: 'PUT', path: '/{collection}/{key}' });
    setAtPath(files, ['schemas/entities/patient.schema.json', 'properties', 'id', 'readOnly'], undefined);
  });
  const { put } = paths['/patients/{id}'];
  const [record] = put.requestBody.content['application/json'].schema.allOf;
  expect(Object.keys(record.properties)).not.toContain('id');
  expect(Object.keys(record.properties)).toContain('name');
  expect(namesOf(put.parameters)).toContain('id');
  expect(Object.keys(put.responses)).toEqual(['200', '201', 'default']);
});

test('a transition without a change of the record sends its state', () => {
  const { paths } = documentAfter((files) =>
    setAtPath(files, [clinic, 'roles', 'transition', 'path'], '/{collection}/{key}/state'),
  );
  expect(paths['/patients/{id}/state'].patch.requestBody.content['application/json'].schema).toEqual({
    type: 'object',
    properties: { status: { const: 'ADMITTED' } },
    required: ['status'],
  });
});

test('a new record has its initial state', () => {
  const { post } = documentAfter().paths['/patients'];
  expect(post.requestBody.content['application/json'].schema).toEqual({
    allOf: [
      { $ref: '#/components/schemas/PatientInput' },
      { type: 'object', properties: { status: { const: 'WAITING' } }, required: ['status'] },
    ],
  });
});

const errors: readonly [given: object, mediaType: string, want: SchemaSource][] = [
  [
    { message: ['/errors/0/message'] },
    'application/json',
    {
      type: 'object',
      properties: {
        errors: {
          type: 'array',
          items: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
        },
      },
    } as SchemaSource,
  ],
];

test.each(errors)('the error shape %j', (given, mediaType, want) => {
  const { components } = documentAfter((files) => setAtPath(files, [clinic, 'errors'], given));
  expect(components.responses.ClinicFailure.content[mediaType].schema).toEqual(want);
});

test('errors without pointers are problems of RFC 9457', () => {
  const { components } = documentAfter((files) => setAtPath(files, [clinic, 'errors'], undefined));
  expect(Object.keys(components.responses.ClinicFailure.content)).toEqual(['application/problem+json']);
});

const login = { path: '/login', body: { name: '{login}', password: '{password}' } };

test.each([
  [
    { scheme: 'bearer', login: { ...login, token: '/token' } },
    { type: 'http', scheme: 'bearer' },
  ],
  [
    { scheme: 'apiKey', header: 'X-Key' },
    { type: 'apiKey', in: 'header', name: 'X-Key' },
  ],
  [
    { scheme: 'cookie', login },
    { type: 'apiKey', in: 'cookie' },
  ],
  [
    { scheme: 'oidc', issuer: 'https://id.example/', clientId: 'console', scope: 'openid' },
    { type: 'openIdConnect', openIdConnectUrl: 'https://id.example/.well-known/openid-configuration' },
  ],
])('the sign-in %j has the security scheme %j', (signIn, want) => {
  const { components, paths } = documentAfter((files) => setAtPath(files, [clinic, 'signIn'], signIn));
  const [[name] = ['']] = paths['/patients'].get.security.map(Object.keys);
  expect(components.securitySchemes[name]).toMatchObject(want);
});

test('paging by number and an order of its own', () => {
  const { paths } = documentAfter((files) =>
    setAtPath(files, [clinic, 'list'], {
      paging: { style: 'page', page: '_page', first: 1, size: '_limit' },
      maxSize: 100,
      total: { pointer: '/meta/count' },
      sort: {
        parameter: '_sort',
        ascending: '{property}',
        descending: '{property}',
        order: { parameter: '_order', ascending: 'asc', descending: 'desc' },
      },
      constants: { meta: 'count' },
      filters: { equal: '{property}', from: '{property}_gte', to: '{property}_lt' },
    }),
  );
  const { parameters } = paths['/patients'].get;
  expect(namesOf(parameters).slice(0, 5)).toEqual(['_page', '_limit', '_sort', '_order', 'meta']);
  expect(parameters[1].schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 });
});
