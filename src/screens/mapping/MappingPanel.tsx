import type { ComponentType, ReactNode } from 'react';
import { locales } from '../../runtime/core/catalog.ts';
import { useResourceCaptions } from '../../runtime/core/i18n/LocaleProvider.tsx';
import { loadResourceCaptions } from '../../runtime/core/i18n/phrases.ts';
import { formModule } from '../../runtime/core/lazy/resourceModules.ts';
import type { PanelProps } from '../../runtime/record/screen/panels.tsx';
import { MappingEditor } from './editor/MappingEditor.tsx';
import { loadLookUps } from './engine/useLookUps.ts';

/** The field mapping of an interface, as a tab of its record page. */
export function MappingPanel({ owner }: PanelProps): ReactNode {
  useResourceCaptions('interface');
  if (!owner) throw new Error('A field mapping belongs to a record: the panel is a tab of its page.');
  return <MappingEditor key={owner.record.uuid} owner={owner} />;
}

/**
 * Loads the panel with everything that it waits for, because React delays an editor that shows a fallback
 * first. Every locale's captions are needed (`useCaptionsByLocale`).
 */
export async function loadMappingPanel(): Promise<ComponentType<PanelProps>> {
  await Promise.all([
    formModule('interface').load(),
    loadLookUps(),
    ...locales.map((locale) => loadResourceCaptions('interface', locale)),
  ]);
  return MappingPanel;
}
