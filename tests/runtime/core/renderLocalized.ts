import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LocaleProvider } from '../../../src/runtime/core/i18n/LocaleProvider.tsx';

/** Renders an element, and each later one of `rerender`, with the phrases of the current locale. */
export const renderLocalized = (element: ReactNode): RenderResult =>
  render(element, { wrapper: LocaleProvider });
