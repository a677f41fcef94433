import { expect, test, vi } from 'vitest';
import { loadModules, migrations } from '../../src/server/modules.ts';
import { log } from '../../src/server/platform/base/log.ts';
import { entityModels } from '../../src/server/platform/operations/catalog.ts';

const { robot: _, ...withoutRobot } = entityModels;

test.each([
  { schemas: 'this project', entities: entityModels, want: 1, warns: [] },
  { schemas: 'another product', entities: { book: {}, company: {} }, want: 0, warns: [] },
  {
    schemas: 'this project without robots',
    entities: withoutRobot,
    want: 0,
    warns: ['The integration with partners does not start, because schemas/entities lacks: robot.'],
  },
])('schemas of $schemas load $want modules', async ({ entities, want, warns }) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue();
  expect(await loadModules(entities)).toHaveLength(want);
  expect(warn.mock.calls.flat()).toEqual(warns);
});

test('the versions of all migrations are consecutive', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});
