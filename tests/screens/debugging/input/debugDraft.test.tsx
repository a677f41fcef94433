import { expect, test } from 'vitest';

const empty = { inputType: 'DATA', orderNumber: '', data: '', origin: '', isTyped: false };

const stored = [
  {
    uuid: 'whole',
    text: '{"inputType":"ORDER","orderNumber":"PO-1"}',
    want: { inputType: 'ORDER', orderNumber: 'PO-1' },
  },
  { uuid: 'partial', text: '{"data":"{}","isTyped":true}', want: { data: '{}', isTyped: true } },
  { uuid: 'list', text: '["data"]', want: {} },
  { uuid: 'nothing', text: 'null', want: {} },
  { uuid: 'damaged', text: '{"data":', want: {} },
  { uuid: 'absent', text: undefined, want: {} },
];

// The module reads the drafts once, when it loads.
for (const { uuid, text } of stored)
  if (text !== undefined) sessionStorage.setItem(`debugging.${uuid}`, text);
sessionStorage.setItem('other.whole', '"?"');
const { debugDraftStore } = await import('../../../../src/screens/debugging/input/debugDraft.ts');

test.each(stored)('a reload restores the draft $uuid, stored as $text', ({ uuid, want }) => {
  expect(debugDraftStore.get(uuid)).toEqual({ ...empty, ...want });
});

test('a change of a draft is stored and keeps its other parts', () => {
  debugDraftStore.change('whole', { data: '{}' });
  const want = { ...empty, inputType: 'ORDER', orderNumber: 'PO-1', data: '{}' };
  expect(debugDraftStore.get('whole')).toEqual(want);
  expect(JSON.parse(sessionStorage.getItem('debugging.whole') ?? '')).toEqual(want);
});
