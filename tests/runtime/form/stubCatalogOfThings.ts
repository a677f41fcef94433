import type { Operation } from '../../../src/contract/api/operation.ts';
import { bareTranslation } from '../../../src/contract/backend/bareTranslation.ts';
import { writeBody } from '../../../src/contract/backend/body/writeBody.ts';
import { envelopeTranslation } from '../../../src/contract/backend/envelopeTranslation.ts';
import type { Protocol } from '../../../src/contract/backend/Protocol.ts';
import { backendWith, operationWith } from '../../contract/backend/sampleBackend.ts';

export * from '../core/stubCatalog.ts';

export const backends: Readonly<Record<string, Protocol>> = {
  clinic: { ...backendWith(), translation: bareTranslation, writeBody },
  main: { ...backendWith({ answer: { style: 'envelope' } }), translation: envelopeTranslation },
};

export const defaultBackend = 'clinic';

const change = { path: '/things/{id}', body: 'thing', result: 'one' } as const;

/** The calls that change a thing, by the form of their bodies. */
export const operations: Readonly<Record<string, Operation>> = {
  'thing.put': operationWith({ ...change, method: 'PUT' }),
  'thing.changes': operationWith({ ...change, method: 'PATCH', sends: 'changes' }),
  'thing.jsonPatch': operationWith({ ...change, method: 'PATCH', sends: 'jsonPatch' }),
  'thing.modify': operationWith({ ...change, backend: 'main', method: 'POST', path: '/things' }),
};
