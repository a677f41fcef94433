import type { ComponentType } from 'react';
import type { Panel } from '../../contract/panel.ts';
import { groupPhrases } from '../i18n/labels.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';
import type { PanelProps } from './PanelProps.ts';

/** How a hand-written panel is loaded, and which groups of phrases it says (`locales/<group>/`): they are fetched beside it. */
interface PanelSource {
  readonly phrases: readonly string[];
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

interface PanelEntry {
  readonly phrases: readonly string[];
  readonly module: LazyModule<{ readonly Panel: ComponentType<PanelProps> }>;
}

const entries = new Map<string, PanelEntry>();

/** Tells the runtime how the hand-written panels are loaded: it imports none of them itself (tests/boundaries.test.ts). */
export function providePanels(sources: Readonly<Record<Panel, PanelSource>>): void {
  // Wrapped, for a function that is kept as a value would be called.
  for (const [name, { phrases, load }] of Object.entries(sources))
    entries.set(name, { phrases, module: lazyModule(async () => ({ Panel: await load() })) });
}

/** Throws when nobody provided the panel. */
export function panelOf(name: Panel): PanelEntry {
  const entry = entries.get(name);
  if (!entry) throw new Error(`There is no panel "${name}". There are: ${[...entries.keys()].join(', ')}.`);
  return entry;
}

/** Loads a panel and its phrases in the current locale. */
export async function loadPanel(name: Panel): Promise<void> {
  const { phrases, module } = panelOf(name);
  await Promise.all([module.load(), ...phrases.map((group) => groupPhrases(group).load())]);
}
