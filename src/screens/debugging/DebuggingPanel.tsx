import type { ReactNode } from 'react';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { ScreenHeader } from '../../runtime/resource/ScreenHeader.tsx';

/** Tries an interface out with a document. */
export function DebuggingPanel({ owner, title, tabs }: PanelProps): ReactNode {
  if (owner) return null;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
    </>
  );
}
