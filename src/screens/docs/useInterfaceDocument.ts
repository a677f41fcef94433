import { useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Auth, Erp, Interface } from '../../generated/types.ts';
import type { ServiceError } from '../../runtime/api/answer.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { type InterfaceDocument, interfaceDocument } from './document/interfaceDocument.ts';

interface LoadedDocument {
  /** Undefined while the ERP configuration and its authentication are being read. */
  readonly document: InterfaceDocument | undefined;
  /** They could not be read: base path and headers are missing from the document. */
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
}

/** The document of an interface, with the ERP configuration that it names. */
export function useInterfaceDocument(record: Row): LoadedDocument {
  const row = record as unknown as Interface;
  const erp = useOperation('erp.get', row.erpUuid ? { uuid: row.erpUuid } : null, { inline: true });
  const named = row.erpUuid ? (erp.data as Erp | undefined) : undefined;
  const auth = useOperation('auth.get', named?.authUuid ? { uuid: named.authUuid } : null, { inline: true });
  const error = erp.error ?? auth.error;
  const isSettled = error !== undefined || !(erp.isLoading || auth.isLoading);
  const document = useMemo(
    () => (isSettled ? interfaceDocument(row, named, auth.data as Auth | undefined) : undefined),
    [isSettled, row, named, auth.data],
  );
  const retry = () => void Promise.all([erp.mutate(), auth.mutate()]);
  return { document, error, retry };
}
