import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { projectRoot } from '../sampleProject.ts';
import { findMutations } from './findMutations.ts';
import { judgeMutation, outputOf, type Verdict } from './judgeMutation.ts';
import type { Mutation } from './Mutation.ts';
import { SchemaTree } from './SchemaTree.ts';
import { randomOf, selectMutations } from './selectMutations.ts';

const seed = 7;
/** Number of mutations for each operator. */
const count = 20;

const pointerOf = ({ places: [{ file, path }] }: Mutation): string => `${file} /${path.join('/')}`;

test('at least 99 % of the mutations are caught or harmless', async () => {
  const { project } = loadProject(projectRoot);
  expect(checkProject(project)).toEqual([]);
  const tree = new SchemaTree(project);
  const whole = await outputOf(project);
  const random = randomOf(seed);

  const rows: string[] = [];
  const missed: string[] = [];
  const sum: Record<Verdict, number> = { caught: 0, harmless: 0, missed: 0 };
  for (const [operator, mutations] of findMutations(project)) {
    const own: Record<Verdict, number> = { caught: 0, harmless: 0, missed: 0 };
    for (const mutation of selectMutations(mutations, count, random)) {
      const { verdict, told: report } = await judgeMutation(mutation, tree, whole);
      own[verdict] += 1;
      sum[verdict] += 1;
      if (verdict === 'missed') missed.push(`${operator}: ${pointerOf(mutation)}${report}`);
    }
    rows.push(
      `${operator.padEnd(36)}${[own.caught, own.harmless, own.missed].map((n) => String(n).padStart(9)).join('')}`,
    );
  }

  const all = sum.caught + sum.harmless + sum.missed;
  const score = (sum.caught + sum.harmless) / all;
  const head = `${`seed ${seed}`.padEnd(36)}   caught harmless   missed`;
  const foot = `${all} mutations, ${sum.caught} caught, ${sum.harmless} harmless: ${(score * 100).toFixed(1)} %`;
  console.info([head, ...rows, foot, ...missed.map((line) => `missed ${line}`)].join('\n'));
  expect(all).toBeGreaterThanOrEqual(300);
  expect(score).toBeGreaterThanOrEqual(0.99);
});
