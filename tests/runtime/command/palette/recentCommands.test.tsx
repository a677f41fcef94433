import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import type { Command } from '../../../../src/runtime/command/palette/Command.ts';
import { recentCommands, recentStore } from '../../../../src/runtime/command/palette/recentCommands.ts';
import { currentLocation } from '../../../../src/runtime/core/routing/hashLocation.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c1' });
});

const command = (id: string, to?: string): Command => ({
  id,
  kind: 'screen',
  group: '页面',
  title: `Title ${id}`,
  names: [id],
  run: () => {},
  ...(to && { to }),
});

test.each([
  { kept: 'no JSON', want: [] },
  { kept: '{}', want: [] },
  { kept: '[{"id":"a","title":"A"},{"id":"b"},{"title":"C"},1,null]', want: ['a'] },
])('the stored commands $kept give $want', ({ kept, want }) => {
  localStorage.setItem('commands op c1', kept);
  expect(recentStore.get().map(({ id }) => id)).toEqual(want);
  recentStore.add(command('new'));
  expect(recentStore.get().map(({ id }) => id)).toEqual(['new', ...want]);
});

test('the six last commands are kept, each once, for the operator and the company', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) recentStore.add(command(id));
  expect(recentStore.get().map(({ id }) => id)).toEqual(['3', '7', '6', '5', '4', '2']);
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c2' });
  expect(recentStore.get()).toEqual([]);
});

test('recent commands are those that are possible now, and records by their address', async () => {
  const possible = command('theme');
  const recent = [
    { id: 'theme', title: 'Old title' },
    { id: 'gone', title: 'Gone' },
    command('r1', '/config?uuid=r1'),
  ];
  const [first, second, ...others] = recentCommands(recent, [command('other'), possible], '最近使用');
  expect([first, others]).toEqual([{ ...possible, group: '最近使用' }, []]);
  expect(second).toMatchObject({ id: 'r1', kind: 'record', group: '最近使用', title: 'Title r1' });
  second?.run();
  await expect.poll(() => currentLocation()).toBe('/config?uuid=r1');
});
