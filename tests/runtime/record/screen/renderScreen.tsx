import { expect } from 'vitest';
import { screens } from '../../../../src/runtime/core/catalog.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { ResourceScreen } from '../../../../src/runtime/record/screen/ResourceScreen.tsx';
import { renderPage } from '../../core/renderPage.tsx';

/** Renders the screen of a route, such as `/config?tab=auth`. */
export function renderScreen(route: string): void {
  navigate(route);
  const screen = screens.find((one) => one.route === route.split('?')[0]);
  renderPage(<ResourceScreen screen={screen ?? expect.fail(`No screen for ${route}.`)} />);
}
