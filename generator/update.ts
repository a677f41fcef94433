import { join } from 'node:path';
import { generate } from './generate.ts';
import type { Problem } from './problem.ts';
import { write } from './write.ts';

export const generatedFolder = 'src/generated';

export type Result =
  | { readonly problems: readonly Problem[] }
  | {
      readonly problems?: undefined;
      readonly changed: readonly string[];
      readonly removed: readonly string[];
    };

/** Brings src/generated up to date; with problems it stays as it was. */
export async function update(root: string): Promise<Result> {
  const { problems, outputs } = await generate(root);
  return problems ? { problems } : write(join(root, generatedFolder), outputs);
}
