import type { ReactNode } from 'react';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import { resources } from '../../../core/catalog.ts';
import { useResourceCaptions } from '../../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../../core/lazy/resourceModules.ts';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import type { CellProps } from '../../FieldType.ts';
import { FieldDiffTable } from './FieldDiffTable.tsx';

/** The record's property that names the entity of these fields (`x-ui.widget: "changes"`). */
const entityProperty = 'kind';

const isFieldDiff = (item: unknown): item is FieldDiff =>
  typeof item === 'object' && item !== null && 'field' in item && typeof item.field === 'string';

/** The changed fields, one row each. */
export function ChangesDetailView({ value, record }: CellProps): ReactNode {
  if (!Array.isArray(value)) return null;
  const changes = value.filter(isFieldDiff);
  const of = String(record[entityProperty] ?? '');
  // The captions of an entity load with the resource of the same name, if there is one.
  if (!(of in resources)) return <FieldDiffTable entity={of} changes={changes} />;
  return (
    <LazyPart>
      <CaptionedDiffTable entity={of} changes={changes} />
    </LazyPart>
  );
}

function CaptionedDiffTable(props: {
  readonly entity: string;
  readonly changes: readonly FieldDiff[];
}): ReactNode {
  useResourceCaptions(props.entity);
  const { fields } = useForm(props.entity);
  return <FieldDiffTable {...props} fields={fields} />;
}
