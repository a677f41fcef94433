import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import carrier from '../../../../schemas/entities/carrier.schema.json' with { type: 'json' };
import dc from '../../../../schemas/entities/dc.schema.json' with { type: 'json' };
import owner from '../../../../schemas/entities/owner.schema.json' with { type: 'json' };
import { loadLookUps, useLookUps } from '../../../../src/screens/mapping/engine/useLookUps.ts';

test('look-ups have all properties of their schemas, and suggest those that operators edit', async () => {
  await loadLookUps();
  const { properties, paths } = renderHook(useLookUps).result.current;
  expect(properties).toEqual({
    dc: Object.keys(dc.properties),
    owner: Object.keys(owner.properties),
    carrier: Object.keys(carrier.properties),
  });
  expect(paths).toEqual([
    ...['dc.code', 'dc.name', 'dc.timeZone', 'dc.disabled'],
    ...['owner.code', 'owner.name', 'owner.disabled'],
    ...['carrier.code', 'carrier.name', 'carrier.disabled'],
  ]);
});
