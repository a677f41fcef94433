import type { ReactNode } from 'react';
import controls from '../../../runtime/core/theme/controls.module.css';
import type { PanelProps } from '../../../runtime/record/screen/panels.tsx';
import styles from '../docs.module.css';
import { ApiDocView } from './ApiDocView.tsx';

/** The API document of the record page's interface. */
export const RecordApiDoc = ({ owner, title }: Required<Pick<PanelProps, 'owner' | 'title'>>): ReactNode => (
  <div className={styles.page}>
    <h2 className={controls.visuallyHidden}>{title}</h2>
    <ApiDocView record={owner.record} />
  </div>
);
