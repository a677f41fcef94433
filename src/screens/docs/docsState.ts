import { docsTab } from '../../runtime/command/docs/docsPages.ts';
import type { TestRequest, TestResult } from './testRequest/testRequest.ts';

/**
 * Tab ids of schemas/SPECIFICATION.md section 2.4: list, logs of a service, form of a test request, its
 * response, and the reference (+).
 */
export const docsTabs = { list: '1', logs: '2', request: '3', response: '4', reference: docsTab } as const;

/**
 * The state of the docs area. Tab, service and uuid are in the URL. The rest is lost when the page closes.
 */
export interface DocsState {
  readonly tab: string;
  /** Name of the interface whose logs are shown. */
  readonly service: string;
  /** The interface whose API document is open, or whose call prefills the form. */
  readonly uuid: string;
  readonly isCreating: boolean;
  readonly response?: TestResult;
  /** The last request, and the uuid at the time it was sent. The form begins with this request again. */
  readonly lastSent?: { readonly request: TestRequest; readonly uuid: string };
}

export const initialDocsState: DocsState = { tab: docsTabs.list, service: '', uuid: '', isCreating: false };

export type DocsEvent =
  | { readonly type: 'documentOpened'; readonly uuid: string }
  | { readonly type: 'documentClosed' }
  | { readonly type: 'logsShown'; readonly service: string; readonly uuid?: string }
  | { readonly type: 'requestOpened'; readonly uuid?: string }
  | { readonly type: 'referenceOpened'; readonly uuid: string }
  | { readonly type: 'sent'; readonly response: TestResult }
  | { readonly type: 'cleared' }
  | { readonly type: 'createOpened' }
  | { readonly type: 'createClosed' }
  /** Without a uuid if the service did not return the new interface. */
  | { readonly type: 'created'; readonly uuid: string | undefined }
  | { readonly type: 'listed' };

/** The transitions of schemas/SPECIFICATION.md section 4.4, "Docs screen", and those between list, document and form. */
export function docsReducer(state: DocsState, event: DocsEvent): DocsState {
  switch (event.type) {
    case 'documentOpened':
      return { ...state, tab: docsTabs.list, uuid: event.uuid };
    case 'documentClosed':
      return { ...state, uuid: '' };
    case 'logsShown':
      return { ...state, tab: docsTabs.logs, service: event.service, uuid: event.uuid ?? '' };
    case 'requestOpened':
      return { ...state, tab: docsTabs.request, uuid: event.uuid ?? state.uuid };
    case 'referenceOpened':
      return { ...state, tab: docsTabs.reference, uuid: event.uuid };
    case 'sent':
      return {
        ...state,
        tab: docsTabs.response,
        response: event.response,
        // The response on screen may be that of another interface than the URL, after Back.
        lastSent: {
          request: event.response.request,
          uuid: (state.tab === docsTabs.response ? state.lastSent?.uuid : undefined) ?? state.uuid,
        },
      };
    case 'cleared':
      return { ...state, response: undefined };
    case 'createOpened':
      return { ...state, isCreating: true };
    case 'created':
      return { ...state, uuid: event.uuid ?? '', isCreating: false };
    // `useOperation` keeps the rows, as for every list of the console.
    case 'listed':
    case 'createClosed':
      return { ...state, isCreating: false };
  }
}
