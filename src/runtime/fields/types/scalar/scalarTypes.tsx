import type { PointerEvent } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** Yes or no; for an outcome also a dot that shows success. */
export const renderBoolean: CellRenderer = ({ value, field }, { translate: t }) => {
  const isTrue = value === true;
  if (field.widget !== 'outcome') return t(isTrue ? 'field.yes' : 'field.no');
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={isTrue ? 'positive' : 'negative'} aria-hidden="true" />
      {t(isTrue ? 'field.succeeded' : 'field.failed')}
    </span>
  );
};

export const booleanType: FieldType = {
  name: 'boolean',
  applies: ({ type }) => type === 'boolean',
  ...defineCell(renderBoolean),
  toCsv: ({ value }, { translate }) => translate(value === true ? 'field.yes' : 'field.no'),
  widget: {
    widget: lazyComponent(async () => (await import('@rjsf/mui/lib/CheckboxWidget/CheckboxWidget.js')).default),
  },
  DetailView: undefined,
};

/** Without separators: a port or an interval is no amount. */
export const renderNumber: CellRenderer = ({ value }) => (typeof value === 'number' ? String(value) : null);

export const numberType: FieldType = {
  name: 'number',
  applies: ({ type }) => type === 'number' || type === 'integer',
  ...defineCell(renderNumber),
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

/** Absolute, in the record's time zone; relative on hover. The prerender omits the relative time. */
export const renderDateTime: CellRenderer = ({ value }, { formats, timeZone }) => {
  if (typeof value !== 'string') return null;
  const setTitle = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = [formats.relative(value), timeZone].filter(Boolean).join(' · ');
  };
  return (
    <time dateTime={value} onPointerEnter={setTitle}>
      {formats.dateTime(value, timeZone)}
    </time>
  );
};

export const dateTimeType: FieldType = {
  name: 'dateTime',
  applies: ({ format }) => format === 'date-time',
  ...defineCell(renderDateTime),
  toCsv: ({ value }, { timeZone, zonedIso }) => zonedIso(String(value), timeZone),
  widget: {
    widget: lazyComponent(
      async () => (await import('@rjsf/core/lib/components/widgets/DateTimeWidget.js')).default,
    ),
  },
  DetailView: undefined,
};
