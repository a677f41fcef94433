import type { ReactNode } from 'react';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { ScreenHeader } from '../../runtime/resource/ScreenHeader.tsx';
import { ChosenInterface } from './ChosenInterface.tsx';
import { Debugger } from './Debugger.tsx';

/** Tries an interface out with a document: that of the page, or one that is chosen first. */
export function DebuggingPanel({ owner, title, tabs, constants }: PanelProps): ReactNode {
  if (owner) return <Debugger owner={owner} />;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
      <ChosenInterface constants={constants} />
    </>
  );
}
