import type { ReactNode } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { renderInstant } from './renderInstant.tsx';
import { useShownZone } from './useTimeZone.tsx';

interface InstantProps {
  /** ISO 8601. */
  readonly of: string;
}

/** An instant in the time zone of its place. */
export const Instant = ({ of }: InstantProps): ReactNode =>
  renderInstant(of, { formats: useFormats(), ...useShownZone() });
