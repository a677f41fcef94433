import { expect, test } from 'vitest';
import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import { clinicBackend, withClinic } from '../../describedBackend.ts';
import { problemsAfter, setAtPath } from '../../sampleProject.ts';

type Path = readonly (string | number)[];

const main = 'schemas/backends/main.json';
const clinic = 'schemas/backends/clinic.json';
const table = 'schemas/endpoints/patient.json';
const things = 'schemas/endpoints/thing.json';
const patient = 'schemas/entities/patient.schema.json';
const resource = 'schemas/resources/patient.json';
const merge: Path = ['operations', 'patient.merge'];
const createThing: Path = ['operations', 'thing.create'];
const cookie = (body: object) => ({ scheme: 'cookie', login: { path: '/login', body } });
const noPointer = 'The value must match pattern "^(/([^~/]|~[01])*)*$".';
const aboutPointers =
  'Change it. A JSON pointer (RFC 6901) is empty, or each part begins with a slash, such as /data/0.';
const unspoken = 'The embedded service does not support this form of calls.';
const unserved =
  'Remove "served", or use the envelope, the sign-in scheme "loginKey", the language parameter "lang" and no "server".';
const threeParts =
  'The envelope requires the paging style "body" and the key "uuid", and that paging requires the envelope.';

/** An edit of the sample with a described back end, and a problem after it, in the edited file. */
// biome-ignore format: one row for each rule
const rows: readonly [file: string, path: Path, value: unknown, pointer: string, message: string, fix: string][] = [
  [clinic, ['key'], undefined, '', '"key" is missing.', 'Add "key". The property that identifies a record. Path parameters with this name take its value.'],
  [clinic, ['answer', 'record'], 'data', '/answer/record', noPointer, aboutPointers],
  [clinic, ['list', 'total'], { pointer: 'count' }, '/list/total/pointer', noPointer, aboutPointers],
  [clinic, ['list', 'paging'], { style: 'cursor', size: 'limit', next: '/next' }, '/list/paging', '"cursor" is missing.', 'Add "cursor". The query parameter for the cursor.'],
  [clinic, ['list', 'paging'], { style: 'cursor', cursor: 'after' }, '/list/paging', 'The value has none of the possible forms.', 'Write one of: {next}, {more}, {size}. `next`, `more` or `size` says whether there is a next page.'],
  [clinic, ['list', 'paging', 'style'], 'offsett', '/list/paging/style', '"offsett" is not an allowed value.', 'Did you mean "offset"?'],
  [clinic, ['roles', 'modify', 'method'], 'MERGE', '/roles/modify/method', '"MERGE" is not an allowed value.', 'Choose one of: GET, POST, PUT, PATCH, DELETE.'],
  [clinic, ['x-i18n'], {}, '', 'The title "Clinic" has no zh-CN translation.', 'Add "x-i18n": {"zh-CN": {"title": …}} beside it.'],
  [main, ['server'], 'https://main.example', '/server', unspoken, unserved],
  [main, ['signIn'], undefined, '/served', unspoken, unserved],
  [main, ['language', 'parameter'], 'lng', '/language/parameter', unspoken, unserved],
  [clinic, ['answer'], { style: 'envelope' }, '/answer', threeParts, 'Use all three, or describe the answer with the style "bare" and another paging.'],
  [main, ['key'], 'uid', '/key', threeParts, 'Use all three, or describe the answer with the style "bare" and another paging.'],
  [main, ['signIn'], { scheme: 'apiKey', header: 'X-Key' }, '/signIn', unspoken, unserved],
  [clinic, ['signIn'], { header: 'X-Key' }, '/signIn', '"scheme" is missing.', 'Add "scheme". Choose one of: loginKey, bearer, apiKey, cookie, oidc.'],
  [clinic, ['signIn'], { sheme: 'apiKey', header: 'X-Key' }, '/signIn/sheme', '"sheme" is not a keyword here.', 'Did you mean "scheme"?'],
  [clinic, ['key'], 'naam', '/key', 'No list of the back end has records with the property "naam".', 'Did you mean "name"?'],
  ['schemas/backends/other.json', [], { ...clinicBackend(), title: 'Other', 'x-i18n': { 'zh-CN': { title: '其他' } } }, '', 'No endpoint table belongs to the back end "other".', 'Name it in "backend" of a table, such as {"$ref": "../backends/other.json"}, or remove the file.'],
  [clinic, ['list', 'paging'], { style: 'body' }, '/list/paging', threeParts, 'Use all three, or describe the answer with the style "bare" and another paging.'],
  [clinic, ['roles', 'get', 'path'], '/{colection}/{key}', '/roles/get/path', 'The path of "get" cannot have "{colection}".', 'Did you mean "collection"?'],
  [clinic, ['roles', 'get', 'path'], '/{collection}', '/roles/get/path', 'The path of "get" lacks "{key}".', 'Add "{key}".'],
  [clinic, ['roles', 'list', 'path'], '/{collection}/{key}', '/roles/list/path', 'The path of "list" cannot have "{key}".', 'Choose one of: collection.'],
  [clinic, ['roles', 'remove', 'path'], '/{collection}?{key}', '/roles/remove/path', 'The query of "/{collection}?{key}" is not valid.', 'End the path with one parameter, such as ?uuid={key}.'],
  [main, ['signIn'], cookie({ name: '{login}', word: '{pasword}' }), '/signIn/login/body', 'The login has no "{pasword}".', 'Did you mean "password"?'],
  [main, ['signIn'], cookie({ name: '{login}' }), '/signIn/login/body', 'The body of the login lacks "{password}".', 'Add a member with "{password}".'],
  [table, ['backend', '$ref'], '../backends/clinik.json', '/backend/$ref', 'There is no file "schemas/backends/clinik.json" in schemas/backends.', 'Did you mean "../backends/clinic.json"?'],
  [table, ['service'], 'openapi', '/service', 'The back end "clinic" has no services.', 'Remove "service".'],
  [things, ['service'], 'openapj', '/service', 'The back end "main" has no service "openapj".', 'Did you mean "openapi"?'],
  [things, ['service'], undefined, '', 'The table names no service of the back end "main".', 'Add "service" with one of: openapi, basic.'],
  [table, ['collection', 'transitions', 0], 'admt', '/collection/transitions/0', 'The lifecycle has no transition "admt".', 'Did you mean "admit"?'],
  [table, ['collection', 'filter', 1], 'wait', '/collection/filter/1', 'The entity has no property "wait" to filter by.', 'Choose one of: id, name, weight, status.'],
  [main, ['constants'], { region: 'eu' }, '/constants', 'Calls with an envelope have no constant parameters.', 'Remove "constants", or describe the answer with the style "bare".'],
  [main, ['headers'], { 'X-Region': 'eu' }, '/headers', 'Calls with an envelope have no constant headers.', 'Remove "headers", or describe the answer with the style "bare".'],
  [clinic, ['headers'], { Host: 'eu' }, '/headers/Host', 'The console or the browser decides about the header "Host".', 'Remove the header.'],
  [clinic, [], { ...clinicBackend(), signIn: { scheme: 'apiKey', header: 'X-Key' }, headers: { 'x-key': 'eu' } }, '/headers/x-key', 'The sign-in sends the header "x-key".', 'Remove the header.'],
  [clinic, ['headers'], { 'X-Region': 'a\nb' }, '/headers/X-Region', 'The value must match pattern "^[!-~]([ -~]*[!-~])?$".', 'Change it. Printable characters of ASCII, without a space at the ends.'],
  [things, ['variant'], { key: 'name' }, '/variant', 'The back end "main" has one form for all of its calls.', 'Remove "variant", or describe the answer of the back end with the style "bare".'],
  [table, ['variant'], { answer: { style: 'envelope' } }, '/variant/answer', 'A variant cannot have an envelope.', 'Describe the answer with the style "bare", or add a back end for the table.'],
  [table, ['variant'], { list: { paging: { style: 'body' } } }, '/variant/list/paging', 'The paging style "body" requires an envelope, which a variant cannot have.', 'Use another paging.'],
  [table, ['variant'], { list: { paging: { style: 'link', size: 'size' } } }, '/collection/filter/0', 'The back end cannot filter by "name".', 'Add "filters" to "list" in "variant", or remove the filter.'],
  [table, [...merge, 'path'], '/patients/../merge', '/operations/patient.merge/path', '"/patients/../merge" is not a valid path.', 'Write a path like /erp/{uuid}, and put query parameters in "query".'],
  [table, [...merge, 'sends'], 'changes', '/operations/patient.merge/sends', 'Only an operation with a record as its body sends changes.', 'Remove "sends", or add "body".'],
  [table, [...merge, 'mediaType'], 'application/vnd.api+json', '/operations/patient.merge/mediaType', 'Only an operation with a record or a state as its body has a media type.', 'Remove "mediaType", or add "body".'],
  [table, [...merge, 'mediaType'], 'text/csv', '/operations/patient.merge/mediaType', 'The value must match pattern "^application/(([\\w.-]+\\+)?json|x-www-form-urlencoded)$".', 'Change it. A kind of JSON, such as `application/merge-patch+json`, or `application/x-www-form-urlencoded`.'],
  [clinic, ['roles', 'modify', 'sends'], 'jsonPath', '/roles/modify/sends', '"jsonPath" is not an allowed value.', 'Did you mean "jsonPatch"?'],
  [things, [...createThing, 'sends'], 'jsonPatch', '/operations/thing.create/sends', 'A back end with an envelope takes no JSON Patch.', 'Remove "sends", or describe the answer of the back end with the style "bare".'],
  [things, [...createThing, 'mediaType'], 'application/merge-patch+json', '/operations/thing.create/mediaType', 'A back end with an envelope takes only JSON.', 'Remove "mediaType", or describe the answer of the back end with the style "bare".'],
  [table, [...merge, 'query', 'body'], { type: 'string' }, '/operations/patient.merge/query/body', 'The parameter "body" is reserved, because the call helper fills it.', 'Rename or remove it.'],
  [resource, ['actions', 'admit', 'operation'], 'patient.list', '/actions/admit/operation', 'The action "admit" cannot be called with the "id" of a record only.', 'Name an operation that takes "id", or add a "prompt" for the other parameter.'],
  [resource, ['roles', 'get'], 'patient.list', '/roles/get', '"patient.list" does not answer with the patient of a "id", so it cannot have the role "get".', 'Did you mean "patient.get"?'],
];

test.each(rows)('%s %j = %j', (file, path, value, pointer, message, fix) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [file, ...path], value);
  });
  expect(problems).toContainEqual(expect.objectContaining({ file, pointer, message, fix }));
});

/** The same for problems in another file than the edited one. */
// biome-ignore format: one row for each rule
const elsewhere: readonly [edited: string, path: Path, value: unknown, file: string, pointer: string, message: string, fix: string][] = [
  [clinic, ['served'], true, main, '/served', 'schemas/backends/clinic.json is served, too.', 'Remove "served" from one of the two.'],
  [clinic, ['signIn'], { scheme: 'apiKey', header: 'X-Key' }, main, '/signIn', 'schemas/backends/clinic.json has a sign-in, too.', 'Remove "signIn" from one of the two.'],
  [main, ['served'], undefined, things, '', 'The project has several back ends, and none is served.', 'Name one in "backend", such as {"$ref": "../backends/<name>.json"}.'],
  [clinic, ['roles', 'remove'], undefined, table, '/collection/roles/4', 'The back end "clinic" has no call for the role "remove".', 'Add it to "roles" in schemas/backends/clinic.json, or remove it here.'],
  [clinic, ['roles', 'transition'], undefined, table, '/collection/transitions', 'The back end "clinic" has no call for transitions.', 'Add "transition" to "roles" in schemas/backends/clinic.json, or remove "transitions".'],
  [patient, ['x-lifecycle', 'transitions', 'admit', 'to'], null, table, '/collection/transitions/0', 'The transition "admit" deletes the record, so it has no state to send.', 'Remove it, and use the role "remove".'],
  [clinic, ['list', 'filters'], undefined, table, '/collection/filter/0', 'The back end cannot filter by "name".', 'Add "filters" to "list" in schemas/backends/clinic.json, or remove the filter.'],
  [clinic, ['list', 'filters', 'to'], undefined, table, '/collection/filter/1', 'The back end cannot filter by a range of "weight".', 'Add "from" and "to" to "list" in schemas/backends/clinic.json, or remove the filter.'],
  [clinic, ['roles', 'modify'], { method: 'PATCH', path: '/{collection}/{key}', sends: 'jsonPatch', mediaType: formType }, table, '/collection/roles/3', 'A JSON Patch is not a form.', 'Remove "mediaType", or "sends".'],
  [clinic, ['roles', 'create', 'sends'], 'jsonPatch', resource, '/roles/create', '"patient.create" sends a JSON Patch, which "create" cannot make.', 'Remove "sends" from the operation, or use it for "modify" only.'],
  [table, ['variant'], { key: 'code' }, resource, '/entity', 'The entity of the list has no property "code".', 'Add the read-only property "code" to the entity.'],
  [patient, ['properties', 'id'], undefined, resource, '/entity', 'The entity of the list has no property "id".', 'Add the read-only property "id" to the entity.'],
];

test.each(elsewhere)('%s %j = %j is reported in %s', (edited, path, value, file, pointer, message, fix) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [edited, ...path], value);
  });
  expect(problems).toContainEqual(expect.objectContaining({ file, pointer, message, fix }));
});

test.each<[file: string, path: Path, value: unknown]>([
  [clinic, ['key'], undefined],
  [table, ['collection', 'path'], '{x}{y}'],
  [table, ['backend', '$ref'], '../backends/clinik.json'],
])('%s %j = %j draws no other problems', (file, path, value) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [file, ...path], value);
  });
  expect(problems).toEqual([expect.objectContaining({ file })]);
});

test('a path of a back end without an envelope may have signs, and a slash at the end', () => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [table, ...merge, 'path'], '/Patients.svc/@all/{id}.v1:merge/');
  });
  expect(problems).toEqual([]);
});

test('a project needs a back end', () => {
  const problems = problemsAfter((files) => {
    delete files[main];
  });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: things, message: 'The project has no back end.' }),
  );
});

test('an operation has a body or a state', () => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [table, ...merge, 'body'], { $ref: '../entities/patient.schema.json' });
    setAtPath(files, [table, ...merge, 'state'], { status: 'WAITING' });
  });
  expect(problems).toContainEqual(
    expect.objectContaining({
      message: 'The operation has a body and a state.',
      fix: 'Remove one of the two.',
    }),
  );
});

const text = { type: 'string', maxLength: 9, title: 'Part', 'x-i18n': { 'zh-CN': { title: '部分' } } };
const parts = { type: 'object', properties: { part: text } };
const titled = { title: 'Extra', 'x-i18n': { 'zh-CN': { title: '其他' } } };
const { title: _title, 'x-i18n': _translation, ...item } = text;

test.each<[name: string, property: object, isRefused: boolean]>([
  ['a text', text, false],
  ['a list of texts', { type: 'array', maxItems: 3, items: item }, false],
  ['an object', parts, true],
  ['a list of objects', { type: 'array', maxItems: 3, items: parts }, true],
  ['a read-only object', { ...parts, readOnly: true }, false],
])('a form-encoded body with %s', (_name, property, isRefused) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [clinic, 'roles', 'modify', 'mediaType'], formType);
    setAtPath(files, [patient, 'properties', 'extra'], { ...property, ...titled });
  });
  expect(problems.map(({ message }) => message)).toEqual(
    isRefused ? ['"extra" of "patient" has objects, which a form cannot have.'] : [],
  );
});

test.each([
  ['modify', 'sends', 'jsonPatch'],
  ['create', 'mediaType', 'application/vnd.api+json'],
  ['transition', 'mediaType', 'application/merge-patch+json'],
])('the template of %s may have "%s": "%s"', (role, keyword, value) => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [clinic, 'roles', role, keyword], value);
  });
  expect(problems).toEqual([]);
});

test('a list whose console filters needs no filter syntax', () => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    setAtPath(files, [clinic, 'list'], { paging: { style: 'none' } });
  });
  expect(problems).toEqual([]);
});

test('a back end may have the key "_id"', () => {
  const problems = problemsAfter((files) => {
    withClinic(files);
    for (const file of [clinic, table, patient, resource])
      files[file] = JSON.parse(
        JSON.stringify(files[file]).replaceAll('"id"', '"_id"').replaceAll('{id}', '{_id}'),
      );
  });
  expect(problems).toEqual([]);
});
