import type { ReactNode } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import type { Field } from '../../../contract/resource.ts';
import { fieldTypeOf } from '../../fields/registry.ts';

export interface ItemsProps {
  readonly items: readonly unknown[];
  readonly item: Field;
  readonly entity: string;
  readonly property: string;
  readonly record: Row;
}

/** Items of a list that are no objects, each as its field is read: what it refers to is named. */
export function Items({ items, item, entity, property, record }: ItemsProps): ReactNode {
  const { Cell } = fieldTypeOf(item, entity, [property]);
  return items.map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same item may stand in a list twice
    <span key={index}>
      {index > 0 && ', '}
      <Cell value={value} record={record} field={item} entity={entity} path={[property]} />
    </span>
  ));
}
