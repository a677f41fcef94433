import { nameOfRef } from '../normalize/entities.ts';
import { requiredOf } from './operationPlace.ts';
import { broken, elements, inside, rootOf, untidy } from './place.ts';
import type { Rule } from './rule.ts';

/** Routes that the console keeps for itself. */
const own = ['/exception', '/sign-in'];

/** Every screen has a route of its own. */
const routes: Rule = function* ({ families, screens }) {
  const seen = new Map<string, string>(own.map((route) => [route, 'the console itself']));
  for (const file of [...families, ...screens]) {
    const { route } = file.value;
    const other = seen.get(route);
    if (other)
      yield broken(
        inside(rootOf<unknown>(file), ['route'], route),
        `The route "${route}" belongs to ${other}.`,
        'Choose another one.',
      );
    seen.set(route, file.path);
  }
};

/** Every screen has a place of its own in the navigation. */
const order: Rule = function* ({ families, screens }) {
  const seen = new Map<number, string>();
  for (const file of [...families, ...screens]) {
    const other = seen.get(file.value.navigationOrder);
    if (other)
      yield untidy(
        inside(rootOf<unknown>(file), ['navigationOrder'], file.value.navigationOrder),
        `${other} has the place ${file.value.navigationOrder} in the navigation too.`,
        'Choose another number: the smallest comes first.',
      );
    seen.set(file.value.navigationOrder, file.path);
  }
};

/** A tab's id stands in the URL: no two are the same. */
const tabs: Rule = function* ({ screens }) {
  for (const file of screens) {
    const seen = new Set<string>();
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs)) {
      if (seen.has(tab.value.id))
        yield broken(
          inside(tab, ['id'], undefined),
          `The tab "${tab.value.id}" is there twice.`,
          'Rename one of them.',
        );
      seen.add(tab.value.id);
    }
  }
};

/** A tab shows a list, a task or a panel; only a panel opens with the list of something. */
const shown: Rule = function* (sources) {
  for (const file of sources.screens)
    for (const tab of elements(rootOf(file), 'tabs', file.value.tabs)) {
      const { id, resource, task, panel, overview, initialList: opens } = tab.value;
      const shown = Object.entries({ resource, task, panel, overview }).filter(
        ([, value]) => value !== undefined,
      );
      if (shown.length !== 1)
        yield broken(
          tab,
          `The tab "${id}" shows ${shown.map(([name]) => `a ${name}`).join(' and ') || 'nothing'}.`,
          'Give it a "resource", a "task", a "panel" or an "overview".',
        );
      if (opens && !panel)
        yield broken(
          inside(tab, ['initialList'], undefined),
          `The tab "${id}" has no panel that could open with a list.`,
          'Remove "initialList", or add "panel".',
        );
      const single = sources.resources.find(({ name }) => resource && name === nameOfRef(resource.$ref));
      const get = sources.operation(single?.value.roles.list ? '' : (single?.value.roles.get ?? ''));
      for (const name of get ? requiredOf(get) : [])
        yield broken(
          inside(tab, ['resource'], undefined),
          `"${get?.id}" requires "${name}", which nothing gives it here.`,
          'Show this resource on a tab of a record, with "fixedProperties".',
        );
    }
};

/** Rules of routes and their tabs. */
export const screens: readonly Rule[] = [routes, order, tabs, shown];
