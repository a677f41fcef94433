import type { ComponentType } from 'react';
import type { Panel } from '../../contract/panel.ts';
import { type LazyModule, lazyModule } from '../lazy/lazyModule.ts';
import type { PanelProps } from './PanelProps.ts';

export type PanelModule = LazyModule<{ readonly Panel: ComponentType<PanelProps> }>;

const modules = new Map<Panel, PanelModule>();

/** Tells the runtime how the hand-written panels are loaded: it imports none of them itself (DESIGN.md, "Rooms"). */
export function providePanels(
  importers: Readonly<Record<Panel, () => Promise<ComponentType<PanelProps>>>>,
): void {
  // Wrapped, for a function that is kept as a value would be called.
  for (const [name, importPanel] of Object.entries(importers))
    modules.set(
      name as Panel,
      lazyModule(async () => ({ Panel: await importPanel() })),
    );
}

/** Throws when nobody provided the panel. */
export function panelModule(name: Panel): PanelModule {
  const module = modules.get(name);
  if (!module) throw new Error(`There is no panel "${name}". There are: ${[...modules.keys()].join(', ')}.`);
  return module;
}
