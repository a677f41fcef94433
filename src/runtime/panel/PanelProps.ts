import type { ReactNode } from 'react';
import type { Owner } from '../resource/useLock.tsx';

/** What a hand-written panel is told of the place where it is shown. */
export interface PanelProps {
  /** The tab's id: a screen may show one panel under several tabs. */
  readonly tab: string;
  /** Of the screen. */
  readonly title: string;
  /** The screen's tabs, to be shown under its header. */
  readonly tabs: ReactNode;
  /** What is fixed of the records that it is about. */
  readonly constants: Readonly<Record<string, string>>;
  /** On the page of a record, that record; the page shows header and tabs itself. */
  readonly owner?: Owner;
}
