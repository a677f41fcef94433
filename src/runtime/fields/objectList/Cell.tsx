import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { CellProps } from '../FieldType.ts';

export function ObjectListCell({ value }: CellProps) {
  const t = useTranslate();
  return Array.isArray(value) && value.length > 0 ? t('field.items', { count: value.length }) : null;
}
