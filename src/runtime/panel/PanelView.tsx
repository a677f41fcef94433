import type { ReactNode } from 'react';
import type { Panel } from '../../contract/panel.ts';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import type { PanelProps } from './PanelProps.ts';
import { panelOf } from './panels.ts';

/** A hand-written panel by its name; suspends until it and its phrases are loaded. */
export function PanelView({ name, ...props }: PanelProps & { readonly name: Panel }): ReactNode {
  const { phrases, module } = panelOf(name);
  // Begun before the phrases suspend: both are fetched at once.
  module.begin();
  usePhraseGroups(phrases);
  const { Panel } = module.useValue();
  return <Panel {...props} />;
}
