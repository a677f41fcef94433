import type { ReactNode } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { useOption } from './useOption.ts';

interface NamedOptionProps {
  readonly reference: FieldReference;
  /** Values for dependent look-ups. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly value: string;
  readonly children: (name: string) => ReactNode;
}

/** The name of a referenced record; its key until the name is known. */
export const NamedOption = ({ reference, record, value, children }: NamedOptionProps): ReactNode =>
  children(useOption(reference, record, value)?.label ?? value);
