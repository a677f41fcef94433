import type { Screen, Tab } from '../../contract/screen.ts';
import { screens } from '../catalog.ts';

export interface OfferedTasks {
  readonly screen: Screen;
  /** Of the tabs. */
  readonly ids: readonly string[];
}

const concerns = (tab: Tab, entity: string): boolean => 'task' in tab && tab.entity === entity;

/** The tasks that concern the records of an entity, by the screens where they are done. */
export const tasksOf = (entity: string): readonly OfferedTasks[] =>
  screens
    .map((screen) => ({
      screen,
      ids: screen.tabs.filter((tab) => concerns(tab, entity)).map(({ id }) => id),
    }))
    .filter(({ ids }) => ids.length > 0);
