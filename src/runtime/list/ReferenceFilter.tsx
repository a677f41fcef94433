import type { ReactNode } from 'react';
import type { Reference } from '../../contract/resource.ts';
import { useOption } from '../fields/reference/useOptions.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';
import { FilterPopup } from './FilterPopup.tsx';

/** The first screen shows no options. */
const ReferencePicker = lazyComponent(() =>
  withPhrases(['picker'], async () => (await import('./ReferencePicker.tsx')).ReferencePicker),
);

export interface ReferenceFilterProps {
  readonly name: string;
  readonly value: string;
  /** An empty text takes the filter away. */
  readonly onChange: (value: string) => void;
  readonly entity: string;
  readonly reference: Reference;
  /** What is known of the wanted records, for dependent look-ups. */
  readonly known: Readonly<Record<string, string>>;
}

/** One of the records that a reference offers, searched for by its name. What opens is loaded once the operator comes near. */
export function ReferenceFilter(props: ReferenceFilterProps): ReactNode {
  const { name, value, onChange, reference, known } = props;
  const chosen = useOption(reference, known, value);
  return (
    <FilterPopup name={name} words={chosen?.label ?? value} onIntent={ReferencePicker.preload}>
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
