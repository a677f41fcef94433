import type { Operation } from '../../../src/contract/api/operation.ts';
import type { Backend, ListSyntax } from '../../../src/contract/backend/Backend.ts';
import type { ReceivedAnswer } from '../../../src/contract/backend/Protocol.ts';

/** A back end with bare answers, the key `id` and no paging, unless `given` has others. */
export const backendWith = (given: Partial<Backend> = {}): Backend => ({
  name: 'clinic',
  server: '',
  services: {},
  key: 'id',
  list: { paging: { style: 'none' } },
  answer: { style: 'bare', record: '', records: '' },
  errors: {},
  ...given,
});

export const listWith = (list: Partial<ListSyntax>): Backend =>
  backendWith({ list: { paging: { style: 'page', page: 'page', first: 1, size: 'size' }, ...list } });

export const operationWith = (given: Partial<Operation> = {}): Operation => ({
  service: '',
  method: 'GET',
  path: '/patients',
  query: {},
  result: 'page',
  ...given,
});

export const received = (
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): ReceivedAnswer => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  header: (name) => headers[name] ?? null,
});
