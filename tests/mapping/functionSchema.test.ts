import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import functionType from '../../schemas/entities/functionType.schema.json' with { type: 'json' };
import { mappingFunctions } from '../../src/mapping/functions/index.ts';

const choiceOf = (code: string) => functionType.oneOf.find((choice) => choice.const === code);
const section = /^## 11\..*?(?=^## )/ms.exec(readFileSync('schemas/SPECIFICATION.md', 'utf8'))?.[0] ?? '';

test.each(Object.entries(mappingFunctions))('the schema agrees with the function %s', (code, descriptor) => {
  const { sourceField, expression } = descriptor;
  const { description, 'x-i18n': translations, 'x-uses': uses } = choiceOf(code) ?? {};
  expect.soft(uses, '`x-uses` of the choice in functionType.schema.json').toEqual({
    ...(sourceField && { sourceField: sourceField.count === 'any' ? 'optional' : 'required' }),
    ...(expression && { expression: expression.default === undefined ? 'required' : 'optional' }),
  });
  expect
    .soft(
      [description !== undefined, translations?.['zh-CN'].description !== undefined],
      'hint for the expression: `description` in functionType.schema.json',
    )
    .toEqual([expression !== null, expression !== null]);
  expect.soft(section, 'section 11 of the specification').toMatch(new RegExp(`^\\| \`${code}\` `, 'm'));
});
