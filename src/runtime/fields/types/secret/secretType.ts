import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';

/** Shows if the secret is set. The service never returns its value. */
export const renderSecretState: CellRenderer = ({ record, path }, { translate: t }) =>
  t(record[secretSetName(path.at(-1) ?? '')] === true ? 'field.secretSet' : 'field.secretNotSet');

/** A value that is sent but never returned (schemas/SPECIFICATION.md section 12). */
export const secretType = {
  name: 'secret',
  applies: ({ writeOnly }) => writeOnly === true,
  ...defineCell(renderSecretState),
} as const satisfies FieldType;
