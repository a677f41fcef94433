import type { ComponentType, ReactNode } from 'react';
import { groupPhrases, loadLabels } from '../../runtime/i18n/labels.ts';
import { localeStore } from '../../runtime/i18n/localeStore.ts';
import { usePhraseGroups } from '../../runtime/i18n/usePhraseGroups.ts';
import { useLabels } from '../../runtime/i18n/useLabels.ts';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { MappingEditor } from './MappingEditor.tsx';

const groups = ['mapping', 'mappingEditor'];

/** The field mapping of an interface: a tab of its page (UI.md). */
export function MappingPanel({ owner }: PanelProps): ReactNode {
  usePhraseGroups(...groups);
  useLabels('interface');
  if (!owner) throw new Error('A field mapping belongs to a record: the panel is a tab of its page.');
  return <MappingEditor key={owner.record.uuid} owner={owner} />;
}

/** The panel with its words, so that it need not wait for them when it is opened. Other locales come when they are wanted. */
export async function loadMappingPanel(): Promise<ComponentType<PanelProps>> {
  const locale = localeStore.get();
  await Promise.all([
    loadLabels('interface', locale),
    ...groups.map((group) => groupPhrases(group, locale).load()),
  ]);
  return MappingPanel;
}
