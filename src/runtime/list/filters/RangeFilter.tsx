import { type FormEvent, type ReactNode, useState } from 'react';
import { rangeFromName, rangeToName } from '../../../contract/api/derivedNames.ts';
import { compareNumbers } from '../../../contract/json/ExactNumber.ts';
import type { ResourceFilter } from '../../../contract/model/resource.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { DayAndTimeInputs } from '../../fields/timeZone/DayAndTimeInputs.tsx';
import { useTextZone } from '../../fields/timeZone/useTimeZone.tsx';
import { toDayAndTime, toInstant } from '../../fields/timeZone/zonedMinute.ts';
import { FilterPopup } from './FilterPopup.tsx';
import { type FilterTexts, rangeTextOf } from './filterText.ts';
import styles from './RangeFilter.module.css';

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
  const timeZone = useTextZone();
  const from = values[rangeFromName(property)] ?? '';
  const to = values[rangeToName(property)] ?? '';
  const Panel = field.format === 'date-time' ? TimeRangePanel : NumberRangePanel;
  return (
    <FilterPopup name={name} valueText={rangeTextOf(filter, values, { formats, timeZone })}>
      {(close) => (
        <Panel
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
  readonly onChange: (bounds: Bounds) => void;
}

export function NumberRangePanel({ from, to, onChange }: RangePanelProps): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState({ from, to });
  const isEmpty = typed.from !== '' && typed.to !== '' && compareNumbers(typed.from, typed.to) >= 0;
  const field = (end: keyof Bounds, caption: string) => (
    <label>
      {t(caption)}
      <input
        className={controls.input}
        type="number"
        aria-invalid={isEmpty}
        value={typed[end]}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      />
    </label>
  );
  return (
    <RangeForm
      problem={isEmpty ? t('bounds.order') : undefined}
      isSet={from !== '' || to !== ''}
      apply={() => onChange(typed)}
      clear={() => onChange({ from: '', to: '' })}
    >
      {field('from', 'bounds.atLeast')}
      {field('to', 'bounds.lessThan')}
    </RangeForm>
  );
}

const hour = 3_600_000;

/** Caption and length of the presets, which all have an open end. */
const presets = [
  ['hour', hour],
  ['day', 24 * hour],
  ['week', 7 * 24 * hour],
] as const;

/** Two instants in the time zone of the list, with presets. */
export function TimeRangePanel({ from, to, onChange }: RangePanelProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const zone = useTextZone();
  const [typed, setTyped] = useState({
    from: toDayAndTime(from, zone, formats),
    to: toDayAndTime(to, zone, formats),
  });
  const begin = toInstant(typed.from, zone, formats);
  const end = toInstant(typed.to, zone, formats);
  const isUnreadable = begin === undefined || end === undefined;
  const isEmpty = !isUnreadable && begin !== '' && end !== '' && begin >= end;
  const openEnded = (start: string) => onChange({ from: start, to: '' });
  const startToday = (): void => {
    const { day } = toDayAndTime(new Date().toISOString(), zone, formats);
    openEnded(toInstant({ day, time: '' }, zone, formats) ?? '');
  };
  const preset = (caption: string, apply: () => void) => (
    <button key={caption} type="button" className={controls.button} onClick={apply}>
      {t(`bounds.${caption}`)}
    </button>
  );
  const field = (side: keyof Bounds, caption: string) => (
    <fieldset>
      <legend>{t(caption)}</legend>
      <DayAndTimeInputs
        name={t(caption)}
        value={typed[side]}
        isInvalid={isEmpty || toInstant(typed[side], zone, formats) === undefined}
        onChange={(value) => setTyped({ ...typed, [side]: value })}
      />
    </fieldset>
  );
  return (
    <RangeForm
      problem={isUnreadable ? t('bounds.unreadable') : isEmpty ? t('bounds.order') : undefined}
      isSet={from !== '' || to !== ''}
      apply={() => onChange({ from: begin ?? '', to: end ?? '' })}
      clear={() => onChange({ from: '', to: '' })}
      hasTimes
    >
      <div className={styles.presets}>
        {presets.map(([caption, length]) =>
          preset(caption, () => openEnded(new Date(Date.now() - length).toISOString())),
        )}
        {preset('today', startToday)}
      </div>
      {field('from', 'bounds.from')}
      {field('to', 'bounds.until')}
      <p className={styles.zone}>{t('instant.zone', { zone })}</p>
    </RangeForm>
  );
}

interface RangeFormProps {
  /** Why the bounds cannot be applied. */
  readonly problem: string | undefined;
  /** The filter has a bound. */
  readonly isSet: boolean;
  readonly apply: () => void;
  readonly clear: () => void;
  readonly hasTimes?: boolean;
  readonly children: ReactNode;
}

function RangeForm({ problem, isSet, apply, clear, hasTimes = false, children }: RangeFormProps): ReactNode {
  const t = useTranslate();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem === undefined) apply();
  };
  return (
    <form className={styles.panel} data-times={hasTimes} onSubmit={submit}>
      {children}
      {problem !== undefined && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <button type="button" className={controls.quiet} disabled={!isSet} onClick={clear}>
          {t('bounds.clear')}
        </button>
        <button type="submit" className={controls.primary}>
          {t('bounds.apply')}
        </button>
      </div>
    </form>
  );
}
