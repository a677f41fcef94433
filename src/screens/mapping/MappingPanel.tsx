import type { ComponentType, ReactNode } from 'react';
import { locales } from '../../runtime/catalog.ts';
import { loadLabels } from '../../runtime/i18n/labels.ts';
import { useLabels } from '../../runtime/i18n/useLabels.ts';
import { preloadForm } from '../../runtime/lazy/resourceModules.ts';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { MappingEditor } from './MappingEditor.tsx';

/** The field mapping of an interface: a tab of its page. */
export function MappingPanel({ owner }: PanelProps): ReactNode {
  useLabels('interface');
  if (!owner) throw new Error('A field mapping belongs to a record: the panel is a tab of its page.');
  return <MappingEditor key={owner.record.uuid} owner={owner} />;
}

/**
 * The panel with all that it waits for when it is opened: an editor that shows a fallback first is held back by React. Captions
 * are wanted in every locale (`useCaptions`).
 */
export async function loadMappingPanel(): Promise<ComponentType<PanelProps>> {
  await Promise.all([preloadForm('interface'), ...locales.map((locale) => loadLabels('interface', locale))]);
  return MappingPanel;
}
