import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createRuleContext } from '../../../../generator/check/RuleContext.ts';
import { overviewRules } from '../../../../generator/check/screens/overviewRules.ts';
import { loadProject } from '../../../../generator/load/loadProject.ts';
import type { ScreenSource } from '../../../../generator/load/schemaSources.ts';

const { project } = loadProject(resolve(import.meta.dirname, '../../../..'));
const base = '/tabs/0/overview';

type Path = readonly (string | number)[];

/** Returns a copy with another value at a path; undefined removes the value there. */
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

/** Returns pointer, message and fix of each problem of the project's own overview after one change. */
function problemsWith(path: Path, to: unknown) {
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
  [
    ['operation'],
    'erp.query',
    '/operation',
    '"erp.query" does not take an entity or does not answer with one object.',
  ],
  [
    ['period'],
    'windows',
    '/period',
    'The body of "health.query" has no property "windows".',
    'Did you mean "window"?',
  ],
  [['count'], 'count', '/count', 'The result of "health.query" has no property "count".'],
  [
    ['findings', 'messageProperty'],
    'massage',
    '/findings/messageProperty',
    'A finding has no property "massage".',
    'Did you mean "message"?',
  ],
  [['findings', 'kinds', 'STALLED'], undefined, '/findings/kinds', 'The kind "STALLED" has no tone.'],
  [
    ['findings', 'kinds', 'LOST'],
    { tone: 'warning' },
    '/findings/kinds/LOST',
    'The kind "LOST" is not a choice of "kind".',
  ],
  [
    ['findings', 'kinds', 'SILENT', 'drillDown', 'recordTab'],
    'log',
    '/findings/kinds/SILENT/drillDown/recordTab',
    'The record page has no tab "log".',
    'Did you mean "logs"?',
  ],
  [
    [...figure, 'property'],
    'fail',
    '/figures/2/property',
    'The result of "health.query" has no property "fail".',
  ],
  [
    [...figure, 'tab'],
    'interfaceLogs',
    '/figures/2/tab',
    'No tab with a list has the id "interfaceLogs".',
    'Did you mean "interfaceLog"?',
  ],
  [
    [...figure, 'presetFilters', 'levels'],
    'ERROR',
    '/figures/2/presetFilters/levels',
    'The list has no filter "levels".',
  ],
  [
    [...figure, 'sinceFilter'],
    'times',
    '/figures/2/sinceFilter',
    'The list has no filter "times".',
    'Did you mean "time"?',
  ],
  [['figures', 5, 'sort', 'property'], 'data', '/figures/5/sort/property', 'The list has no column "data".'],
  [
    [...line, 'withinFilter'],
    'times',
    '/chart/lines/1/withinFilter',
    'The list has no filter "times".',
    'Did you mean "time"?',
  ],
  [['records', 'columns', 1], 'state', '/records/columns/1', 'A record has no property "state".'],
  [['records', 'afterColumn'], 'series', '/records/afterColumn', 'The overview has no column "series".'],
  [
    ['records', 'columns', 2, 'recordTab'],
    'pend',
    '/records/columns/2/recordTab',
    'The record page has no tab "pend".',
  ],
];

test('the overview of this project has no problems', () => {
  expect(problemsWith([], project.screens.find(({ name }) => name === 'health')?.value)).toEqual([]);
});

test.each(cases)('%j = %j causes a problem', (path, to, pointer, message, fix) => {
  const [first] = problemsWith(['tabs', 0, 'overview', ...path], to);
  expect(first?.slice(0, 2)).toEqual([base + pointer, message]);
  if (fix) expect(first?.[2]).toBe(fix);
});

test('a second overview of a screen causes a problem', () => {
  const { value } = project.screens.find(({ name }) => name === 'health') ?? {};
  const tab = { ...value?.tabs[0], id: 'second' };
  expect(problemsWith(['tabs', 3], tab)[0]?.slice(0, 2)).toEqual([
    '/tabs/3/overview',
    'The screen already has an overview.',
  ]);
});
