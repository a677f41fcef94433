import type { Resource } from '../../contract/resource.ts';
import { preloadForm } from '../lazy/resourceModules.ts';
import { loadPanel } from '../panel/panels.ts';

/** Loads what the sections of a record's page need of code: its form, and its panels. */
export async function preloadSections({ name, recordTabs: tabs }: Resource): Promise<void> {
  const panels = tabs.flatMap(({ panel }) => (panel ? [loadPanel(panel)] : []));
  await Promise.all([preloadForm(name), ...panels]);
}
