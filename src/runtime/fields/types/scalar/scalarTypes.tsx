import type { PointerEvent } from 'react';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

export const booleanType: FieldType = {
  name: 'boolean',
  applies: ({ type }) => type === 'boolean',
  ...defineCell(({ value }, { translate: t }) => t(value === true ? 'field.yes' : 'field.no')),
  toCsv: ({ value }, { translate }) => translate(value === true ? 'field.yes' : 'field.no'),
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
  ...defineCell(({ value }, { translate: t }) => (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={value === true ? 'positive' : 'negative'} aria-hidden="true" />
      {t(value === true ? 'field.succeeded' : 'field.failed')}
    </span>
  )),
};

export const numberType: FieldType = {
  name: 'number',
  applies: ({ type }) => type === 'number' || type === 'integer',
  // Without separators: a port or an interval is no amount.
  ...defineCell(({ value }) => (typeof value === 'number' ? String(value) : null)),
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
