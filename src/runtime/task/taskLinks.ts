import type { Screen, ScreenTab } from '../../contract/model/screen.ts';
import { screens } from '../core/catalog.ts';

export interface TaskScreen {
  readonly screen: Screen;
  /** Ids of the tabs. */
  readonly ids: readonly string[];
}

const isTaskFor = (tab: ScreenTab, entity: string): boolean => 'task' in tab && tab.entity === entity;

/** The tasks for the records of an entity, by their screens. */
export const taskScreensFor = (entity: string): readonly TaskScreen[] =>
  screens
    .map((screen) => ({
      screen,
      ids: screen.tabs.filter((tab) => isTaskFor(tab, entity)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);

/**
 * URL parameter with the initial value of a form property; the prefix keeps it apart from the screen's own.
 */
export const taskParameterOf = (property: string): string => `with.${property}`;

/** The URL of a task; its form starts with those of `given` that are properties of it. */
export function taskUrl({ route }: Screen, tab: string, given: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams({ tab });
  for (const [property, value] of Object.entries(given)) parameters.set(taskParameterOf(property), value);
  return `${route}?${parameters}`;
}
