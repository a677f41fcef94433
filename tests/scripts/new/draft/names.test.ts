import { expect, test } from 'vitest';
import {
  captionOf,
  createEntityNamer,
  entityNameOf,
  propertyNameOf,
  singularNameOf,
} from '../../../../scripts/new/draft/names.ts';

test.each([
  { given: 'customerId', property: 'customerId', entity: 'customerId', caption: 'Customer ID' },
  { given: 'first_name', property: 'firstName', entity: 'firstName', caption: 'First name' },
  { given: 'X-Request-ID', property: 'xRequestId', entity: 'xRequestId', caption: 'X request ID' },
  { given: 'SalesOrder', property: 'SalesOrder', entity: 'salesOrder', caption: 'Sales order' },
  { given: 'ERPConfig', property: 'ERPConfig', entity: 'erpConfig', caption: 'ERP config' },
  { given: '2fa', property: 'n2fa', entity: 'n2fa', caption: '2fa' },
  { given: 'prénom', property: 'prenom', entity: 'prenom', caption: 'Prenom' },
  { given: '名称', property: 'field', entity: 'record', caption: '名称' },
])(
  '$given → property $property, entity $entity, caption $caption',
  ({ given, property, entity, caption }) => {
    expect(propertyNameOf(given)).toBe(property);
    expect(entityNameOf(given)).toBe(entity);
    expect(captionOf(given)).toBe(caption);
  },
);

test.each([
  ['pets', 'pet'],
  ['sales-orders', 'salesOrder'],
  ['categories', 'category'],
  ['t_stock_address', 'tStockAddress'],
  ['SalesOrders', 'salesOrder'],
])('%s has records of %s', (given, want) => expect(singularNameOf(given)).toBe(want));

test.each([
  { taken: ['pet'], given: 'pet', want: 'shopPet' },
  { taken: ['pet'], given: 'petInput', want: 'shopPetInput' },
  { taken: ['petInput'], given: 'pet', want: 'shopPet' },
  { taken: [], given: 'record', want: 'shopRecord' },
  { taken: [], given: 'index', want: 'shopIndex' },
  { taken: [], given: 'metrics', want: 'shopMetrics' },
  { taken: [], given: 'paging', want: 'shopPaging' },
  { taken: ['pet'], given: 'petChanges', want: 'shopPetChanges' },
  { taken: ['pet', 'shopPet'], given: 'pet', want: 'shopPet2' },
])('with $taken in use, the entity $given is called $want', ({ taken, given, want }) => {
  expect(createEntityNamer(taken)(given, 'shop')).toBe(want);
});
