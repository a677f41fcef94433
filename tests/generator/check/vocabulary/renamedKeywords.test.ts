import { expect, test } from 'vitest';
import { renamedKeywords } from '../../../../generator/check/vocabulary/renamedKeywords.ts';
import { withNewKeywords } from '../../../../generator/diff/withNewKeywords.ts';
import { repairText } from '../../../../generator/pipeline/repairText.ts';
import { diffSamples, problemsAfter, sampleProject, sampleTexts, setAtPath } from '../../sampleProject.ts';

const entity = 'schemas/entities/thing.schema.json';
const endpoints = 'schemas/endpoints/thing.json';
const resource = 'schemas/resources/thing.json';
const family = 'schemas/families/alpha.json';
const task = 'schemas/tasks/copy.json';
const screen = 'schemas/screens/load.json';
const metrics = 'schemas/metrics/load.json';

type Path = readonly (string | number)[];

const transition: Path = ['x-lifecycle', 'transitions', 'start'];
const query: Path = ['operations', 'thing.get', 'query'];
const subTab: Path = ['recordTabs', 'more', 'subTabs', 0];

/** The object that holds the old keyword → the old keyword and its new name. */
// biome-ignore format: one keyword per line
const renamed: readonly [file: string, path: Path, old: string, now: string][] = [
  [entity, ['properties', 'rank'], 'x-apart', 'x-system-counter'],
  [entity, ['properties', 'hint'], 'x-detail', 'x-omit-from-list'],
  [entity, [], 'x-kept-by-month', 'x-partition-by'],
  [entity, [], 'x-lookups', 'x-indexes'],
  [entity, ['x-indexes', 0], 'properties', 'orderBy'],
  [entity, ['properties', 'name', 'x-ui'], 'order', 'formOrder'],
  [entity, ['x-lifecycle'], 'withoutExit', 'finalStates'],
  [entity, transition, 'lapse', 'expires'],
  [endpoints, ['operations', 'thing.get'], 'gate', 'security'],
  [endpoints, ['operations', 'thing.get'], 'refusals', 'errorResponses'],
  [endpoints, [...query, 'companyUuid'], 'from', 'x-from'],
  [resource, [], 'record', 'recordTitle'],
  [resource, ['x-i18n', 'zh-CN'], 'record', 'recordTitle'],
  [resource, [], 'naming', 'displayProperty'],
  [resource, [], 'body', 'bodyProperty'],
  [resource, [], 'strip', 'metrics'],
  [resource, ['metrics'], 'asks', 'fixedParams'],
  [resource, ['metrics'], 'by', 'familyConstants'],
  [resource, ['metrics'], 'after', 'afterColumn'],
  [resource, [], 'beside', 'relatedTabs'],
  [resource, ['relatedTabs', 0], 'by', 'familyConstants'],
  [resource, [], 'trials', 'testActions'],
  [resource, [], 'tabs', 'recordTabs'],
  [resource, ['recordTabs', 'more'], 'parts', 'subTabs'],
  [resource, subTab, 'by', 'fixedProperties'],
  [resource, subTab, 'source', 'emptyStateTab'],
  [resource, subTab, 'where', 'visibleIf'],
  [resource, ['columns', 5], 'tab', 'recordTab'],
  [resource, ['columns', 5], 'filters', 'presetFilters'],
  [resource, ['tree'], 'group', 'groupBy'],
  [resource, ['actions', 'start'], 'phrase', 'titleWithName'],
  [resource, ['actions', 'start'], 'consequence', 'confirmMessage'],
  [resource, ['actions', 'start'], 'takes', 'appliesTo'],
  [resource, ['actions', 'start'], 'asks', 'prompt'],
  [resource, ['actions', 'start'], 'outcome', 'onSuccess'],
  [resource, ['actions', 'start'], 'symbol', 'icon'],
  [resource, ['actions', 'start'], 'prominent', 'primary'],
  [resource, ['actions', 'start'], 'done', 'successMessage'],
  [family, [], 'order', 'navigationOrder'],
  [family, [], 'without', 'excludes'],
  [family, ['lifecycle'], 'states', 'addedStates'],
  [task, [], 'about', 'targetEntity'],
  [task, [], 'body', 'bodyProperty'],
  [task, [], 'picks', 'selection'],
  [task, [], 'outcome', 'onSuccess'],
  [task, [], 'done', 'successMessage'],
  [task, [], 'failed', 'failureMessage'],
  [screen, [], 'order', 'navigationOrder'],
  [screen, [], 'short', 'shortTitle'],
  [screen, ['tabs', 0], 'opens', 'initialList'],
  [screen, ['tabs', 0], 'overview', 'metrics'],
  [metrics, [], 'span', 'period'],
  [metrics, [], 'since', 'sinceProperty'],
  [metrics, ['figures', 0], 'filters', 'presetFilters'],
  [metrics, ['figures', 0], 'since', 'sinceFilter'],
  [metrics, ['findings'], 'kind', 'kindProperty'],
  [metrics, ['findings'], 'message', 'messageProperty'],
  [metrics, ['findings'], 'since', 'sinceProperty'],
  [metrics, ['findings', 'kinds', 'SLOW'], 'lead', 'drillDown'],
  [metrics, ['findings', 'kinds', 'SLOW', 'drillDown'], 'section', 'recordTab'],
  [metrics, ['chart'], 'seconds', 'secondsProperty'],
  [metrics, ['records'], 'by', 'uuidsProperty'],
  [metrics, ['records'], 'naming', 'linkColumn'],
  [metrics, ['records'], 'after', 'afterColumn'],
];

type Json = Record<string | number, unknown>;

/** Puts an old keyword into an object of a file. Creates missing objects on the path. */
function putOld(files: Record<string, unknown>, file: string, path: Path, old: string, now: string): void {
  let owner = files[file] as Json;
  for (const [index, key] of path.entries()) {
    owner[key] ??= typeof path[index + 1] === 'number' ? [] : {};
    owner = owner[key] as Json;
  }
  owner[old] = owner[now] ?? 'X';
  delete owner[now];
}

test.each(renamed)('%s %j: "%s" is now "%s"', (file, path, old, now) => {
  const problems = problemsAfter((files) => putOld(files, file, path, old, now));
  const problem = problems.find(({ message }) => message === `"${old}" is now "${now}".`);
  expect(problem).toMatchObject({
    file,
    pointer: `/${[...path, old].join('/')}`,
    fix: `Rename it to "${now}".`,
    repair: { rename: now },
  });
  expect([problem?.line, problem?.column]).toEqual([expect.any(Number), expect.any(Number)]);
  expect(problems.filter(({ message }) => message === `"${now}" is missing.` && path.length === 0)).toEqual(
    [],
  );
});

test('every renamed keyword is in the table', () => {
  const pairs = new Set(renamed.map(([, , old, now]) => `${old} → ${now}`));
  expect(renamedKeywords.map(([old, now]) => `${old} → ${now}`).filter((pair) => !pairs.has(pair))).toEqual(
    [],
  );
});

/** Old keywords inside each other: one rename uncovers the next. */
const nested = (files: Record<string, unknown>): void => {
  putOld(files, metrics, ['records'], 'by', 'uuidsProperty');
  putOld(files, resource, ['metrics'], 'after', 'afterColumn');
  putOld(files, resource, ['metrics'], 'asks', 'fixedParams');
  putOld(files, resource, [], 'strip', 'metrics');
};

test('old keywords in an older version cause no schema change', () => {
  const after = sampleProject();
  expect(diffSamples(sampleProject(nested), after)).toEqual([]);
  expect(withNewKeywords(sampleProject(nested), after.vocabulary).resources).toMatchObject(
    after.resources.map(({ name, value }) => ({ name, value })),
  );
});

test('a keyword whose new name already exists has no automatic repair', () => {
  const both = (files: Record<string, unknown>): void => setAtPath(files, [resource, 'naming'], 'name');
  const [problem] = problemsAfter(both);
  expect(problem).toMatchObject({ message: '"naming" is now "displayProperty".' });
  expect(problem?.repair).toBeUndefined();
  const text = sampleTexts(both)[resource] ?? '';
  expect(repairText(text, problem ? [problem] : []).text).toBe(text);
});
