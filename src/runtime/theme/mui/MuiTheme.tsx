import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { themes } from './themes.ts';

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
