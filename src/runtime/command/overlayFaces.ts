import { lazyModule } from '../lazy/lazyModule.ts';

/** What lies over the page, each loaded when it is first opened. */
export const overlayFaces = {
  palette: lazyModule(() => import('./Palette.tsx')),
  help: lazyModule(() => import('./HelpSheet.tsx')),
};
