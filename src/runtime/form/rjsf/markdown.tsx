import type { ReactNode } from 'react';

/**
 * Replaces markdown-to-jsx (scripts/build/moduleStubs.ts), rjsf's renderer of descriptions: ours are plain
 * sentences.
 */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children;
