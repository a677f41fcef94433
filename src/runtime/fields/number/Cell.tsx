import { useFormats } from '../../i18n/formats.ts';
import type { CellProps } from '../FieldType.ts';

export function NumberCell({ value }: CellProps) {
  const { number } = useFormats();
  return typeof value === 'number' ? number(value) : null;
}
