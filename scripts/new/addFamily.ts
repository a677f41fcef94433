import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../../generator/generate.ts';
import { formatProblem } from '../../generator/problem.ts';
import { familyFile, familyName } from './familyFile.ts';

const folder = 'schemas/families';

const ordersIn = (folder: string): number[] =>
  readdirSync(folder)
    .map((file) => /"navigationOrder":\s*(-?\d+)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1])
    .flatMap((order) => (order === undefined ? [] : [Number(order)]));

/** The first free place after all families that there are. */
function freeOrder(root: string): number {
  const families = ordersIn(join(root, folder));
  const taken = new Set([...families, ...ordersIn(join(root, 'schemas/screens'))]);
  let order = Math.max(0, ...families) + 1;
  while (taken.has(order)) order += 1;
  return order;
}

/**
 * Writes the file of a family, and answers with its path from the root.
 * @throws Error that says why there can be no family of this name; nothing is written then
 */
export function addFamily(root: string, name: string): string {
  if (!familyName.test(name)) {
    throw new Error(
      `"${name}" cannot be the name of a family: it takes 2 to 30 Latin letters and digits, the first a small letter, as in "tmsdown".`,
    );
  }
  const file = `${folder}/${name}.json`;
  const path = join(root, file);
  if (existsSync(path))
    throw new Error(`There is a family "${name}" already: ${file}. Edit it, or choose another name.`);
  const before = new Set(read(root).problems.map(formatProblem));
  writeFileSync(path, familyFile(name, freeOrder(root)));
  const problems = read(root)
    .problems.map(formatProblem)
    .filter((problem) => !before.has(problem));
  if (problems.length === 0) return file;
  rmSync(path);
  throw new Error(`The name "${name}" is taken. With it there would be:\n${problems.join('\n')}`);
}
