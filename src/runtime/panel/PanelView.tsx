import type { ReactNode } from 'react';
import type { Panel } from '../../contract/panel.ts';
import type { PanelProps } from './PanelProps.ts';
import { panelModule } from './panels.ts';

/** A hand-written panel by its name; suspends until it is loaded. */
export function PanelView({ name, ...props }: PanelProps & { readonly name: Panel }): ReactNode {
  const { Panel } = panelModule(name).useValue();
  return <Panel {...props} />;
}
