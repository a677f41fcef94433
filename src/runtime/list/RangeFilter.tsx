import type { ReactNode } from 'react';
import { fromName, toName } from '../../contract/rangeName.ts';
import type { Filter } from '../../contract/resource.ts';
import { useFormats } from '../i18n/formats.ts';
import { FilterPopup } from './FilterPopup.tsx';
import { RangePanel } from './RangePanel.tsx';

type Texts = Readonly<Record<string, string>>;

interface RangeFilterProps {
  readonly filter: Filter;
  readonly name: string;
  readonly values: Texts;
  readonly onChange: (values: Texts) => void;
}

/**
 * A least and a first too large value. The URL holds them absolute, whether picked or typed: who reloads, or follows
 * a link, sees the same records and not those of another hour.
 */
export function RangeFilter({
  filter: { property, field },
  name,
  values,
  onChange,
}: RangeFilterProps): ReactNode {
  const { dateTime } = useFormats();
  const isTime = field.format === 'date-time';
  const from = values[fromName(property)] ?? '';
  const to = values[toName(property)] ?? '';
  const words = (value: string): string =>
    isTime && !Number.isNaN(Date.parse(value)) ? dateTime(value).slice(0, 16) : value;
  const bounds = [from && `≥ ${words(from)}`, to && `< ${words(to)}`].filter(Boolean).join(', ');
  return (
    <FilterPopup name={name} words={bounds}>
      {(close) => (
        <RangePanel
          isTime={isTime}
          from={from}
          to={to}
          onChange={(bounds) => {
            onChange({ [fromName(property)]: bounds.from, [toName(property)]: bounds.to });
            close();
          }}
        />
      )}
    </FilterPopup>
  );
}
