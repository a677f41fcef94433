import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import styles from './PublishedField.module.css';

const PublishedFieldset = lazyComponent(
  async () => (await import('./PublishedFieldset.tsx')).PublishedFieldset,
  ['external'],
);

/**
 * The form of a published schema inside ours. All of rjsf loads with the first of them, without blocking the
 * fields around it.
 */
export const PublishedField = (props: FieldProps): ReactNode => (
  <LazyPart fallback={<div className={styles.placeholder} />}>
    <PublishedFieldset {...props} />
  </LazyPart>
);
