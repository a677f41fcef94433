import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import { requiredParametersOf } from '../OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { elementLocations, locationAt, rootLocation, violation, warning } from '../RuleViolation.ts';

/** Routes that the console keeps for itself. */
const consoleRoutes = ['/exception', '/sign-in'];

/** Every screen has a route of its own. */
const distinctRoutes: SchemaRule = function* ({ families, screens }) {
  const seen = new Map<string, string>(consoleRoutes.map((route) => [route, 'the console itself']));
  for (const file of [...families, ...screens]) {
    const { route } = file.value;
    const other = seen.get(route);
    if (other)
      yield violation(
        locationAt(rootLocation<unknown>(file), ['route'], route),
        `The route "${route}" belongs to ${other}.`,
        'Choose another one.',
      );
    seen.set(route, file.path);
  }
};

/** Every screen has a place of its own in the navigation. */
const distinctOrder: SchemaRule = function* ({ families, screens }) {
  const seen = new Map<number, string>();
  for (const file of [...families, ...screens]) {
    const other = seen.get(file.value.navigationOrder);
    if (other)
      yield warning(
        locationAt(rootLocation<unknown>(file), ['navigationOrder'], file.value.navigationOrder),
        `${other} has the place ${file.value.navigationOrder} in the navigation too.`,
        'Choose another number: the smallest comes first.',
      );
    seen.set(file.value.navigationOrder, file.path);
  }
};

/** A tab's id stands in the URL: no two are the same. */
const distinctTabIds: SchemaRule = function* ({ screens }) {
  for (const file of screens) {
    const seen = new Set<string>();
    for (const tab of elementLocations(rootLocation(file), 'tabs', file.value.tabs)) {
      if (seen.has(tab.value.id))
        yield violation(
          locationAt(tab, ['id'], undefined),
          `The tab "${tab.value.id}" is there twice.`,
          'Rename one of them.',
        );
      seen.add(tab.value.id);
    }
  }
};

/** A tab shows a list, a task or a panel; only a panel opens with the list of something. */
const tabContent: SchemaRule = function* (sources) {
  for (const file of sources.screens)
    for (const tab of elementLocations(rootLocation(file), 'tabs', file.value.tabs)) {
      const { id, resource, task, panel, overview, initialList: opens } = tab.value;
      const shown = Object.entries({ resource, task, panel, overview }).filter(
        ([, value]) => value !== undefined,
      );
      if (shown.length !== 1)
        yield violation(
          tab,
          `The tab "${id}" shows ${shown.map(([name]) => `a ${name}`).join(' and ') || 'nothing'}.`,
          'Give it a "resource", a "task", a "panel" or an "overview".',
        );
      if (opens && !panel)
        yield violation(
          locationAt(tab, ['initialList'], undefined),
          `The tab "${id}" has no panel that could open with a list.`,
          'Remove "initialList", or add "panel".',
        );
      const single = sources.resources.find(({ name }) => resource && name === nameOfRef(resource.$ref));
      const get = sources.operation(single?.value.roles.list ? '' : (single?.value.roles.get ?? ''));
      for (const name of get ? requiredParametersOf(get) : [])
        yield violation(
          locationAt(tab, ['resource'], undefined),
          `"${get?.id}" requires "${name}", which nothing gives it here.`,
          'Show this resource on a tab of a record, with "fixedProperties".',
        );
    }
};

/** Rules of routes and their tabs. */
export const screenRules: readonly SchemaRule[] = [distinctRoutes, distinctOrder, distinctTabIds, tabContent];
