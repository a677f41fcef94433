import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The style nonce that the server puts into the page (DESIGN.md, Content-Security-Policy). */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const cache = createCache({ key: 'mui', nonce, prepend: true });

const tone = (name: string, on = 'var(--surface)') => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: `var(--${name})`,
  contrastText: on,
});

/** Reads tokens.css: light, dark and density change there, and MUI follows without rendering again. */
const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { ...tone('accent', 'var(--on-accent)'), dark: 'var(--accent-hover)' },
    error: tone('negative', 'var(--on-negative)'),
    warning: tone('warning'),
    success: tone('positive'),
    info: tone('accent', 'var(--on-accent)'),
    background: { default: 'var(--page)', paper: 'var(--surface-raised)' },
    text: { primary: 'var(--text)', secondary: 'var(--text-muted)', disabled: 'var(--text-disabled)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--text-muted)',
      hover: 'var(--surface-hover)',
      selected: 'var(--surface-selected)',
    },
  },
  shape: { borderRadius: 6 },
  spacing: 8,
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 500 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--line-strong)' },
        root: { backgroundColor: 'var(--surface)' },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiBackdrop: { styleOverrides: { root: { backgroundColor: 'var(--scrim)' } } },
  },
});

/** Whatever is made of MUI lives inside; it comes with the first lazy chunk that needs it. */
export function MuiTheme({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
