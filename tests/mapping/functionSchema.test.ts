import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import fieldMapping from '../../schemas/entities/fieldMapping.schema.json' with { type: 'json' };
import functionType from '../../schemas/entities/functionType.schema.json' with { type: 'json' };
import { mappingFunctions } from '../../src/mapping/functions/index.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
const { properties, then: requirements } = fieldMapping;
const validateRow = ajv.compile(requirements);

const columns = ['sourceField', 'expression'] as const;
const columnsIf = (source: boolean, expression: boolean) =>
  columns.filter((column) => (column === 'sourceField' ? source : expression));

/** Returns the columns that the form shows, and those that the schema requires, for a function type. */
function columnsInSchema(row: { readonly functionType: string }) {
  validateRow(row);
  const missing = (validateRow.errors ?? []).map(({ params }) => params.missingProperty);
  return {
    shown: columns.filter((column) => ajv.validate(properties[column]['x-visible-when'], row)),
    required: columns.filter((column) => missing.includes(column)),
  };
}

const choiceOf = (code: string) => functionType.oneOf.find((choice) => choice.const === code);
const section = /^## 11\..*?(?=^## )/ms.exec(readFileSync('schemas/SPECIFICATION.md', 'utf8'))?.[0] ?? '';

test.each(Object.entries(mappingFunctions))('the schemas agree with the function %s', (code, descriptor) => {
  const { sourceField, expression } = descriptor;
  expect.soft(columnsInSchema({ functionType: code }), 'lists in fieldMapping.schema.json').toEqual({
    shown: columnsIf(sourceField !== null, expression !== null),
    required: columnsIf(
      sourceField !== null && sourceField.count !== 'any',
      expression !== null && expression.default === undefined,
    ),
  });
  const { description, 'x-i18n': translations } = choiceOf(code) ?? {};
  expect
    .soft(
      [description !== undefined, translations?.['zh-CN'].description !== undefined],
      'hint for the expression: `description` in functionType.schema.json',
    )
    .toEqual([expression !== null, expression !== null]);
  expect.soft(section, 'section 11 of the specification').toMatch(new RegExp(`^\\| \`${code}\` `, 'm'));
});
