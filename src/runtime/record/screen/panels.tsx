import type { ComponentType, ReactNode } from 'react';
import type { PanelName } from '../../../contract/model/screen.ts';
import { usePhraseGroups } from '../../core/i18n/LocaleProvider.tsx';
import { phraseGroup } from '../../core/i18n/phrases.ts';
import { type LazyModule, lazyModule } from '../../core/lazy/lazyModule.ts';
import type { OwnerRecord } from '../page/useEditLock.tsx';

/** What a hand-written panel is told of the place where it is shown. */
export interface PanelProps {
  /** The tab's id: a screen may show one panel under several tabs. */
  readonly tab: string;
  /** Of the screen. */
  readonly title: string;
  /** The screen's tabs, to be shown under its header. */
  readonly tabs: ReactNode;
  /** What is fixed of the records that it is about. */
  readonly constants: Readonly<Record<string, string>>;
  /** On the page of a record, that record; the page shows header and tabs itself. */
  readonly owner?: OwnerRecord;
}

/** How a hand-written panel is loaded, and which groups of phrases it says (`locales/<group>/`): they are fetched beside it. */
interface PanelSource {
  readonly phrases: readonly string[];
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

interface PanelEntry {
  readonly phrases: readonly string[];
  readonly module: LazyModule<{ readonly Panel: ComponentType<PanelProps> }>;
}

const panelEntries = new Map<string, PanelEntry>();

/** Tells the runtime how the hand-written panels are loaded: it imports none of them itself (tests/boundaries.test.ts). */
export function providePanels(sources: Readonly<Record<PanelName, PanelSource>>): void {
  // Wrapped, for a function that is kept as a value would be called.
  for (const [name, { phrases, load }] of Object.entries(sources))
    panelEntries.set(name, { phrases, module: lazyModule(async () => ({ Panel: await load() })) });
}

/** Throws when nobody provided the panel. */
export function panelOf(name: PanelName): PanelEntry {
  const entry = panelEntries.get(name);
  if (!entry)
    throw new Error(`There is no panel "${name}". There are: ${[...panelEntries.keys()].join(', ')}.`);
  return entry;
}

/** Loads a panel and its phrases in the current locale. */
export async function loadPanel(name: PanelName): Promise<void> {
  const { phrases, module } = panelOf(name);
  await Promise.all([module.load(), ...phrases.map((group) => phraseGroup(group).load())]);
}

/** A hand-written panel by its name; suspends until it and its phrases are loaded. */
export function PanelView({ name, ...props }: PanelProps & { readonly name: PanelName }): ReactNode {
  const { phrases, module } = panelOf(name);
  // Begun before the phrases suspend: both are fetched at once.
  module.begin();
  usePhraseGroups(phrases);
  const { Panel } = module.useValue();
  return <Panel {...props} />;
}
