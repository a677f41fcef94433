import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import {
  type CellProps,
  type CellRenderer,
  defineCell,
  type FieldType,
  plainValue,
} from '../../FieldType.ts';
import { renderText } from '../text/textTypes.tsx';

const isKeptSecret = ({ record, path }: CellProps): boolean =>
  record[secretSetName(path.at(-1) ?? '')] === true;

const renderSecretEntry: CellRenderer = (props, context) =>
  isKeptSecret(props) ? context.translate('field.secretSet') : renderText(props, context);

/** The value of a list entry, which is a secret for some entries. The service returns no secret. */
export const secretEntryType: FieldType = {
  name: 'secretEntry',
  applies: ({ secretEntry }) => secretEntry !== undefined,
  ...defineCell(renderSecretEntry),
  toCsv: (props, context) =>
    isKeptSecret(props) ? context.translate('field.secretSet') : plainValue(props, context),
  isShownEmpty: true,
  widget: { widget: lazyComponent(async () => (await import('./SecretEntryWidget.tsx')).SecretEntryWidget) },
  DetailView: undefined,
};
