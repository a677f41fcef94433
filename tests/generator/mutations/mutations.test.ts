import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkProject } from '../../../generator/check/checkProject.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { projectRoot } from '../sampleProject.ts';
import { findMutations } from './findMutations.ts';
import { type Judgement, judgeMutation, outputOf, type Verdict } from './judgeMutation.ts';
import type { Mutation } from './Mutation.ts';
import { SchemaTree } from './SchemaTree.ts';
import { randomOf, selectMutations } from './selectMutations.ts';

const seed = 7;
/** Number of mutations for each operator. */
const count = 24;

/** This repository, and projects with migrations and other back ends. */
const folders = ['.', 'tests/projects/clinic', 'tests/projects/directus', 'tests/projects/jsonServer'];

interface ProjectMutation extends Mutation {
  readonly folder: string;
  readonly judge: () => Promise<Judgement>;
}

/** Returns the mutations of a project by operator, each with its judgement. */
async function mutationsIn(folder: string): Promise<[operator: string, mutations: ProjectMutation[]][]> {
  const { project } = loadProject(join(projectRoot, folder));
  expect(checkProject(project)).toEqual([]);
  const tree = new SchemaTree(project);
  const whole = await outputOf(project);
  return [...findMutations(project)].map(([operator, mutations]) => [
    operator,
    mutations.map((mutation) => ({
      ...mutation,
      folder,
      judge: () => judgeMutation(mutation, tree, whole),
    })),
  ]);
}

const placeTextOf = ({ folder, places: [{ file, path }] }: ProjectMutation): string =>
  `${join(folder, file)} /${path.join('/')}`;

test('at least 99 % of the mutations are caught or harmless', async () => {
  const all = (await Promise.all(folders.map(mutationsIn))).flat();
  const operators = new Set(all.map(([operator]) => operator));
  const random = randomOf(seed);

  const rows: string[] = [];
  const missed: string[] = [];
  const sum: Record<Verdict, number> = { caught: 0, harmless: 0, missed: 0 };
  for (const operator of operators) {
    const mutations = all.flatMap(([name, own]) => (name === operator ? own : []));
    const own: Record<Verdict, number> = { caught: 0, harmless: 0, missed: 0 };
    for (const mutation of selectMutations(mutations, count, random)) {
      const { verdict, told: report } = await mutation.judge();
      own[verdict] += 1;
      sum[verdict] += 1;
      if (verdict === 'missed') missed.push(`${operator}: ${placeTextOf(mutation)}${report}`);
    }
    rows.push(
      `${operator.padEnd(36)}${[own.caught, own.harmless, own.missed].map((n) => String(n).padStart(9)).join('')}`,
    );
  }

  const total = sum.caught + sum.harmless + sum.missed;
  const score = (sum.caught + sum.harmless) / total;
  const head = `${`seed ${seed}`.padEnd(36)}   caught harmless   missed`;
  const foot = `${total} mutations, ${sum.caught} caught, ${sum.harmless} harmless: ${(score * 100).toFixed(1)} %`;
  console.info([head, ...rows, foot, ...missed.map((line) => `missed ${line}`)].join('\n'));
  expect(total).toBeGreaterThanOrEqual(400);
  expect(score).toBeGreaterThanOrEqual(0.99);
});
