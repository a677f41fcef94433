import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { loadWithPhrases } from '../../../core/i18n/phrases.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import styles from './PublishedField.module.css';

const PublishedFieldset = lazyComponent(() =>
  loadWithPhrases(['external'], async () => (await import('./PublishedFieldset.tsx')).PublishedFieldset),
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
