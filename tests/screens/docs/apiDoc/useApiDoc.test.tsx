import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

vi.mock('../../../../src/runtime/core/catalog.ts', async (load) => ({
  ...(await load<object>()),
  loadFamilies: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: f.js')),
}));
// tests/runtime/core/cleanup.ts has loaded the phrases with the whole catalog.
vi.resetModules();
const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { LazyPart } = await import('../../../../src/runtime/feedback/failure/LazyPart.tsx');
const { useApiDoc } = await import('../../../../src/screens/docs/apiDoc/useApiDoc.ts');
const { useDestination } = await import('../../../../src/screens/debugging/run/useDestination.ts');
const { renderLocalized } = await import('../../../runtime/core/renderLocalized.ts');
const { enter, stubService } = await import('../../../runtime/core/stubService.ts');
await loadPhrases('zh-CN');

const record = { uuid: 'i1', interfaceName: 'asn', interfaceType: 'WCS_DOWN', type: 'HTTP' };

test.each([
  { given: 'the API document', use: useApiDoc },
  { given: 'the destination of a debug run', use: useDestination },
])('$given shows an error in its place if the families do not load', async ({ use }) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await enter();
  stubService();
  function Part() {
    use(record);
    return <p>loading</p>;
  }
  await act(async () =>
    renderLocalized(
      <LazyPart>
        <Part />
      </LazyPart>,
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
});
