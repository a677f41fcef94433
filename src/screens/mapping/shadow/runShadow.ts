import type { PendingData } from '#generated/types.ts';
import type { Page } from '../../../contract/api/envelope.ts';
import { tryParseExactJson } from '../../../contract/json/exactJson.ts';
import type { ApiAnswer } from '../../../runtime/api/answer.ts';
import type { MappingCompareRequest, MappingEngine } from '../engine/MappingEngine.ts';
import { EngineStoppedError } from '../engine/MappingEngine.ts';
import type { ComparedDocument } from './summariseChanges.ts';

/** A document that could not be compared, with the reason: `mappingEditor.shadow.why.<code>`. */
interface SkippedDocument {
  readonly stored: PendingData;
  readonly why: 'noData' | 'notJson' | 'stopped' | 'failed';
}

export interface ShadowResult {
  readonly total: number;
  readonly compared: readonly ComparedDocument[];
  readonly skipped: readonly SkippedDocument[];
  /** The service refused to return documents. Earlier comparisons are kept. */
  readonly failure?: ApiAnswer;
}

export interface ShadowOptions {
  readonly engine: Pick<MappingEngine, 'compare'>;
  /** One page of the stored documents, the newest first. */
  readonly load: (page: { page: number; pageSize: number }) => Promise<ApiAnswer<Page<PendingData>>>;
  /** Maximum number of documents. */
  readonly count: number;
  readonly request: Omit<MappingCompareRequest, 'document'>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Documents in one request. A document can have a megabyte. */
const pageSize = 10;

async function compareDocument(
  { engine, request }: ShadowOptions,
  stored: PendingData,
): Promise<ComparedDocument | SkippedDocument> {
  if (!stored.data) return { stored, why: 'noData' };
  if (tryParseExactJson(stored.data) === undefined) return { stored, why: 'notJson' };
  try {
    return { stored, comparison: await engine.compare({ ...request, document: stored.data }) };
  } catch (error) {
    return { stored, why: error instanceof EngineStoppedError ? 'stopped' : 'failed' };
  }
}

/**
 * Compares stored documents one by one until the operator cancels. A new document shifts the pages, so
 * documents that were already compared are skipped.
 */
export async function runShadow(options: ShadowOptions): Promise<ShadowResult> {
  const { load, count, signal, onProgress } = options;
  const compared: ComparedDocument[] = [];
  const skipped: SkippedDocument[] = [];
  const seen = new Set<string | undefined>();
  let total = count;
  for (let page = 0; seen.size < total; page += 1) {
    const answer = await load({ page, pageSize });
    if (signal.aborted) break;
    if (!answer.success || !answer.data) return { total, compared, skipped, failure: answer };
    const { records, paging } = answer.data;
    total = Math.min(count, paging.recordCount ?? count);
    for (const stored of records) {
      if (signal.aborted || seen.size >= total) break;
      if (seen.has(stored.uuid)) continue;
      seen.add(stored.uuid);
      const result = await compareDocument(options, stored);
      if ('why' in result) skipped.push(result);
      else compared.push(result);
      onProgress(seen.size, total);
    }
    if (signal.aborted || !paging.more) break;
  }
  return { total, compared, skipped };
}
