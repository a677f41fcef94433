import { expect, test } from 'vitest';
import { replacesModules } from '../../../scripts/testing/replacesModules.ts';

/** Without a bracket after it, so that the search of `vitestProjects.ts` does not find this file. */
const mock = 'vi.mock';
const catalog = '../../src/runtime/core/catalog.ts';

test.each<[text: string, want: boolean]>([
  ['vi.spyOn(console, "error");', false],
  [`${mock}('../../src/runtime/api/call.ts', () => ({}));`, true],
  [`${mock}(import('../../src/runtime/api/call.ts'), async (load) => ({\n  ...(await load()),\n}));`, true],
  [`${mock}('${catalog}', stubCatalog);`, false],
  [`${mock}('${catalog}', async (load) => {\n  return load();\n});`, false],
  [`${mock}('${catalog}', stubCatalog);\n${mock}('../../src/runtime/api/call.ts', () => ({}));`, true],
])('the text %j replaces a module: %j', (text, want) => {
  expect(replacesModules(text)).toBe(want);
});
