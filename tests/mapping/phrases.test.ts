import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import enUS from '../../locales/mapping/en-US.json' with { type: 'json' };
import zhCN from '../../locales/mapping/zh-CN.json' with { type: 'json' };

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
