import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createRuleContext } from '../../../../generator/check/RuleContext.ts';
import { overviewRules } from '../../../../generator/check/screens/overviewRules.ts';
import { loadProject } from '../../../../generator/load/loadProject.ts';
import type { ScreenSource } from '../../../../generator/load/schemaSources.ts';

const { project } = loadProject(resolve(import.meta.dirname, '../../../..'));
const base = '/tabs/0/overview';

type Path = readonly (string | number)[];

/** A copy with another value at a path; undefined removes what is there. */
function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? (Object.assign([], value) as never)
    : { ...(value as object) };
  const inner = changed(copy[step], rest, to);
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy;
}

/** What the rules say of the project's own overview, with something changed in it. */
function told(path: Path, to: unknown) {
  const screens = project.screens.map((file) =>
    file.name === 'health' ? { ...file, value: changed(file.value, path, to) as ScreenSource } : file,
  );
  const given = { ...project, screens };
  const sources = createRuleContext(given, given);
  return overviewRules
    .flatMap((rule) => [...rule(sources)])
    .map(({ pointer, message, fix }) => [pointer, message, fix]);
}

const figure = ['figures', 2];
const line = ['chart', 'lines', 1];

const cases: [Path, unknown, string, string, string?][] = [
  [
    ['operation'],
    'health.quary',
    '/operation',
    'There is no operation "health.quary".',
    'Did you mean "health.query"?',
  ],
  [['operation'], 'erp.query', '/operation', '"erp.query" takes no entity, or does not answer with one.'],
  [['period'], 'windows', '/period', 'The question has no "windows".', 'Did you mean "window"?'],
  [['count'], 'count', '/count', 'The answer has no "count".'],
  [
    ['findings', 'messageProperty'],
    'massage',
    '/findings/messageProperty',
    'A finding has no "massage".',
    'Did you mean "message"?',
  ],
  [['findings', 'kinds', 'STALLED'], undefined, '/findings/kinds', 'Nothing says how grave "STALLED" is.'],
  [['findings', 'kinds', 'LOST'], { tone: 'warning' }, '/findings/kinds/LOST', 'There is no finding "LOST".'],
  [
    ['findings', 'kinds', 'SILENT', 'drillDown', 'recordTab'],
    'log',
    '/findings/kinds/SILENT/drillDown/recordTab',
    'The page of the record has no "log".',
    'Did you mean "logs"?',
  ],
  [[...figure, 'property'], 'fail', '/figures/2/property', 'The answer has no "fail".'],
  [
    [...figure, 'tab'],
    'interfaceLogs',
    '/figures/2/tab',
    'The screen has no "interfaceLogs".',
    'Did you mean "interfaceLog"?',
  ],
  [
    [...figure, 'presetFilters', 'levels'],
    'ERROR',
    '/figures/2/presetFilters/levels',
    'The list has no "levels".',
  ],
  [
    [...figure, 'sinceFilter'],
    'times',
    '/figures/2/sinceFilter',
    'The list has no "times".',
    'Did you mean "time"?',
  ],
  [['figures', 5, 'sort', 'property'], 'data', '/figures/5/sort/property', 'The list has no "data".'],
  [
    [...line, 'withinFilter'],
    'times',
    '/chart/lines/1/withinFilter',
    'The list has no "times".',
    'Did you mean "time"?',
  ],
  [['records', 'columns', 1], 'state', '/records/columns/1', 'A record has no "state".'],
  [['records', 'afterColumn'], 'series', '/records/afterColumn', 'The list of columns has no "series".'],
  [
    ['records', 'columns', 2, 'recordTab'],
    'pend',
    '/records/columns/2/recordTab',
    'The page of the record has no "pend".',
  ],
];

test('the overview of this project has no problems', () => {
  expect(told([], project.screens.find(({ name }) => name === 'health')?.value)).toEqual([]);
});

test.each(cases)('%j = %j', (path, to, pointer, says, fix) => {
  const [first] = told(['tabs', 0, 'overview', ...path], to);
  expect(first?.slice(0, 2)).toEqual([base + pointer, says]);
  if (fix) expect(first?.[2]).toBe(fix);
});

test('a screen has one overview', () => {
  const { value } = project.screens.find(({ name }) => name === 'health') ?? {};
  const tab = { ...value?.tabs[0], id: 'second' };
  expect(told(['tabs', 3], tab)[0]?.slice(0, 2)).toEqual([
    '/tabs/3/overview',
    'The screen has an overview already.',
  ]);
});
