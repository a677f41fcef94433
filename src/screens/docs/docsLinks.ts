import { type DocsEvent, docsReducer, initialDocsState } from './docsState.ts';

/** Returns the address of the docs area after an event, for links from anywhere in the console. */
export function docsHref(event: DocsEvent): string {
  const { tab, service, uuid } = docsReducer(initialDocsState, event);
  const parameters = Object.entries({ tab, service, uuid }).filter(([, value]) => value !== '');
  return `/?${new URLSearchParams(parameters)}`;
}

/** The page of the reference on interfaces. */
export const interfaceReferencePage = 'entities/interface.md';
