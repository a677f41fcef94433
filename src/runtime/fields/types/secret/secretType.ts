import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import { inputSpace, lazyPart } from '../../lazyPart.tsx';

const stateKeyOf = (record: Row, path: readonly string[]): string =>
  record[secretSetName(path.at(-1) ?? '')] === true ? 'field.secretSet' : 'field.secretNotSet';

/** Shows if the secret is set. The service never returns its value. */
const renderSecretState: CellRenderer = ({ record, path }, { translate: t }) => t(stateKeyOf(record, path));

/** A value that is sent but never returned (schemas/SPECIFICATION.md section 12). */
export const secretType: FieldType = {
  name: 'secret',
  applies: ({ writeOnly }) => writeOnly === true,
  ...defineCell(renderSecretState),
  // The service never returns the secret itself.
  toCsv: ({ record, path }, { translate }) => translate(stateKeyOf(record, path)),
  isShownEmpty: true,
  widget: {
    widget: lazyPart(async () => (await import('./SecretInput.tsx')).SecretInput, { fallback: inputSpace }),
  },
  DetailView: undefined,
};
