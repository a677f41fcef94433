import type { Row } from '../../../contract/envelope.ts';
import { csv, type Format, json } from './Format.ts';

/** How an end of an interface wants to be called over HTTP. */
export interface HttpEnd {
  readonly method: string;
  readonly format: Format;
  /** What an ERP that is called by an action on a form wants beside the document. */
  readonly form?: Readonly<Record<string, unknown>>;
}

/** The partner's, as the interface has it. */
export const partnerEnd = ({
  method,
  fileFormat,
  fileName,
  requestMode,
  requestAction,
  formId,
}: Row): HttpEnd => ({
  method: String(method ?? 'POST'),
  format: fileFormat === 'CSV' ? csv(String(fileName)) : json,
  ...(requestMode === 'FORM' && { form: { action: requestAction, formid: formId } }),
});

/** The warehouse takes and gives documents in one way, whatever the partner speaks. */
export const warehouseEnd = (method: 'GET' | 'POST'): HttpEnd => ({ method, format: json });
