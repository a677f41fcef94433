import { useEffect, useMemo, useState } from 'react';
import { defaultConfiguration } from '../../contract/configuration.ts';
import type { FamilyModel } from '../../contract/entity.ts';
import type { Row } from '../../contract/envelope.ts';
import { flowIn } from '../../contract/flowIn.ts';
import type { Auth, Erp, Interface } from '../../generated/types.ts';
import type { ServiceError } from '../../runtime/api/answer.ts';
import { loadConfiguration } from '../../runtime/api/configuration.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { loadFamilies } from '../../runtime/catalog.ts';
import { type InterfaceDocument, incomingDocument, interfaceDocument } from './document/interfaceDocument.ts';
import { backEndOf } from './document/wayIn.ts';

interface LoadedDocument {
  /** Undefined while the ERP configuration and its authentication are being read. */
  readonly document: InterfaceDocument | undefined;
  /** They could not be read: base path and headers are missing from the document. */
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
}

interface Surroundings {
  /** Where the back end is called. */
  readonly backEnd: string;
  readonly families: readonly FamilyModel[];
}

/** What a document says besides the interface; undefined while that is being read. */
function useSurroundings(): Surroundings | undefined {
  const [surroundings, setSurroundings] = useState<Surroundings>();
  useEffect(() => {
    const configuration = loadConfiguration().catch(() => defaultConfiguration);
    Promise.all([configuration, loadFamilies()]).then(([known, families]) =>
      setSurroundings({ backEnd: backEndOf(known, location.origin), families }),
    );
  }, []);
  return surroundings;
}

/** The document of an interface: how it is called by whoever has documents for the warehouse, or how it calls whoever gets some. */
export function useInterfaceDocument(record: Row): LoadedDocument {
  const row = record as unknown as Interface;
  const surroundings = useSurroundings();
  const erp = useOperation('erp.get', row.erpUuid ? { uuid: row.erpUuid } : null, { inline: true });
  const named = row.erpUuid ? (erp.data as Erp | undefined) : undefined;
  const auth = useOperation('auth.get', named?.authUuid ? { uuid: named.authUuid } : null, { inline: true });
  const error = erp.error ?? auth.error;
  const isSettled = error !== undefined || !(erp.isLoading || auth.isLoading);
  const document = useMemo(() => {
    if (!isSettled || !surroundings) return undefined;
    return flowIn(surroundings.families, record) === 'in'
      ? incomingDocument(row, surroundings.backEnd, named)
      : interfaceDocument(row, named, auth.data as Auth | undefined);
  }, [isSettled, record, row, surroundings, named, auth.data]);
  const retry = () => void Promise.all([erp.mutate(), auth.mutate()]);
  return { document, error, retry };
}
