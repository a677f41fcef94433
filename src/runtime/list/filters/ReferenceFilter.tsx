import type { ReactNode } from 'react';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { useOption } from '../../fields/types/reference/useOption.ts';
import { FilterPopup } from './FilterPopup.tsx';
import type { ReferenceFilterProps } from './ReferencePicker.tsx';

/** Loaded on demand: the first screen shows no options. */
const ReferencePicker = lazyComponent(async () => (await import('./ReferencePicker.tsx')).ReferencePicker);

/**
 * One of the records that a reference offers, searched by name. Its panel loads when the pointer or focus
 * approaches.
 */
export function ReferenceFilter(props: ReferenceFilterProps): ReactNode {
  const { name, value, emptyText, onChange, reference, known } = props;
  const chosen = useOption(reference, known, value);
  return (
    <FilterPopup
      name={name}
      valueText={chosen?.label ?? value}
      emptyText={emptyText}
      onIntent={ReferencePicker.preload}
    >
      {(close) => (
        <LazyPart>
          <ReferencePicker
            {...props}
            close={close}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        </LazyPart>
      )}
    </FilterPopup>
  );
}
