import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { locales } from '../../src/runtime/catalog.ts';
import { groupOf } from '../../src/runtime/i18n/phrases.ts';

// Testing Library does this by itself only where test functions are globals.
afterEach(cleanup);

// The product loads these with whatever says them; a test that renders such a part by itself finds them there.
const groups = [
  'validation',
  'session',
  'task',
  'schedule',
  'conflict',
  'live',
  'bounds',
  'bulk',
  'undo',
  'inUse',
];
await Promise.all(groups.flatMap((group) => locales.map((locale) => groupOf(locale, group).load())));
