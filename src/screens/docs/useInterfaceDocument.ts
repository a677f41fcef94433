import { useEffect, useMemo, useState } from 'react';
import { defaultConfiguration } from '../../contract/configuration.ts';
import type { Row } from '../../contract/envelope.ts';
import { flowIn } from '../../contract/flowIn.ts';
import type { Auth, Erp, Interface } from '../../generated/types.ts';
import type { ServiceError } from '../../runtime/api/answer.ts';
import { loadConfiguration } from '../../runtime/api/configuration.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { families } from '../../runtime/catalog.ts';
import { type InterfaceDocument, incomingDocument, interfaceDocument } from './document/interfaceDocument.ts';
import { backEndOf } from './document/wayIn.ts';

interface LoadedDocument {
  /** Undefined while the ERP configuration and its authentication are being read. */
  readonly document: InterfaceDocument | undefined;
  /** They could not be read: base path and headers are missing from the document. */
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
}

/** Where the back end is; undefined while that is being read. */
function useBackEnd(): string | undefined {
  const [backEnd, setBackEnd] = useState<string>();
  useEffect(() => {
    loadConfiguration()
      .catch(() => defaultConfiguration)
      .then((configuration) => setBackEnd(backEndOf(configuration, location.origin)));
  }, []);
  return backEnd;
}

/** The document of an interface: how it is called by whoever has documents for the warehouse, or how it calls whoever gets some. */
export function useInterfaceDocument(record: Row): LoadedDocument {
  const row = record as unknown as Interface;
  const backEnd = useBackEnd();
  const erp = useOperation('erp.get', row.erpUuid ? { uuid: row.erpUuid } : null, { inline: true });
  const named = row.erpUuid ? (erp.data as Erp | undefined) : undefined;
  const auth = useOperation('auth.get', named?.authUuid ? { uuid: named.authUuid } : null, { inline: true });
  const error = erp.error ?? auth.error;
  const isSettled = error !== undefined || !(erp.isLoading || auth.isLoading);
  const document = useMemo(() => {
    if (!isSettled || backEnd === undefined) return undefined;
    return flowIn(families, record) === 'in'
      ? incomingDocument(row, backEnd, named)
      : interfaceDocument(row, named, auth.data as Auth | undefined);
  }, [isSettled, record, row, backEnd, named, auth.data]);
  const retry = () => void Promise.all([erp.mutate(), auth.mutate()]);
  return { document, error, retry };
}
