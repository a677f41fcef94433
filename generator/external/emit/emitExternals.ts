import { generatedHeader, importTypeLine, type Output } from '../../emit/Output.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { SchemaBundle } from '../SchemaBundle.ts';
import { formOutput } from './formModule.ts';
import { typesOutput } from './typesModule.ts';
import { validatorOutputs } from './validatorModule.ts';

/**
 * Emits external/: the modules of every published schema that a property refers to, and an index for the
 * form.
 */
export async function emitExternals({ externals }: Model): Promise<Output[]> {
  const modules = await Promise.all(externals.map(emitModules));
  return [...modules.flat(), indexModule(externals)];
}

const emitModules = async (bundle: SchemaBundle): Promise<readonly Output[]> => [
  ...validatorOutputs(bundle),
  formOutput(bundle),
  await typesOutput(bundle),
];

const indexModule = (externals: readonly SchemaBundle[]): Output => ({
  path: 'external/index.ts',
  text: `${generatedHeader}
${importTypeLine('PublishedSchema', '#contract/model/publishedSchema.ts')}

export const externals: Readonly<Record<string, () => Promise<{ readonly default: PublishedSchema }>>> = {
${externals.map(({ name }) => `  ${name}: () => import('./${name}/form.ts'),`).join('\n')}
};
`,
  files: externals.flatMap(({ files }) => files),
});
