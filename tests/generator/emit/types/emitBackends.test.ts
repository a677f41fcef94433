import { expect, test } from 'vitest';
import { emitBackends } from '../../../../generator/emit/types/emitBackends.ts';
import { normalizeProject } from '../../../../generator/normalize/normalizeProject.ts';
import type { SignIn } from '../../../../src/contract/backend/Backend.ts';
import { sampleProject } from '../../sampleProject.ts';

test.each<[SignIn['scheme'], string | undefined]>([
  ['loginKey', 'signLoginKey'],
  ['bearer', 'signBearer'],
  ['oidc', 'signBearer'],
  ['apiKey', 'signApiKey'],
  ['cookie', undefined],
])('calls of a back end with the sign-in %s are signed by %s', (scheme, name) => {
  const model = normalizeProject(sampleProject());
  const backends = model.backends.map((backend) => ({ ...backend, signIn: { scheme } as SignIn }));
  const [{ text = '' } = {}] = emitBackends({ ...model, backends, operations: [] });
  const imports = [...text.matchAll(/import \{ (sign\w+) \} from '#contract\/backend\/signIn\/(\w+)\.ts'/g)];
  expect(imports.map(([, imported, file]) => [imported, file])).toEqual(name ? [[name, name]] : []);
  expect(/sign: (\w+)/.exec(text)?.[1]).toBe(name);
});
