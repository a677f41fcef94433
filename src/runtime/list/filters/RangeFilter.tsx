import { type FormEvent, type ReactNode, useState } from 'react';
import { rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import styles from '../list.module.css';
import { FilterPopup } from './FilterPopup.tsx';
import { rangeTextOf } from './filterText.ts';

type FilterTexts = Readonly<Record<string, string>>;

interface RangeFilterProps {
  readonly filter: ResourceFilter;
  readonly name: string;
  readonly values: FilterTexts;
  readonly onChange: (values: FilterTexts) => void;
}

/**
 * An inclusive minimum and an exclusive maximum. The URL holds absolute values, so that a reload or link
 * shows the same records at any hour.
 */
export function RangeFilter({ filter, name, values, onChange }: RangeFilterProps): ReactNode {
  const { property, field } = filter;
  const formats = useFormats();
  const isTime = field.format === 'date-time';
  const from = values[rangeFromName(property)] ?? '';
  const to = values[rangeToName(property)] ?? '';
  return (
    <FilterPopup name={name} valueText={rangeTextOf(filter, values, formats)}>
      {(close) => (
        <RangePanel
          isTime={isTime}
          from={from}
          to={to}
          onChange={(bounds) => {
            onChange({ [rangeFromName(property)]: bounds.from, [rangeToName(property)]: bounds.to });
            close();
          }}
        />
      )}
    </FilterPopup>
  );
}

/** Instants as ISO 8601, or numbers; empty where the range is open. */
interface Bounds {
  readonly from: string;
  readonly to: string;
}

interface RangePanelProps extends Bounds {
  readonly isTime: boolean;
  readonly onChange: (bounds: Bounds) => void;
}

const hour = 3_600_000;

/** Caption and beginning of the presets, which all have an open end. */
const presets: readonly (readonly [caption: string, begin: (now: number) => number])[] = [
  ['hour', (now) => now - hour],
  ['day', (now) => now - 24 * hour],
  ['week', (now) => now - 7 * 24 * hour],
  ['today', (now) => new Date(now).setHours(0, 0, 0, 0)],
];

const toInstant = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

/** Both ends of a range; for instants, in the browser's time zone and with presets. */
export function RangePanel({ isTime, from, to, onChange }: RangePanelProps): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState(
    isTime ? { from: toLocalMinute(from), to: toLocalMinute(to) } : { from, to },
  );
  const isEmpty =
    typed.from !== '' &&
    typed.to !== '' &&
    (isTime ? typed.from >= typed.to : Number(typed.from) >= Number(typed.to));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    onChange(isTime ? { from: toInstant(typed.from), to: toInstant(typed.to) } : typed);
  };
  const field = (end: keyof Bounds, caption: string) => (
    <label>
      {t(`bounds.${caption}`)}
      <input
        className={controls.input}
        type={isTime ? 'datetime-local' : 'number'}
        aria-invalid={isEmpty}
        value={typed[end]}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      />
    </label>
  );
  return (
    <form className={styles.rangePanel} data-times={isTime} onSubmit={apply}>
      {isTime && (
        <div className={styles.presets}>
          {presets.map(([caption, begin]) => (
            <button
              key={caption}
              type="button"
              className={controls.button}
              onClick={() => onChange({ from: new Date(begin(Date.now())).toISOString(), to: '' })}
            >
              {t(`bounds.${caption}`)}
            </button>
          ))}
        </div>
      )}
      {field('from', isTime ? 'from' : 'atLeast')}
      {field('to', isTime ? 'until' : 'lessThan')}
      {isEmpty && (
        <p className={styles.rangeError} role="alert">
          {t('bounds.order')}
        </p>
      )}
      <div className={styles.rangeButtons}>
        <button
          type="button"
          className={controls.quiet}
          disabled={from === '' && to === ''}
          onClick={() => onChange({ from: '', to: '' })}
        >
          {t('bounds.clear')}
        </button>
        <button type="submit" className={controls.primary}>
          {t('bounds.apply')}
        </button>
      </div>
    </form>
  );
}

/**
 * An instant in the format of `datetime-local` in the browser's time zone: `2026-11-21T09:30`. Empty for
 * invalid instants.
 */
export function toLocalMinute(instant: string): string {
  const time = Date.parse(instant);
  if (Number.isNaN(time)) return '';
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 16);
}
