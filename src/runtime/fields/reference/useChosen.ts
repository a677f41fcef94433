import { useMemo } from 'react';
import type { Option } from './lookup.ts';

/**
 * What is chosen, for a combobox: the same object as long as it says the same, for another one would take back what is being typed; and
 * none of the options, for one of them could not be chosen once more. A record that is gone is called by its key.
 */
export function useChosen(value: unknown, known: Option | undefined): Option | null {
  const label = known?.label ?? value;
  return useMemo(
    () => (typeof value === 'string' && value !== '' ? { value, label: String(label) } : null),
    [value, label],
  );
}
