import type { ReactNode } from 'react';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';

/** The field mapping of an interface. */
export function MappingPanel({ owner }: PanelProps): ReactNode {
  return owner ? null : null;
}
