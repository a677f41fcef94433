import { header, importType, type Output } from '../emit/output.ts';
import type { Model } from '../model.ts';
import type { Bundle } from './bundle.ts';
import { formOutput } from './emit/form.ts';
import { typesOutput } from './emit/types.ts';
import { validatorOutputs } from './emit/validate.ts';

const known = new WeakMap<Bundle, readonly Output[]>();

/** external/: the modules of every published schema that a property takes, and where the form finds them. */
export async function emitExternals({ externals }: Model): Promise<Output[]> {
  const modules = await Promise.all(externals.map(modulesOf));
  return [...modules.flat(), index(externals)];
}

async function modulesOf(bundle: Bundle): Promise<readonly Output[]> {
  const made = known.get(bundle) ?? [
    ...validatorOutputs(bundle),
    formOutput(bundle),
    await typesOutput(bundle),
  ];
  known.set(bundle, made);
  return made;
}

const index = (externals: readonly Bundle[]): Output => ({
  path: 'external/index.ts',
  text: `${header}
${importType('External', '../../contract/external.ts')}

export const externals: Readonly<Record<string, () => Promise<{ readonly default: External }>>> = {
${externals.map(({ name }) => `  ${name}: () => import('./${name}/form.ts'),`).join('\n')}
};
`,
  files: externals.flatMap(({ files }) => files),
});
