import type { ReactNode } from 'react';
import { LightDialog } from '../../feedback/dialog/LightDialog.tsx';
import styles from './Drawer.module.css';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Navigation over the page, at its start edge. */
export const Drawer = ({ children, ...props }: DrawerProps): ReactNode => (
  <LightDialog className={styles.drawer} {...props}>
    <div className={styles.content}>{children}</div>
  </LightDialog>
);
