import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import {
  type CellProps,
  type CellRenderer,
  defineCell,
  type FieldType,
  type FormatContext,
} from '../../FieldType.ts';
import { inputSpace, lazyPart } from '../../lazyPart.tsx';
import styles from '../../styles/cell.module.css';
import { renderInstant } from '../../timeZone/renderInstant.tsx';
import { booleanKey } from './booleanKey.ts';

const captionOf = ({ value, field }: CellProps, { translate }: Pick<FormatContext, 'translate'>): string =>
  translate(booleanKey(field, value === true));

export const booleanType: FieldType = {
  name: 'boolean',
  applies: ({ type }) => type === 'boolean',
  ...defineCell(captionOf),
  toCsv: captionOf,
  isShownEmpty: true,
  widget: {
    widget: lazyComponent(
      async () => (await import('@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js')).default,
    ),
  },
  DetailView: undefined,
};

/** True for success: a dot in the tone of the outcome. */
export const outcomeType: FieldType = {
  ...booleanType,
  name: 'outcome',
  applies: ({ widget }) => widget === 'outcome',
  // Without a value nothing has ended yet.
  isShownEmpty: undefined,
  ...defineCell((props, words) => (
    <span className={styles.state}>
      <span
        className={styles.dot}
        data-tone={props.value === true ? 'positive' : 'negative'}
        aria-hidden="true"
      />
      {captionOf(props, words)}
    </span>
  )),
};

export const numberType: FieldType = {
  name: 'number',
  applies: ({ type }) => type === 'number' || type === 'integer',
  // Without separators: a port or an interval is no amount.
  // A text has an integer that JavaScript cannot hold.
  ...defineCell(({ value }) =>
    typeof value === 'number' || typeof value === 'string' ? String(value) : null,
  ),
  isNumeric: true,
  toCsv: ({ value }) => (typeof value === 'number' ? value : String(value)),
  // A text input: invalid numbers stay as typed and get a form error.
  widget: {
    widget: lazyComponent(
      async () => (await import('@rjsf/core/lib/components/widgets/TextWidget.js')).default,
    ),
    options: { inputType: 'text', inputMode: 'numeric' },
  },
  DetailView: undefined,
};

/** Absolute, in the record's time zone. The text of a form may be no instant yet. */
export const renderDateTime: CellRenderer = ({ value }, words) => {
  if (typeof value !== 'string') return null;
  return Number.isNaN(Date.parse(value)) ? value : renderInstant(value, words);
};

export const dateTimeType: FieldType = {
  name: 'dateTime',
  applies: ({ format }) => format === 'date-time',
  ...defineCell(renderDateTime),
  isInstant: true,
  toCsv: ({ value }, { timeZone, zonedIso }) => zonedIso(String(value), timeZone),
  widget: {
    widget: lazyPart(async () => (await import('./InstantInput.tsx')).InstantInput, {
      phrases: ['instant'],
      fallback: inputSpace,
    }),
  },
  DetailView: undefined,
};
