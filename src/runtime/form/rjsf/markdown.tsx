import type { ReactNode } from 'react';

/** Stands in for markdown-to-jsx (scripts/build/standIns.ts), with which rjsf renders descriptions: ours are plain sentences. */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
