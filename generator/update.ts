import { join } from 'node:path';
import { Files } from './Files.ts';
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
      readonly untidy: readonly Problem[];
    };

/**
 * Brings src/generated up to date, again and again; with problems it stays as it was. What was read and written the last time
 * need not be read again.
 */
export function updater(root: string): () => Promise<Result> {
  const files = new Files(root);
  let last: ReadonlyMap<string, string> | undefined;
  return async () => {
    const { problems, outputs, untidy } = await generate(root, files);
    if (problems) return { problems };
    const written = write(join(root, generatedFolder), outputs, last);
    last = new Map(outputs.map(({ path, text }) => [path, text]));
    return { ...written, untidy };
  };
}

/** Brings src/generated up to date; with problems it stays as it was. */
export async function update(root: string): Promise<Result> {
  const input = inputDigest(root);
  const { problems, outputs, untidy } = await generate(root);
  if (problems) return { problems };
  if (untidy.length === 0) keepReceipt(root, input, outputs);
  return { ...write(join(root, generatedFolder), outputs), untidy };
}
