import { expect, test } from 'vitest';
import {
  type Command,
  groupCommands,
  guessCommands,
  matchCommands,
} from '../../../../src/runtime/command/palette/Command.ts';

const command = (id: string, group: string, names: string[], places?: string[]): Command => ({
  id,
  kind: 'screen',
  group,
  title: names[0] ?? '',
  names,
  placeNames: places,
  run: () => undefined,
});

const down = ['ERP 下发接口', 'ERP download interfaces'];
const commands = [
  command('down', 'screens', down),
  command('pending', 'screens', ['待处理数据', 'Pending data'], down),
  command('wcsPending', 'screens', ['待处理数据', 'Pending data'], ['WCS 上传接口', 'WCS upload interfaces']),
  command('erp', 'screens', ['ERP', 'ERP']),
  command('newSource', 'create', ['新建数据源', 'New data source'], ['配置', 'Configuration']),
  command('dark', 'console', ['深色主题', 'Dark theme']),
];

test.each<[text: string, want: string[]]>([
  ['erp', ['erp', 'down']],
  ['ERP', ['erp', 'down']],
  ['下发', ['down']],
  ['download', ['down']],
  ['待处理', ['pending', 'wcsPending']],
  ['pending', ['pending', 'wcsPending']],
  ['erp pending', ['pending']],
  ['待处理 wcs', ['wcsPending']],
  ['nds', ['newSource']],
  ['data new', ['newSource']],
  ['drk', []],
  ['数源', []],
  ['nothing of the kind', []],
])('"%s" finds %o', (text, want) => {
  expect(matchCommands(commands, text).map(({ id }) => id)).toEqual(want);
});

test.each<[text: string, want: string[]]>([
  ['drk', ['dark']],
  ['数源', ['newSource']],
  ['kd', []],
])('the letters "%s" in order are a guess at %o', (text, want) => {
  expect(guessCommands(commands, text).map(({ id }) => id)).toEqual(want);
});

test.each<[recent: string[], want: string[]]>([
  [[], ['pending', 'wcsPending']],
  [['wcsPending'], ['wcsPending', 'pending']],
  [
    ['dark', 'wcsPending', 'pending'],
    ['wcsPending', 'pending'],
  ],
])('matchCommands lists the recent commands %o before equal matches: %o', (recent, want) => {
  expect(matchCommands(commands, 'pending', recent).map(({ id }) => id)).toEqual(want);
});

test('groupCommands joins the commands of a group, in the order of their first command', () => {
  const mixed = [commands[4], commands[0], commands[5], commands[1]].filter((one) => one !== undefined);
  expect(groupCommands([...mixed, ...commands.slice(2, 3)]).map(({ id }) => id)).toEqual([
    'newSource',
    'down',
    'pending',
    'wcsPending',
    'dark',
  ]);
});
