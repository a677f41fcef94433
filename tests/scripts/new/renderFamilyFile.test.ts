import { expect, test } from 'vitest';
import { renderFamilyFile } from '../../../scripts/new/addFamily.ts';

test.each([
  ['tmsdown', { title: 'TMS download interfaces', constants: { interfaceType: 'TMS_DOWN' } }],
  ['mesUp', { title: 'MES upload interfaces', constants: { interfaceType: 'MES_UP' }, flow: 'out' }],
  ['agv', { title: 'AGV interfaces', constants: { interfaceType: 'AGV' } }],
  ['up', { title: 'UP interfaces', constants: { interfaceType: 'UP' } }],
])('the file of family %s has its title and constants', (name, wanted) => {
  const { flow, ...file } = JSON.parse(renderFamilyFile(name, 7));
  expect({ ...file, ...(flow && { flow }) }).toMatchObject({
    route: `/${name}`,
    navigationOrder: 7,
    ...wanted,
  });
  expect(flow).toBe('flow' in wanted ? wanted.flow : undefined);
});
