import type { ReactNode } from 'react';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { ScreenHeader } from '../../runtime/resource/ScreenHeader.tsx';

/** The call contracts of interfaces. */
export function DocsPanel({ owner, title, tabs }: PanelProps): ReactNode {
  if (owner) return null;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
    </>
  );
}
