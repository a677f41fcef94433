import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { SingleSignOnLink } from '../../../src/runtime/session/SingleSignOn.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter } from '../core/stubService.ts';

beforeEach(() => enter());

test.each([
  {
    singleSignOn: '/sso',
    at: '/config?tab=erp',
    want: 'https://s.example/sso/start?to=%2Fconfig%3Ftab%3Derp',
  },
  { singleSignOn: '/sso', at: '/sign-in?problem=EXPIRED', want: 'https://s.example/sso/start?to=%2F' },
  { singleSignOn: undefined, at: '/config', want: undefined },
])('the link of the single sign-on $singleSignOn at $at goes to $want', ({ singleSignOn, at, want }) => {
  navigate(at);
  renderLocalized(
    <SingleSignOnLink
      configuration={{ server: 'https://s.example', timeout: 1, ...(singleSignOn && { singleSignOn }) }}
    />,
  );
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(want);
});
