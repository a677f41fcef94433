import { expect, test } from 'vitest';
import { loadProject } from '../../generator/load/loadProject.ts';
import { normalizeProject } from '../../generator/normalize/normalizeProject.ts';
import { exampleRecordOf } from '../../generator/samples/exampleRecord.ts';
import functionType from '../../schemas/entities/functionType.schema.json' with { type: 'json' };
import { stringifyExactJson } from '../../src/contract/json/exactJson.ts';
import { checkMapping, isMappingRow, type MappingDraft, type MappingRow } from '../../src/mapping/index.ts';
import { lookUpProperties, mapDocument } from './mapDocument.ts';

/** Returns rows of an example with their line numbers. */
const toRows = (records: readonly Omit<MappingDraft, 'lineNo'>[]): MappingRow[] =>
  records.map((record, index) => ({ lineNo: index + 1, ...record })).filter(isMappingRow);

test.each(functionType.oneOf.map((choice) => [choice.const, choice['x-example']] as const))(
  'the example of %s in the reference runs',
  async (code, { records, input, output }) => {
    const rows = toRows(records);
    expect(rows).toHaveLength(records.length);
    expect(rows.map((row) => row.functionType)).toContain(code);
    expect(checkMapping(rows, lookUpProperties)).toEqual([]);
    const { target, trace } = await mapDocument(input, rows);
    expect(trace.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect(JSON.parse(stringifyExactJson(target))).toEqual(output);
  },
);

test.each(['sent', 'answered'] as const)(
  'the mappings in the examples of the reference are valid (%s)',
  (direction) => {
    const { entities } = normalizeProject(loadProject('.').project);
    const exampleOf = (name: string) =>
      entities.flatMap((entity) => (entity.name === name ? [exampleRecordOf(entity, direction)] : []))[0];
    const { fieldMappings } = exampleOf('interface') as { readonly fieldMappings: MappingRow[] };
    for (const rows of [[exampleOf('fieldMapping')], exampleOf('fieldMappings'), fieldMappings])
      expect(checkMapping(toRows(rows as MappingDraft[]), lookUpProperties)).toEqual([]);
  },
);
