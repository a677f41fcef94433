import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FieldDiff } from '../../../../../src/contract/model/importPlan.ts';
import {
  ChangesCell,
  FieldDiffs,
  isText,
  parseList,
} from '../../../../../src/runtime/fields/types/changes/ChangesDetailView.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

beforeEach(() => enter('configurationLog'));

test.each<[what: string, change: FieldDiff, want: readonly string[]]>([
  ['a text', { field: 'remarks', after: '夜间' }, ['备注', '–', '夜间']],
  ['a choice', { field: 'status', before: 'OFFLINE', after: 'ONLINE' }, ['状态', '已下线', '已上线']],
  ['a boolean', { field: 'debug', before: 'true', after: 'false' }, ['调试中', '是', '否']],
  [
    'a list of references',
    { field: 'eventTypes', before: '[]', after: '["A","B"]' },
    ['事件类型', '–', '商品变更 · B'],
  ],
  ['a reference', { field: 'dcCode', after: 'SH01' }, ['配送中心', '–', '上海']],
  [
    'a field of an owned record',
    { field: 'ignoreUpdateConfig.fields', after: '["A"]' },
    ['忽略更新规则 · 字段', '–', 'A'],
  ],
  [
    'references of an owned record',
    { field: 'ignoreStockBinUsageConfig.binUsages', after: '["STORAGE"]' },
    ['忽略库存货位用途规则 · 货位用途', '–', '存储'],
  ],
  [
    'rows of an owned record',
    { field: 'articleItemProcessingConfig.fields', after: '[{"mode":"IGNORE","group":"SHELF_LIFE"}]' },
    ['商品处理规则 · 字段更新规则', '–', '保质期 · 不更新'],
  ],
  [
    'equal rows of an owned record',
    { field: 'articleItemProcessingConfig.fields', after: '[{"mode":"IGNORE"},{"mode":"IGNORE"}]' },
    ['商品处理规则 · 字段更新规则', '–', '不更新不更新'],
  ],
  [
    'equal references',
    { field: 'eventTypes', before: '[]', after: '["A","A"]' },
    ['事件类型', '–', '商品变更 · 商品变更'],
  ],
  ['an unknown field', { field: 'x.y', before: '1', after: '2' }, ['x.y', '1', '2']],
])('the table shows %s', async (_what, change, want) => {
  const logged = vi.spyOn(console, 'error');
  stubService({
    '/dc/list/company': () => ({ success: true, data: [{ code: 'SH01', name: '上海' }] }),
    '/ignoreStockBinUsageConfig/queryField': () => ({
      success: true,
      data: [{ code: 'STORAGE', name: '存储' }],
    }),
    '/interfaceConfig/getEventTypes': () => ({ success: true, data: [{ code: 'A', name: '商品变更' }] }),
  });
  await act(async () => renderLocalized(<FieldDiffs entity="interface" changes={[change]} />));
  await waitFor(() => {
    const cells = screen.getAllByRole('row')[1]?.children ?? [];
    expect([...cells].map(({ textContent }) => textContent)).toEqual(want);
  });
  expect(logged).not.toHaveBeenCalled();
});

test.each<[json: string, want: string[] | undefined]>([
  ['["A","B"]', ['A', 'B']],
  ['[]', []],
  ['[1,2]', undefined],
  ['[{"lineNo":1}]', undefined],
  ['["A', undefined],
  ['A', undefined],
  ['', undefined],
])('the texts of %s are %j', (json, want) => {
  expect(parseList(json, isText)).toEqual(want);
});

test.each([
  ['interface', [{ field: 'remarks' }, { field: 'eventTypes' }, { field: 'x.y' }], '备注、事件类型和x.y'],
  [
    'interface',
    [{ field: 'fieldMappings.0.targetField' }, { field: 'fieldMappings.1.targetField' }],
    '目标字段',
  ],
  ['nothing', [{ field: 'remarks' }], 'remarks'],
])('the cell of changes of %s names the fields of %j', async (kind, changes, want) => {
  await act(async () =>
    renderLocalized(
      <Suspense>
        <ChangesCell
          value={changes}
          record={{ uuid: 'u', kind }}
          field={{ type: 'array' }}
          entity="configurationLog"
          path={['changes']}
        />
      </Suspense>,
    ),
  );
  expect(await screen.findByText(want)).toBeDefined();
});
