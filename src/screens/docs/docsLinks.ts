import { type DocsEvent, docsReducer, initialDocsState } from './docsState.ts';

/** Where an event leads from anywhere in the console. */
export function docsHref(event: DocsEvent): string {
  const { tab, service, uuid } = docsReducer(initialDocsState, event);
  const parameters = Object.entries({ tab, service, uuid }).filter(([, value]) => value !== '');
  return `/?${new URLSearchParams(parameters)}`;
}

/** The page of the reference that says what there is to an interface. */
export const interfaceReferencePage = 'entities/interface.md';
