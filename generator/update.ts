import { join } from 'node:path';
import { generate } from './generate.ts';
import type { Problem } from './problem.ts';
import { inputDigest, keepReceipt } from './receipt.ts';
import { generatedFolder, write } from './write.ts';

export type Result =
  | { readonly problems: readonly Problem[] }
  | {
      readonly problems?: undefined;
      readonly changed: readonly string[];
      readonly removed: readonly string[];
    };

/** Brings src/generated up to date; with problems it stays as it was. */
export async function update(root: string): Promise<Result> {
  const input = inputDigest(root);
  const { problems, outputs } = await generate(root);
  if (problems) return { problems };
  keepReceipt(root, input, outputs);
  return write(join(root, generatedFolder), outputs);
}
