import type { ReactNode } from 'react';
import type { FieldReference } from '../../../contract/model/resource.ts';
import { loadWithPhrases } from '../../core/i18n/phrases.ts';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { useOption } from '../../fields/types/reference/useOptions.ts';
import { FilterPopup } from './FilterPopup.tsx';

/** Loaded on demand: the first screen shows no options. */
const ReferencePicker = lazyComponent(() =>
  loadWithPhrases(['picker'], async () => (await import('./ReferencePicker.tsx')).ReferencePicker),
);

export interface ReferenceFilterProps {
  readonly name: string;
  readonly value: string;
  /** An empty text clears the filter. */
  readonly onChange: (value: string) => void;
  readonly entity: string;
  readonly reference: FieldReference;
  /** Known values of the wanted records, for dependent look-ups. */
  readonly known: Readonly<Record<string, string>>;
}

/**
 * One of the records that a reference offers, searched by name. Its panel loads when the pointer or focus
 * approaches.
 */
export function ReferenceFilter(props: ReferenceFilterProps): ReactNode {
  const { name, value, onChange, reference, known } = props;
  const chosen = useOption(reference, known, value);
  return (
    <FilterPopup name={name} valueText={chosen?.label ?? value} onIntent={ReferencePicker.preload}>
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
