import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { screens } from '../../../../src/runtime/core/catalog.ts';
import { setLocale } from '../../../../src/runtime/core/i18n/phrases.ts';
import { formModule, loadResource } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { LazyRecordView } from '../../../../src/runtime/record/screen/lazyViews.ts';
import { Navigation } from '../../../../src/runtime/shell/navigation/Navigation.tsx';
import { linksByGroup } from '../../../../src/runtime/shell/navigation/navigationLinks.ts';
import { RoutedPage } from '../../../../src/runtime/shell/pages/RoutedPage.tsx';
import { renderPage } from '../../core/renderPage.tsx';
import { enter, envelope, stubService } from '../../core/stubService.ts';
import { stubPanels } from '../../record/screen/stubPanels.tsx';

beforeEach(async () => {
  stubService();
  await enter();
});

async function show(route: string): Promise<void> {
  navigate(route);
  await act(async () =>
    renderPage(
      <>
        <Navigation />
        <RoutedPage />
      </>,
    ),
  );
}

stubPanels();

const currentLinks = () =>
  screen
    .queryAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.getAttribute('href'));

test('the navigation links every screen, and the tabs with an icon, in order', async () => {
  await show('/exception');
  const links = screen.getAllByRole('navigation')[0]?.querySelectorAll('a') ?? [];
  expect([...links].map((link) => link.getAttribute('href')?.replace('#', ''))).toEqual(
    linksByGroup().flatMap(({ links }) =>
      links.map(({ route, tab }) => (tab === undefined ? route : `${route}?tab=${tab}`)),
    ),
  );
  expect(currentLinks()).toEqual([]);
});

test.each([
  { given: '/nowhere', title: '页面不存在', text: /\/nowhere/ },
  { given: '/exception', title: '请求未能完成', text: /服务未提供更多说明。/ },
  {
    given: '/exception?errorCode=E42&errorMessage=Disk%20full',
    title: '请求未能完成',
    text: /Disk full.*E42/,
  },
])('the path $given shows the page "$title"', async ({ given, title, text }) => {
  await show(given);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(document.body.textContent).toMatch(text);
  expect(document.title).toContain(title);
});

test('the browser title of a record page names the record', async () => {
  stubService({ '/auth/a1': () => envelope({ uuid: 'a1', version: 1, name: '网关', authType: 'BASIC' }) });
  await Promise.all([enter('auth'), loadResource('auth'), LazyRecordView.load(), formModule('auth').load()]);
  await show('/config?tab=auth&view=edit&uuid=a1');
  await waitFor(() => expect(document.title).toBe('网关 · 配置 · 接口集成控制台'));
  await act(() => setLocale('en-US'));
  expect(document.title).toBe('网关 · Configuration · Interface console');
  await act(async () => navigate('/config?tab=auth'));
  expect(document.title).toBe('Configuration · Interface console');
});

test.each(screens.map(({ route }) => route))(
  'the path %s opens its screen and marks its link',
  async (route) => {
    await show(route);
    await waitFor(() => expect(currentLinks().map((href) => href?.replace('#', ''))).toEqual([route]));
    expect(await screen.findAllByRole('heading')).not.toEqual([]);
    expect(currentLocation().replace(/\?.*/, '')).toBe(route);
  },
);
