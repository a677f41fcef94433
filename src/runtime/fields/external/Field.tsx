import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyComponent } from '../../lazy/lazyComponent.tsx';
import { withPhrases } from '../../lazy/withPhrases.ts';
import styles from './place.module.css';

const ExternalForm = lazyComponent(() =>
  withPhrases(['external'], async () => (await import('./ExternalForm.tsx')).ExternalForm),
);

/** The form of a published schema inside ours. All of rjsf comes with the first of them; the fields around it wait for nothing. */
export const ExternalField = (props: FieldProps): ReactNode => (
  <LazyPart fallback={<div className={styles.place} />}>
    <ExternalForm {...props} />
  </LazyPart>
);
