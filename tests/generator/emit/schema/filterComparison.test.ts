import { expect, test } from 'vitest';
import { emitOpenApi } from '../../../../generator/emit/openapi/emitOpenApi.ts';
import { emitApi } from '../../../../generator/emit/types/emitApi.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import { withClinic } from '../../describedBackend.ts';
import { sampleProject, setAtPath } from '../../sampleProject.ts';

const text = { type: 'string', maxLength: 36, title: 'X', 'x-i18n': { 'zh-CN': { title: 'X' } } };

/** A filtered property → whether lists filter it by a part of the value. */
const properties: readonly [name: string, keywords: object, byPart: boolean][] = [
  ['note', {}, true],
  ['doctorUuid', {}, false],
  ['mail', { format: 'email' }, false],
  ['owner', { 'x-reference': { operation: 'owner.query', value: 'uuid', label: 'name' } }, false],
  ['company', { 'x-from': 'companyUuid' }, false],
  ['tags', { type: 'array', maxItems: 3, items: { type: 'string', maxLength: 9 } }, false],
];

const model = normalizeProject(
  sampleProject((files) => {
    withClinic(files);
    setAtPath(
      files,
      ['schemas/endpoints/patient.json', 'collection', 'filter'],
      [...properties.map(([name]) => name)],
    );
    for (const [name, keywords] of properties)
      setAtPath(files, ['schemas/entities/patient.schema.json', 'properties', name], {
        ...text,
        ...keywords,
      });
  }),
);
const textOf = (outputs: readonly { path: string; text: string }[], path: string): string =>
  outputs.find((output) => output.path === path)?.text ?? '';
const api = /"patient.list": (\{.*\}),/.exec(textOf(emitApi(model), 'api.ts'))?.[1] ?? '{}';
const document = textOf(emitOpenApi(model), 'openapi.clinic.json');

test.each(properties)('the console and the API document agree on the filter %s', (name, _, want) => {
  const filters = JSON.parse(api).filters ?? {};
  const parameters = JSON.parse(document).paths['/patients'].get.parameters ?? [];
  expect({
    console: filters[name] === 'contains',
    document: parameters.some((one: { name: string }) => one.name === `${name}_like`),
  }).toEqual({ console: want, document: want });
});
