import { useEffect, useMemo, useState } from 'react';
import type { Auth, Erp, Interface } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { documentFlowOf } from '../../../contract/model/entity.ts';
import type { OperationError } from '../../../runtime/api/answer.ts';
import { protocolOf } from '../../../runtime/api/protocols.ts';
import { useConfiguration } from '../../../runtime/api/useConfiguration.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';
import { useFamilies } from '../../../runtime/core/lazy/families.ts';
import { lazyModule } from '../../../runtime/core/lazy/lazyModule.ts';
import { type ApiDoc, inboundApiDoc, outboundApiDoc } from './apiDoc.ts';
import { backEndUrlOf } from './inboundCallOf.ts';
import type { ReadExpressionPaths } from './source/expressionPaths.ts';
import { readsSource } from './source/sourceRowsOf.ts';

interface LoadedApiDoc {
  /** Undefined while the settings of the back end, the ERP configuration and the authentication load. */
  readonly apiDoc: ApiDoc | undefined;
  /** The ERP configuration or authentication could not be read. The document lacks base path and headers. */
  readonly error: OperationError | undefined;
  readonly retry: () => void;
}

/** The parser of expressions. It is large, and few mappings need it. */
const expressionParser = lazyModule(() => import('./source/expressionPaths.ts'));

const readNoPaths: ReadExpressionPaths = () => [];

/** Returns the reader of expressions; undefined while its parser loads. Without the parser, expressions have no paths. */
function useReadPaths(isNeeded: boolean): ReadExpressionPaths | undefined {
  const [loaded, setLoaded] = useState<ReadExpressionPaths>();
  useEffect(() => {
    if (!isNeeded) return;
    expressionParser.load().then(
      ({ readExpressionPaths }) => setLoaded(() => readExpressionPaths),
      () => setLoaded(() => readNoPaths),
    );
  }, [isNeeded]);
  return isNeeded ? loaded : readNoPaths;
}

/**
 * Returns the API document of an interface. If its documents flow in, others call this back end. Otherwise
 * this service calls the partner.
 */
export function useApiDoc(record: Row): LoadedApiDoc {
  const row = record as unknown as Interface;
  const configuration = useConfiguration();
  const families = useFamilies();
  const erp = useOperation('erp.get', row.erpUuid ? { uuid: row.erpUuid } : null, { inline: true });
  const erpRecord = row.erpUuid ? (erp.data as Erp | undefined) : undefined;
  const authUuid = row.authUuid ?? erpRecord?.authUuid;
  const auth = useOperation('auth.get', authUuid ? { uuid: authUuid } : null, { inline: true });
  const error = erp.error ?? auth.error;
  const isLoaded = error !== undefined || !(erp.isLoading || auth.isLoading);
  const isInbound = documentFlowOf(families, record) === 'in';
  const readPaths = useReadPaths(isInbound && row.fieldMappings?.some(readsSource) === true);
  const document = useMemo(() => {
    if (!isLoaded || !configuration || !readPaths) return undefined;
    const backEnd = backEndUrlOf(configuration, protocolOf({}), location.origin);
    return isInbound
      ? inboundApiDoc(row, { backEnd, readPaths }, erpRecord)
      : outboundApiDoc(row, erpRecord, auth.data as Auth | undefined);
  }, [isLoaded, isInbound, row, configuration, readPaths, erpRecord, auth.data]);
  const retry = () => void Promise.all([erp.mutate(), auth.mutate()]);
  return { apiDoc: document, error, retry };
}
