import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { CellProps } from '../FieldType.ts';

export function BooleanCell({ value }: CellProps) {
  const t = useTranslate();
  return t(value === true ? 'field.yes' : 'field.no');
}
