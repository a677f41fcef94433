import { expect, test } from 'vitest';
import { sampleStore } from '../../../../src/screens/mapping/editor/useSample.ts';

test('the store keeps the twenty samples that were used last', () => {
  for (let each = 0; each < 20; each += 1) sampleStore.set(`op i${each}`, `{"no":${each}}`);
  sampleStore.set('op i0', '{}');
  sampleStore.set('op i20', '[]');
  expect(sampleStore.get('op i0')).toBe('{}');
  expect(sampleStore.get('op i1')).toBe('');
  expect(sampleStore.get('op i2')).toBe('{"no":2}');
  expect(sampleStore.get('op i20')).toBe('[]');
});
