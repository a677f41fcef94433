import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import styles from '../external.module.css';
import { PlaceContext } from './Place.ts';

/** A choice between variants, and the fields of the one that is chosen. */
export const VariantTemplate = ({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps): ReactNode => (
  <div className={styles.variants}>
    <div className={styles.selector}>{selector}</div>
    <PlaceContext value="variant">{optionSchemaField}</PlaceContext>
  </div>
);
