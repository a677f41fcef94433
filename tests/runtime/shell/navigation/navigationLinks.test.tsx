import { expect, test } from 'vitest';
import { isCurrentLink, linksByGroup } from '../../../../src/runtime/shell/navigation/navigationLinks.ts';

test('the links are in groups, and tabs with an icon follow their screen', () => {
  const groups = linksByGroup().map(({ group, links }) => [
    group,
    links.map(({ screen, tab }) => (tab === undefined ? screen : `${screen} ${tab}`)),
  ]);
  expect(groups).toEqual([
    ['operate', ['health', 'health pendingData', 'health interfaceLog']],
    ['interfaces', ['erpdown', 'erpup', 'wcsdown', 'wcsup', 'docs']],
    ['settings', ['config', 'basic', 'notify', 'exportAndImport', 'access']],
  ]);
});

test.each([
  { screen: 'health', tab: '', want: ['health'] },
  { screen: 'health', tab: 'overview', want: ['health'] },
  { screen: 'health', tab: 'pendingData', want: ['health pendingData'] },
  { screen: 'erpdown', tab: 'pendingData', want: ['erpdown'] },
  { screen: '', tab: '', want: [] },
])('on the screen "$screen" with the tab "$tab", the current links are $want', ({ screen, tab, want }) => {
  const current = linksByGroup()
    .flatMap(({ links }) => links)
    .filter((link) => isCurrentLink(link, screen, tab));
  expect(current.map((link) => (link.tab ? `${link.screen} ${link.tab}` : link.screen))).toEqual(want);
});
