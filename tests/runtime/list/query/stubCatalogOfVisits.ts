import type { Operation } from '../../../../src/contract/api/operation.ts';
import type { PagingSyntax } from '../../../../src/contract/backend/Backend.ts';
import { bareTranslation } from '../../../../src/contract/backend/bareTranslation.ts';
import type { Protocol } from '../../../../src/contract/backend/Protocol.ts';
import { listWith, operationWith } from '../../../contract/backend/sampleBackend.ts';

export * from '../../core/stubCatalog.ts';

const pagings: readonly PagingSyntax[] = [
  { style: 'page', page: 'page', first: 1, size: 'size' },
  { style: 'offset', offset: 'offset', size: 'size' },
  { style: 'cursor', cursor: 'after', size: 'size', next: '/next' },
  { style: 'link', size: 'size' },
  { style: 'none' },
];

const protocolWith = (paging: PagingSyntax): Protocol => {
  const maxSize = paging.style === 'none' ? undefined : 2;
  const described = listWith({ paging, total: { pointer: '/total' }, maxSize });
  return {
    ...described,
    name: paging.style,
    answer: { style: 'bare', record: '', records: '/items' },
    translation: bareTranslation,
  };
};

/** A back end for each paging style, by the style. A page has two records at most. */
export const backends: Readonly<Record<string, Protocol>> = Object.fromEntries(
  pagings.map((paging) => [paging.style, protocolWith(paging)]),
);

export const defaultBackend = 'page';

/** The call that lists the visits of each back end. */
export const operations: Readonly<Record<string, Operation>> = Object.fromEntries(
  pagings.map(({ style }) => [`visit.${style}`, operationWith({ backend: style, path: '/visits' })]),
);
