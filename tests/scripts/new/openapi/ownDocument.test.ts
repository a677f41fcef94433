import { expect, onTestFinished, test } from 'vitest';
import { loadProject } from '../../../../generator/load/loadProject.ts';
import type { OperationSource } from '../../../../generator/load/schemaSources.ts';
import { nameOfRef } from '../../../../generator/normalize/normalizeEntities.ts';
import type { CallRow } from '../../../../scripts/new/draft/Draft.ts';
import { importDocument } from '../../../../scripts/new/importSource.ts';
import { documentToDraft } from '../../../../scripts/new/openapi/documentToDraft.ts';
import { readDocument } from '../../../../scripts/new/openapi/readDocument.ts';
import { copyProject } from '../projectCopy.ts';

const { draft } = documentToDraft(await readDocument('src/generated/openapi.json'));
const imported = new Map(draft.calls.map(({ id, service, row }) => [id, { service, ...rowFacts(row) }]));
const tables = loadProject('.').project.endpoints;

/** The facts of a row that an OpenAPI document can say. */
function rowFacts({ method, path, query = {}, body, result }: CallRow | OperationSource) {
  const kindOf = (value: typeof body | typeof result): string => {
    if (value === undefined) return 'none';
    if ('page' in value) return `page of ${nameOfRef(value.page.$ref)}`;
    return 'list' in value ? `list of ${nameOfRef(value.list.$ref)}` : nameOfRef(value.$ref);
  };
  const filter = body && 'filter' in body ? body.filter : [];
  return {
    method,
    path,
    query: Object.keys(query).sort(),
    body: kindOf(body),
    // A paging body also takes the uuid and the session's values, so the document does not tell them from filters.
    filter: filter.filter((name) => !['uuid', 'companyUuid', 'loginId'].includes(name)).toSorted(),
    result: kindOf(result),
  };
}

test('the import of openapi.json reproduces every row of the endpoint tables', () => {
  const wanted = tables.flatMap(({ value: { service, operations = {} } }) =>
    Object.entries(operations).map(([id, row]) => [id, { service, ...rowFacts(row) }] as const),
  );
  expect(wanted.length).toBeGreaterThan(50);
  for (const [id, row] of wanted) expect([id, imported.get(id)]).toEqual([id, row]);
});

test('the import finds the roles that resources have today', () => {
  const roles = draft.resources.find(({ entity }) => entity === 'erp')?.roles ?? [];
  expect(Object.fromEntries(roles.map(({ role, call }) => [role, call?.id]))).toEqual({
    list: 'erp.query',
    get: 'erp.get',
    create: 'erp.create',
    modify: 'erp.modify',
    remove: 'erp.remove',
    restore: 'erp.restore',
  });
  expect(roles.flatMap(({ misfits }) => misfits)).toEqual([]);
});

test('the import into another project writes the same rows', async () => {
  const project = copyProject();
  onTestFinished(project.remove);
  const report = await importDocument(project.root, 'src/generated/openapi.json', 'imported');
  expect(report).toContain('has the method and path of "carrier.page"');
  const { operations = {} } = tables.find(({ name }) => name === 'erp')?.value ?? {};
  const written = project.read('schemas/endpoints/erp.json').operations as typeof operations;
  expect(Object.keys(written)).toHaveLength(6);
  for (const [id, row] of Object.entries(written)) {
    const want = operations[id];
    expect([id, rowFacts(row)]).toEqual([id, want && rowFacts(want)]);
  }
});
