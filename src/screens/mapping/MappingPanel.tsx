import type { ReactNode } from 'react';
import { useLabels } from '../../runtime/i18n/useLabels.ts';
import { usePhraseGroups } from '../../runtime/i18n/usePhraseGroups.ts';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { MappingEditor } from './MappingEditor.tsx';

/** The field mapping of an interface: a tab of its page (UI.md). */
export function MappingPanel({ owner }: PanelProps): ReactNode {
  usePhraseGroups('mapping', 'mappingEditor');
  useLabels('interface');
  if (!owner) throw new Error('A field mapping belongs to a record: the panel is a tab of its page.');
  return <MappingEditor key={owner.record.uuid} owner={owner} />;
}
