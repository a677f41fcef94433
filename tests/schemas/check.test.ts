import { expect, test } from 'vitest';
import { childNode, readSchemaFiles } from './schemaFiles.ts';

test.each(Object.entries(readSchemaFiles('endpoints')))(
  'every operation id in endpoints/%s begins with the name of the file',
  (name, table) => {
    const strangers = Object.keys(childNode(table, 'operations')).filter((id) => !id.startsWith(`${name}.`));
    expect(strangers).toEqual([]);
  },
);
