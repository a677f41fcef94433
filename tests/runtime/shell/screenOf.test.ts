// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { screens } from '../stubCatalog.ts';

vi.mock('../../../src/runtime/catalog.ts', () => import('../stubCatalog.ts'));
const { screenOf } = await import('../../../src/runtime/shell/preloadScreen.ts');

/** Routes match exactly (schemas/SPECIFICATION.md section 2). */
test.each([
  { path: '/things', want: 'things' },
  { path: '/things/', want: undefined },
  { path: '/Things', want: undefined },
  { path: '/things/1', want: undefined },
  { path: '/', want: undefined },
])('$path is $want', ({ path, want }) => expect(screenOf(screens, path)?.name).toBe(want));
