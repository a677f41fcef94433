import type { ComponentType, ReactNode } from 'react';
import type { PanelName } from '../../../contract/model/screen.ts';
import { usePhraseGroups } from '../../core/i18n/LocaleProvider.tsx';
import { phraseGroup } from '../../core/i18n/phrases.ts';
import { type LazyModule, lazyModule } from '../../core/lazy/lazyModule.ts';
import type { OwnerRecord } from '../page/useEditLock.tsx';

/** The props of a hand-written panel. */
export interface PanelProps {
  /** The tab's id: a screen may show one panel under several tabs. */
  readonly tab: string;
  /** Title of the screen. */
  readonly title: string;
  /** The screen's tabs, shown under its header. */
  readonly tabs: ReactNode;
  /** Constants of its records. */
  readonly constants: Readonly<Record<string, string>>;
  /** Name of the metrics that the overview shows. */
  readonly metrics?: string | undefined;
  /** The record of the surrounding record page; that page shows header and tabs itself. */
  readonly owner?: OwnerRecord;
}

/** The loader of a hand-written panel, and its groups of phrases (`locales/<group>/`), loaded in parallel. */
interface PanelSource {
  readonly phrases: readonly string[];
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

interface PanelEntry {
  readonly phrases: readonly string[];
  readonly module: LazyModule<{ readonly Panel: ComponentType<PanelProps> }>;
}

const panelEntries = new Map<string, PanelEntry>();

/**
 * Registers the loaders of the hand-written panels: the runtime imports none of them
 * (tests/boundaries.test.ts).
 */
export function providePanels(sources: Readonly<Record<PanelName, PanelSource>>): void {
  // Wrapped, because a function kept as a value would be called.
  for (const [name, { phrases, load }] of Object.entries(sources))
    panelEntries.set(name, { phrases, module: lazyModule(async () => ({ Panel: await load() })) });
}

/** Throws for an unregistered panel. */
function panelOf(name: PanelName): PanelEntry {
  const entry = panelEntries.get(name);
  if (!entry)
    throw new Error(`There is no panel "${name}". There are: ${[...panelEntries.keys()].join(', ')}.`);
  return entry;
}

/** A panel and its phrases in the current locale. */
export function panelModules(name: PanelName): readonly LazyModule<unknown>[] {
  const { phrases, module } = panelOf(name);
  return [module, ...phrases.map((group) => phraseGroup(group))];
}

/** Loads a panel and its phrases in the current locale. */
export const loadPanel = (name: PanelName): Promise<unknown> =>
  Promise.all(panelModules(name).map((module) => module.load()));

/** A hand-written panel by its name; suspends until it and its phrases are loaded. */
export function PanelView({ name, ...props }: PanelProps & { readonly name: PanelName }): ReactNode {
  const { phrases, module } = panelOf(name);
  // Started before the phrases suspend, so that both load in parallel.
  module.begin();
  usePhraseGroups(phrases);
  const { Panel } = module.useValue();
  return <Panel {...props} />;
}
