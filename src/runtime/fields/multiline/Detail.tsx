import type { ReactNode } from 'react';
import type { CellProps } from '../FieldType.ts';
import { FoldedText } from '../FoldedText.tsx';

/** All lines; a long text is folded. */
export const MultilineDetail = ({ value }: CellProps): ReactNode =>
  typeof value === 'string' ? <FoldedText text={value} /> : null;
