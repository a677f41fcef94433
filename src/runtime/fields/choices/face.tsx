import { choiceKey } from '../../../contract/labelKey.ts';
import type { Face } from '../FieldType.ts';

export const choicesFace: Face = ({ value, field, entity, path }, { translate: t, formats }) => {
  if (!Array.isArray(value)) return null;
  const words = value.map((item: unknown) =>
    (typeof item === 'string' || typeof item === 'number') && field.items?.choices?.includes(item)
      ? t(choiceKey(entity, path, item))
      : String(item),
  );
  const text = formats.list(words);
  return <span title={text}>{text}</span>;
};
