import { expect, test, vi } from 'vitest';
import { screens } from '../../core/stubCatalog.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../../core/stubCatalog.ts'));
const { screenAt } = await import('../../../../src/runtime/shell/boot/preloadScreen.ts');

/**
 * Routes match exactly (schemas/SPECIFICATION.md section 2). No screen has the route `/` here, so it opens
 * the first one.
 */
test.each([
  { path: '/things', want: 'things' },
  { path: '/things/', want: undefined },
  { path: '/Things', want: undefined },
  { path: '/things/1', want: undefined },
  { path: '/', want: 'things' },
])('path $path opens screen $want', ({ path, want }) => expect(screenAt(screens, path)?.name).toBe(want));
