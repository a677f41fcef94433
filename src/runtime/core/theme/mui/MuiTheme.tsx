import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, type Direction, type Theme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { muiComponents } from './muiComponents.ts';

const paletteColor = (name: string, on: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: `var(--${on})`,
});

/** Reads tokens.css: light, dark and density change there, and MUI follows without rendering again. */
const themeOf = (direction: Direction): Theme =>
  createTheme(
    {
      direction,
      palette: {
        primary: paletteColor('accent', 'on-accent'),
        error: paletteColor('negative', 'on-negative'),
        background: { default: 'var(--page)', paper: 'var(--surface-raised)' },
        text: { primary: 'var(--text)', secondary: 'var(--text-muted)', disabled: 'var(--text-disabled)' },
        divider: 'var(--line)',
      },
      typography: {
        fontFamily: 'inherit',
        body1: { fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'inherit' },
      },
      components: muiComponents,
    },
    // The browser mixes shades, because only the browser has the values of the tokens.
    { colorSpace: 'oklch' },
  );

const themes: Readonly<Record<Direction, Theme>> = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };

/** The style nonce that the service puts into the page (src/server/platform/console/). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Before all other styles, so that our CSS modules override MUI's rules of the same specificity. */
const cache = createCache({ key: 'mui', nonce, prepend: true });

/** Provides the theme to all MUI components below. Loaded with the first form. */
export function MuiTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const { direction } = useLocale();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
