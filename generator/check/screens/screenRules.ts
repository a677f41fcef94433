import { requiredParametersOf } from '../operations/OperationLocation.ts';
import type { SchemaRule } from '../RuleContext.ts';
import {
  elementLocations,
  findRepeated,
  locationAt,
  rootLocation,
  violation,
  warning,
} from '../RuleViolation.ts';

/** Routes of the console itself. */
const consoleRoutes = ['/exception', '/sign-in'];

/** No two screens have the same `route`, and none has a route of the console itself. */
const distinctRoutes: SchemaRule = function* ({ families, screens }) {
  const seen = new Map<string, string>(consoleRoutes.map((route) => [route, 'the console itself']));
  for (const file of [...families, ...screens]) {
    const { route } = file.value;
    const other = seen.get(route);
    if (other)
      yield violation(
        locationAt(rootLocation<unknown>(file), ['route'], route),
        `The route "${route}" belongs to ${other}.`,
        'Choose another route.',
      );
    seen.set(route, file.path);
  }
};

/** No two screens have the same `navigationOrder`. */
const distinctOrder: SchemaRule = function* ({ families, screens }) {
  for (const [file, other] of findRepeated([...families, ...screens], ({ value }) => value.navigationOrder))
    yield warning(
      locationAt(rootLocation<unknown>(file), ['navigationOrder'], file.value.navigationOrder),
      `${other.path} also has the "navigationOrder" ${file.value.navigationOrder}.`,
      'Choose another number. The smallest number comes first.',
    );
};

/** No two tabs of a screen have the same id, because the id is part of the URL. */
const distinctTabIds: SchemaRule = function* ({ screens }) {
  for (const file of screens) {
    const tabs = elementLocations(rootLocation(file), 'tabs', file.value.tabs);
    for (const [tab] of findRepeated(tabs, ({ value }) => value.id))
      yield violation(
        locationAt(tab, ['id'], undefined),
        `The tab id "${tab.value.id}" is not unique.`,
        'Rename one of the two.',
      );
  }
};

/**
 * A tab of a screen has one of `resource`, `task`, `panel` and `metrics`; only a panel has `initialList`,
 * and only a resource has `icon`. The `get` of a single record there requires no parameter.
 */
const tabContent: SchemaRule = function* (sources) {
  for (const file of sources.screens)
    for (const tab of elementLocations(rootLocation(file), 'tabs', file.value.tabs)) {
      const { id, resource, task, panel, metrics, initialList, icon } = tab.value;
      const shown = Object.entries({ resource, task, panel, metrics }).filter(
        ([, value]) => value !== undefined,
      );
      if (shown.length !== 1)
        yield violation(
          tab,
          `The tab "${id}" shows ${shown.map(([name]) => `a ${name}`).join(' and ') || 'nothing'}.`,
          'Give it one of "resource", "task", "panel" and "metrics".',
        );
      if (initialList && !panel)
        yield violation(
          locationAt(tab, ['initialList'], undefined),
          `The tab "${id}" has "initialList" but no panel.`,
          'Remove "initialList", or add "panel".',
        );
      if (icon && !resource)
        yield violation(
          locationAt(tab, ['icon'], undefined),
          `The tab "${id}" has "icon" but no resource.`,
          'Remove "icon", or add "resource".',
        );
      const single = sources.resource(resource);
      const get = sources.operation(single?.value.roles.list ? '' : (single?.value.roles.get ?? ''));
      for (const name of get ? requiredParametersOf(get) : [])
        yield violation(
          locationAt(tab, ['resource'], undefined),
          `"${get?.id}" requires the parameter "${name}", which gets no value here.`,
          'Show this resource on a tab of a record page, with "fixedProperties".',
        );
    }
};

/** Rules for screens and their tabs. */
export const screenRules: readonly SchemaRule[] = [distinctRoutes, distinctOrder, distinctTabIds, tabContent];
