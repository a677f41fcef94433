import { useFormats } from '../../i18n/formats.ts';
import type { CellProps } from '../FieldType.ts';

/** Absolute, and relative on hover (UI.md). */
export function DateTimeCell({ value }: CellProps) {
  const { dateTime, relative } = useFormats();
  if (typeof value !== 'string') return null;
  return (
    <time dateTime={value} title={relative(value)}>
      {dateTime(value)}
    </time>
  );
}
