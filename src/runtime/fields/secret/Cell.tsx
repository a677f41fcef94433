import { setFlag } from '../../../contract/secretName.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import type { CellProps } from '../FieldType.ts';

/** Whether the secret is set: its value never comes back. */
export function SecretCell({ record, path }: CellProps) {
  const t = useTranslate();
  const name = path.at(-1) ?? '';
  return t(record[setFlag(name)] === true ? 'field.secretSet' : 'field.secretNotSet');
}
