import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import type { FieldProps } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useMemo } from 'react';

const List: ComponentType<FieldProps> = ArrayField;

/** rjsf's list. Of a tuple each item is there to be entered, whether it has a value or not. */
export function TupleField(props: FieldProps): ReactNode {
  const { schema, formData } = props;
  const places = Array.isArray(schema.items) ? schema.items.length : 0;
  const padded = useMemo(() => {
    const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
    const missing = Math.max(0, places - items.length);
    return missing > 0 ? [...items, ...Array.from({ length: missing })] : formData;
  }, [formData, places]);
  return <List {...props} formData={padded} />;
}
