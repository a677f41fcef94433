import { expect, test } from 'vitest';
import { actionIcons } from '../../src/runtime/actions/controls/actionIcons.ts';
import { readSchemaFiles } from './schemaFiles.ts';

const resources = Object.entries(readSchemaFiles('resources')).filter(([, { actions }]) => actions);

test.each(resources)('each action of %s has an icon of its own', (_, { actions = {} }) => {
  const icons = Object.values(actions as Record<string, { icon: keyof typeof actionIcons }>).map(
    ({ icon }) => actionIcons[icon],
  );
  expect(new Set(icons).size).toBe(icons.length);
});
