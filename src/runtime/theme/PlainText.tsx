import type { ReactNode } from 'react';

/**
 * Stands in for markdown-to-jsx (vite.config.ts): rjsf renders descriptions with it, ours are plain sentences,
 * and it would be a quarter of the form chunk (FACTS.md).
 */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
