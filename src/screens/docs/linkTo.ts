import { type DocsEvent, docsState, initialState } from './docsState.ts';

/** Where an event leads from anywhere in the console. */
export function linkTo(event: DocsEvent): string {
  const { tab, service, uuid } = docsState(initialState, event);
  const parameters = Object.entries({ tab, service, uuid }).filter(([, value]) => value !== '');
  return `/?${new URLSearchParams(parameters)}`;
}
