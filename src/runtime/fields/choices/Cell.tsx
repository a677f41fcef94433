import { choiceKey } from '../../../contract/labelKey.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { CellProps } from '../FieldType.ts';

export function ChoicesCell({ value, field, entity, path }: CellProps) {
  const t = useTranslate();
  const { list } = useFormats();
  if (!Array.isArray(value)) return null;
  const words = value.map((item: unknown) =>
    (typeof item === 'string' || typeof item === 'number') && field.items?.choices?.includes(item)
      ? t(choiceKey(entity, path, item))
      : String(item),
  );
  const text = list(words);
  return <span title={text}>{text}</span>;
}
