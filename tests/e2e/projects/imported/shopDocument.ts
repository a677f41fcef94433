/** A property in short: its type, its choices, or a reference such as `customerId`. */
type Column = 'text' | 'number' | 'integer' | 'date' | 'boolean' | readonly string[];

/** The collections with the properties of their records. All have a page, a number of records and a filter by name. */
export const collections: Readonly<Record<string, Readonly<Record<string, Column>>>> = {
  customers: { name: 'text', email: 'text', level: ['BASIC', 'GOLD'] },
  suppliers: { name: 'text', city: 'text' },
  products: { name: 'text', price: 'number', supplier_id: 'integer', active: 'boolean' },
  brands: { name: 'text' },
  warehouses: { name: 'text', city: 'text' },
  carriers: { name: 'text', phone: 'text' },
  orders: { name: 'text', customer_id: 'integer', status: ['NEW', 'PAID', 'SENT'], placed_on: 'date' },
  invoices: { name: 'text', order_id: 'integer', amount: 'number' },
  payments: { name: 'text', invoice_id: 'integer', amount: 'number' },
  returns: { name: 'text', order_id: 'integer', reason: 'text' },
  shipments: { name: 'text', carrier_id: 'integer' },
  contracts: { name: 'text', supplier_id: 'integer', ends_on: 'date' },
  employees: { name: 'text', email: 'text' },
  departments: { name: 'text' },
  vehicles: { name: 'text', plate: 'text' },
  drivers: { name: 'text', phone: 'text' },
  tours: { name: 'text', vehicle_id: 'integer', driver_id: 'integer' },
  discounts: { name: 'text', percent: 'number' },
  campaigns: { name: 'text', starts_on: 'date' },
};

/** The twentieth collection, below another one. */
export const lines: Readonly<Record<string, Column>> = { name: 'text', quantity: 'integer' };

/** A collection whose records have a key that the operator chooses: PUT creates them at their path. */
export const coupons: Readonly<Record<string, Column>> = { code: 'text', name: 'text' };

const singularOf = (plural: string): string => plural.replace(/s$/, '');
const schemaNameOf = (plural: string): string => `${plural[0]?.toUpperCase()}${singularOf(plural).slice(1)}`;

const schemas: Readonly<Record<string, object>> = {
  text: { type: 'string', maxLength: 80 },
  number: { type: 'number', minimum: 0 },
  integer: { type: 'integer', minimum: 0 },
  date: { type: 'string', format: 'date' },
  boolean: { type: 'boolean' },
};

const schemaOf = (column: Column): object | undefined =>
  typeof column === 'string' ? schemas[column] : { type: 'string', enum: column };

const recordSchemaOf = (columns: Readonly<Record<string, Column>>): object => ({
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, schemaOf(column)])),
  },
});

const jsonOf = (schema: object) => ({ description: 'JSON', content: { 'application/json': { schema } } });

function pathsOf(path: string, plural: string): Readonly<Record<string, object>> {
  const record = { $ref: `#/components/schemas/${schemaNameOf(plural)}` };
  const query = (name: string, type: string) => ({ name, in: 'query', schema: { type } });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }));
  const key = { name: `${singularOf(plural)}Id`, in: 'path', required: true, schema: { type: 'integer' } };
  const page = {
    type: 'object',
    properties: { data: { type: 'array', items: record }, total: { type: 'integer' } },
  };
  return {
    [path]: {
      parameters: inPath,
      get: {
        parameters: [query('page', 'integer'), query('limit', 'integer'), query('name', 'string')],
        responses: { 200: jsonOf(page) },
      },
      post: { requestBody: jsonOf(record), responses: { 201: jsonOf(record) } },
    },
    [`${path}/{${key.name}}`]: {
      parameters: [...inPath, key],
      get: { responses: { 200: jsonOf(record) } },
      patch: { requestBody: jsonOf(record), responses: { 200: jsonOf(record) } },
      delete: { responses: { 204: { description: 'Deleted' } } },
    },
  };
}

const couponPaths = (): Readonly<Record<string, object>> => {
  const coupon = { $ref: '#/components/schemas/Coupon' };
  const key = { name: 'code', in: 'path', required: true, schema: { type: 'string' } };
  return {
    '/coupons': { get: { responses: { 200: jsonOf({ type: 'array', items: coupon }) } } },
    '/coupons/{code}': {
      parameters: [key],
      get: { responses: { 200: jsonOf(coupon) } },
      put: {
        requestBody: jsonOf({ $ref: '#/components/schemas/CouponContent' }),
        responses: { 201: jsonOf(coupon) },
      },
      patch: {
        requestBody: jsonOf({ $ref: '#/components/schemas/CouponContent' }),
        responses: { 200: jsonOf(coupon) },
      },
    },
  };
};

const couponSchemas = {
  Coupon: {
    type: 'object',
    required: ['code', 'name'],
    properties: { code: { type: 'string', maxLength: 20 }, name: schemas.text },
  },
  CouponContent: { type: 'object', required: ['name'], properties: { name: schemas.text } },
};

/** Returns an OpenAPI document with 21 collections at an address. */
export const shopDocument = (address: string): object => ({
  openapi: '3.0.3',
  info: { title: 'Wholesale', version: '1.0' },
  servers: [{ url: address }],
  paths: Object.assign(
    {},
    ...Object.keys(collections).map((plural) => pathsOf(`/${plural}`, plural)),
    pathsOf('/orders/{orderId}/lines', 'lines'),
    couponPaths(),
  ),
  components: {
    schemas: {
      ...Object.fromEntries(
        Object.entries({ ...collections, lines }).map(([plural, columns]) => [
          schemaNameOf(plural),
          recordSchemaOf(columns),
        ]),
      ),
      ...couponSchemas,
    },
  },
});
