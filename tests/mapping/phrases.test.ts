import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import enUS from '../../locales/mapping/en-US.json' with { type: 'json' };
import zhCN from '../../locales/mapping/zh-CN.json' with { type: 'json' };
import functionType from '../../schemas/entities/functionType.schema.json' with { type: 'json' };

const source = readFileSync('src/mapping/MappingError.ts', 'utf8');
const codes = [...(/MappingErrorCode =([^;]+);/.exec(source)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
  ([, code]) => code,
);

test.each([
  ['en-US', enUS],
  ['zh-CN', zhCN],
])('every error code has a phrase in %s', (_, table) => {
  expect(Object.keys(table.mapping).sort()).toEqual(codes.sort());
});

test.each([
  ['notDate', ['FORMAT_TIME']],
  ['precision', ['REGULAR', 'CONCATENATE']],
] as const)('phrase %s recommends functions by their captions: %j', (code, functions) => {
  const choices = functions.map((name) => functionType.oneOf.find((choice) => choice.const === name));
  const quoted = (phrase: string) => Array.from(phrase.matchAll(/“(.+?)”/g), ([, caption]) => caption);
  expect(quoted(enUS.mapping[code])).toEqual(choices.map((choice) => choice?.title));
  expect(quoted(zhCN.mapping[code])).toEqual(choices.map((choice) => choice?.['x-i18n']['zh-CN'].title));
});
