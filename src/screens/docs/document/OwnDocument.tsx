import type { ReactNode } from 'react';
import type { PanelProps } from '../../../runtime/panel/PanelProps.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../docs.module.css';
import { DocumentView } from './DocumentView.tsx';

/** The document of the interface whose page this is. */
export const OwnDocument = ({ owner, title }: Required<Pick<PanelProps, 'owner' | 'title'>>): ReactNode => (
  <div className={styles.page}>
    <h2 className={controls.heard}>{title}</h2>
    <DocumentView record={owner.record} />
  </div>
);
