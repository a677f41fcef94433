import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './list.module.css';
import { localMinute } from './localMinute.ts';

/** Instants as ISO 8601, or figures; empty where it is open. */
interface Bounds {
  readonly from: string;
  readonly to: string;
}

interface RangePanelProps extends Bounds {
  readonly isTime: boolean;
  readonly onChange: (bounds: Bounds) => void;
}

const hour = 3_600_000;

/** Caption and beginning of the usual ranges, which all last until now and on. */
const presets: readonly (readonly [caption: string, begin: (now: number) => number])[] = [
  ['hour', (now) => now - hour],
  ['day', (now) => now - 24 * hour],
  ['week', (now) => now - 7 * 24 * hour],
  ['today', (now) => new Date(now).setHours(0, 0, 0, 0)],
];

const toInstant = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

/** Both ends of a range, instants in the browser's time zone, and for these the usual ranges. */
export function RangePanel({ isTime, from, to, onChange }: RangePanelProps): ReactNode {
  const t = useTranslate();
  const [typed, setTyped] = useState(
    isTime ? { from: localMinute(from), to: localMinute(to) } : { from, to },
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
        <p className={styles.rangeProblem} role="alert">
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
