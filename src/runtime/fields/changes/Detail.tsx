import type { ReactNode } from 'react';
import type { FieldDiff } from '../../../contract/plan.ts';
import { resources } from '../../catalog.ts';
import { useLabels } from '../../i18n/useLabels.ts';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { useForm } from '../../lazy/resourceModules.ts';
import type { CellProps } from '../FieldType.ts';
import { Changes } from './Changes.tsx';

/** The record's property that names the entity whose fields these are (`x-ui.widget: "changes"`). */
const kind = 'kind';

const isChange = (item: unknown): item is FieldDiff =>
  typeof item === 'object' && item !== null && 'field' in item && typeof item.field === 'string';

/** What was changed, field by field. */
export function ChangesDetail({ value, record }: CellProps): ReactNode {
  if (!Array.isArray(value)) return null;
  const changes = value.filter(isChange);
  const of = String(record[kind] ?? '');
  // The captions of an entity come with the resource that is named after it, where there is one.
  if (!(of in resources)) return <Changes entity={of} changes={changes} />;
  return (
    <LazyPart>
      <WithCaptions entity={of} changes={changes} />
    </LazyPart>
  );
}

function WithCaptions(props: { readonly entity: string; readonly changes: readonly FieldDiff[] }): ReactNode {
  useLabels(props.entity);
  const { fields } = useForm(props.entity);
  return <Changes {...props} fields={fields} />;
}
