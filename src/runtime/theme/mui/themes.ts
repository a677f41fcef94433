import { createTheme, type Direction, type Theme } from '@mui/material/styles';
import { components } from './components.ts';

const tone = (name: string, on: string) => ({
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
        primary: tone('accent', 'on-accent'),
        error: tone('negative', 'on-negative'),
        background: { default: 'var(--page)', paper: 'var(--surface-raised)' },
        text: { primary: 'var(--text)', secondary: 'var(--text-muted)', disabled: 'var(--text-disabled)' },
        divider: 'var(--line)',
      },
      typography: {
        fontFamily: 'inherit',
        body1: { fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'inherit' },
      },
      components,
    },
    // Shades are mixed by the browser, which alone knows the values of the tokens.
    { colorSpace: 'oklch' },
  );

export const themes: Readonly<Record<Direction, Theme>> = { ltr: themeOf('ltr'), rtl: themeOf('rtl') };
