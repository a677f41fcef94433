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
    // Shades are mixed by the browser, which alone knows the values of the tokens.
    { colorSpace: 'oklch' },
  );

export const themes: Readonly<Record<Direction, Theme>> = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };

/** The style nonce that the service puts into the page (src/server/console/contentSecurityPolicy.ts). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Before all other styles: a CSS module of ours wins over MUI's of the same weight. */
const cache = createCache({ key: 'mui', nonce, prepend: true });

/** Whatever is made of MUI lives inside; it comes with the first form. */
export function MuiTheme({ children }: { readonly children: ReactNode }): ReactNode {
  const { direction } = useLocale();
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themes[direction]}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
