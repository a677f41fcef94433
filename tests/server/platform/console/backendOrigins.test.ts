import { expect, test } from 'vitest';
import type { Configuration } from '../../../../src/contract/api/configuration.ts';
import type { Backend } from '../../../../src/contract/backend/Backend.ts';
import { backendOriginsOf } from '../../../../src/server/platform/console/backendOrigins.ts';

const backend = (name: string, server: string, more: Partial<Backend> = {}): Backend => ({
  name,
  server,
  services: {},
  key: 'id',
  list: { paging: { style: 'none' } },
  answer: { style: 'bare', record: '', records: '' },
  errors: {},
  ...more,
});

const oidc = { scheme: 'oidc', issuer: 'https://id.example/realm', clientId: 'c', scope: 'openid' } as const;
const first = backend('first', 'https://first.example/api');
const own = backend('own', '');

test.each<[given: Partial<Configuration>, list: readonly Backend[], want: readonly string[]]>([
  [{}, [own], []],
  [{}, [first, own], ['https://first.example']],
  [{ server: 'https://other.example' }, [first, own], ['https://other.example']],
  [
    { servers: { own: 'https://own.example/v1' } },
    [first, own],
    ['https://first.example', 'https://own.example'],
  ],
  [{ servers: { first: '' } }, [first], []],
  [{ servers: { own: 'https://first.example/b' } }, [first, own], ['https://first.example']],
  [{}, [{ ...first, signIn: oidc }], ['https://first.example', 'https://id.example']],
])('%j → the origins of the back ends', (given, list, want) => {
  expect(backendOriginsOf({ server: '', timeout: 1, ...given }, list, 'first')).toEqual(want);
});
