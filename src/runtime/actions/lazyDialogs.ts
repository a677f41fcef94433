import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { withPhrases } from '../lazy/withPhrases.ts';

/** What few actions need, and no list for its first look. */
export const AskDialog = lazyComponent(() =>
  withPhrases(['validation'], async () => (await import('./AskDialog.tsx')).AskDialog),
);
export const ResultDialog = lazyComponent(async () => (await import('./ResultDialog.tsx')).ResultDialog);
export const BatchDialog = lazyComponent(async () => (await import('./BatchDialog.tsx')).BatchDialog);
export const InUseDialog = lazyComponent(() =>
  withPhrases(['inUse'], async () => (await import('./InUseDialog.tsx')).InUseDialog),
);
