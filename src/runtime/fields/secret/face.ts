import { setFlag } from '../../../contract/secretName.ts';
import type { Face } from '../FieldType.ts';

/** Whether the secret is set: its value never comes back. */
export const secretFace: Face = ({ record, path }, { translate: t }) =>
  t(record[setFlag(path.at(-1) ?? '')] === true ? 'field.secretSet' : 'field.secretNotSet');
