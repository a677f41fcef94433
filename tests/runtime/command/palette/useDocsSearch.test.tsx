import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { docsAddressOf } from '../../../../src/runtime/command/docs/docsPages.ts';
import { useDocsSearch } from '../../../../src/runtime/command/palette/useDocsSearch.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

/** The screens of the product: each test sets them. */
const screens = vi.hoisted((): unknown[] => []);
vi.mock('../../../../src/runtime/core/catalog.ts', async (load) => ({
  ...(await load<typeof import('../../../../src/runtime/core/catalog.ts')>()),
  screens,
}));

beforeEach(async () => {
  stubService();
  await enter();
});

function Search() {
  const { places, isSearching } = useDocsSearch('ERP 配置');
  return <p>{isSearching ? 'searching' : `found: ${places.slice(0, 1).map(docsAddressOf)}`}</p>;
}

test.each([
  { given: 'no screen of the reference', tab: { id: '1', panel: 'overview' }, want: 'found: ' },
  {
    given: 'a screen of the reference at another address',
    tab: { id: '5', panel: 'docs' },
    want: 'found: /guide?tab=5&reference=operations%2Ferp.md',
  },
])('a product with $given: $want', async ({ tab, want }) => {
  screens.splice(0, 1, { name: 'guide', route: '/guide', icon: 'docs', tabs: [tab] });
  const { container } = renderLocalized(<Search />);
  await waitFor(() => expect(container.textContent).toBe(want));
});
