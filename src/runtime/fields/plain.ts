import { type ComponentType, use } from 'react';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import type { CellProps, Face } from './FieldType.ts';
import { TimeZoneContext } from './timeZone.ts';

/** The list face of a field type whose value says all: a pure function, and the component that calls it. */
export function plain(face: Face): { readonly face: Face; readonly Cell: ComponentType<CellProps> } {
  function Cell(props: CellProps) {
    return face(props, { translate: useTranslate(), formats: useFormats(), timeZone: use(TimeZoneContext) });
  }
  return { face, Cell };
}
