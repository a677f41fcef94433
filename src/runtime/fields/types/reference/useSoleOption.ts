import { useEffect, useRef } from 'react';
import type { Option } from './lookup.ts';
import type { ReferenceOptions } from './useOptions.ts';

interface SoleOptionSettings {
  readonly offer: ReferenceOptions;
  readonly value: unknown;
  /** The field of a new record that requires a value. */
  readonly isEnabled: boolean;
  readonly preset: (option: Option) => void;
}

/**
 * Presets the only option of a required field, once: an operator who clears the field keeps it empty. Returns
 * true while the field has the preset value.
 */
export function useSoleOption({ offer, value, isEnabled, preset }: SoleOptionSettings): boolean {
  const presetValue = useRef<string>(undefined);
  const [option, ...others] = offer.options;
  const sole =
    isEnabled && option && others.length === 0 && offer.isWholeList && value === undefined
      ? option
      : undefined;
  useEffect(() => {
    if (!sole || presetValue.current !== undefined) return;
    presetValue.current = sole.value;
    preset(sole);
  }, [sole, preset]);
  return isEnabled && value !== undefined && String(value) === presetValue.current;
}
