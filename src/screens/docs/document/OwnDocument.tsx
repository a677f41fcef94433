import type { ReactNode } from 'react';
import type { PanelProps } from '../../../runtime/panel/PanelProps.ts';
import styles from '../docs.module.css';
import { DocumentView } from './DocumentView.tsx';

/** The document of the interface whose page this is. */
export const OwnDocument = ({ owner }: Required<Pick<PanelProps, 'owner'>>): ReactNode => (
  <div className={styles.page}>
    <DocumentView record={owner.record} />
  </div>
);
