import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import erp from '../../../../src/generated/catalog/erp.ts';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import robot from '../../../../src/generated/catalog/robot.ts';
import wcsup from '../../../../src/generated/catalog/wcsup.ts';
import { companyStore } from '../../../../src/runtime/api/companyStore.ts';
import { withoutMissingOperations } from '../../../../src/runtime/api/missing/detectMissing.ts';
import { missingOperations } from '../../../../src/runtime/api/missing/missingOperations.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { formModule, loadResource } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { NextSteps } from '../../../../src/runtime/list/onboarding/NextSteps.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { type Answers, enter, envelope, page, stubService } from '../../core/stubService.ts';

// The imports come before the tests, because a busy machine transforms the modules slowly.
beforeAll(async () => {
  await Promise.all(
    ['dataSource', 'auth', 'erp', 'erpdown', 'wcsup', 'robot'].flatMap((name) => [
      loadResource(name),
      formModule(name).load(),
    ]),
  );
});

beforeEach(async () => {
  await enter('erp', 'erpdown', 'wcsup', 'robot');
  await phraseGroup('emptyList').load();
});

const list = (...data: readonly object[]) => envelope(data);
const basics = {
  '/erp/geterpType': () => list({ code: 'SAP', name: 'SAP' }),
  '/menu': () => list({ menuName: '收货' }),
  '/dc/list/company': () => list({ dcCode: 'SH', name: '上海' }),
  '/dc/page': () => page({ dcCode: 'SH', name: '上海' }),
};

interface Case {
  readonly what: string;
  readonly resource: Resource;
  /** An operation that the back end is known to lack. */
  readonly missing?: string;
  readonly answers: Answers;
  /** Texts of the steps; undefined if the list shows the button for a new record instead. */
  readonly want: readonly string[] | undefined;
  readonly link?: string;
  /** The operator's role. */
  readonly role?: Role;
}

test.each<Case>([
  {
    what: 'the first of all missing records is the link',
    resource: erp,
    answers: { ...basics },
    want: ['新建数据源', '新建认证配置', '新建 ERP 配置'],
    link: '/config?tab=dataSource&view=create&back=%2Fconfig%3Ftab%3Derp',
  },
  {
    what: 'a record that the role forbids to create shows the needed role instead of a link',
    resource: erp,
    answers: { ...basics },
    role: 'viewer',
    want: ['新建数据源需要', '新建认证配置', '新建 ERP 配置'],
  },
  {
    what: 'the second record is the link if the first exists',
    resource: erp,
    answers: { ...basics, '/datasource/query': () => list({ uuid: 'd', name: '库' }) },
    want: ['数据源已就绪', '新建认证配置', '新建 ERP 配置'],
    link: '/config?tab=auth&view=create&back=%2Fconfig%3Ftab%3Derp',
  },
  {
    what: 'an empty list shows no steps if all required records exist',
    resource: erp,
    answers: {
      ...basics,
      '/datasource/query': () => list({ uuid: 'd', name: '库' }),
      '/auth/query': () => list({ uuid: 'a', name: '认证' }),
    },
    want: undefined,
  },
  {
    what: 'the requirements of a required record come first',
    resource: erpdown,
    answers: { ...basics, '/erp/query': () => page() },
    want: ['菜单已就绪', '配送中心已就绪', '新建数据源', '新建认证配置', '新建 ERP 配置', '新建接口'],
    link: '/config?tab=dataSource&view=create&back=%2Fconfig%3Ftab%3Derp',
  },
  {
    what: 'a missing distribution center is created under Basic data',
    resource: erpdown,
    answers: {
      ...basics,
      '/dc/list/company': () => list(),
      '/erp/query': () => page({ uuid: 'e', name: 'E' }),
    },
    want: ['菜单已就绪', '新建配送中心', 'ERP 配置已就绪', '新建接口'],
    link: '/basic?tab=dc&view=create&back=%2Fconfig%3Ftab%3Derp',
  },
  {
    what: 'a record that the back end cannot create has no link',
    resource: erpdown,
    missing: 'dc.create',
    answers: {
      ...basics,
      '/dc/list/company': () => list(),
      '/erp/query': () => page({ uuid: 'e', name: 'E' }),
    },
    want: ['菜单已就绪', '暂无配送中心', 'ERP 配置已就绪', '新建接口'],
  },
  {
    what: 'a failed look-up shows no steps',
    resource: erpdown,
    answers: { ...basics, '/erp/query': () => ({ success: false }) },
    want: undefined,
  },
  {
    what: 'a resource without requirements shows no steps',
    resource: robot,
    answers: basics,
    want: undefined,
  },
  {
    what: 'a family ignores the requirements of other families',
    resource: { ...wcsup, constants: { ...wcsup.constants, scope: 'DC' } },
    answers: basics,
    want: undefined,
  },
])('$what', async ({ resource, missing, answers, want, link, role }) => {
  navigate('/config?tab=erp');
  stubService(answers);
  companyStore.set([{ uuid: 'c1', name: '公司', role }]);
  if (missing) {
    const names = new Set([missing]);
    missingOperations.set({ names, withoutMissing: (one) => withoutMissingOperations(one, names) });
  }
  renderLocalized(<NextSteps resource={resource} create={<button type="button">新建第一条</button>} />);
  if (!want) {
    expect(await screen.findByRole('button', { name: '新建第一条' })).toBeDefined();
    return;
  }
  const steps = await screen.findAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(want.map((words) => expect.stringContaining(words)));
  expect(screen.queryByRole('button')).toBeNull();
  const links = screen.queryAllByRole('link');
  expect(links.map((one) => one.getAttribute('href'))).toEqual(link ? [link] : []);
  if (link) await waitFor(() => expect(links[0]?.closest('li')?.getAttribute('aria-current')).toBe('step'));
});
