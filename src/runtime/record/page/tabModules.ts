import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import type { LazyModule } from '../../core/lazy/lazyModule.ts';
import { formModule } from '../../core/lazy/resourceModules.ts';
import { panelModules } from '../screen/panels.tsx';
import { LazyRecordDetails } from './lazyRecordDetails.ts';
import type { RecordPageTab } from './recordPageTabs.ts';

/** Loads when opened: editing does not need it. */
export const LazyRelatedResources = lazyComponent(
  async () => (await import('./RelatedResources.tsx')).RelatedResources,
  ['facts'],
);

/** The code of a tab. */
export function tabModules({ id, tab }: RecordPageTab, resource: string): readonly LazyModule<unknown>[] {
  if (tab) return tab.panel ? panelModules(tab.panel) : [LazyRelatedResources];
  return id === 'settings' ? [formModule(resource)] : [LazyRecordDetails, formModule(resource)];
}
