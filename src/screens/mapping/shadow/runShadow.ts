import type { Page } from '../../../contract/envelope.ts';
import { inexactNumberIn } from '../../../contract/inexactNumbers.ts';
import type { PendingData } from '../../../generated/types.ts';
import type { Answer } from '../../../runtime/api/answer.ts';
import { EngineStopped } from '../preview/EngineStopped.ts';
import type { CompareRequest, MappingEngine } from '../preview/MappingEngine.ts';
import type { Compared } from './summarise.ts';

/** A document that could not be compared, and why: `mappingEditor.shadow.why.<code>`. */
export interface Unread {
  readonly stored: PendingData;
  readonly why: 'noData' | 'notJson' | 'inexact' | 'stopped';
}

export interface ShadowFindings {
  readonly total: number;
  readonly compared: readonly Compared[];
  readonly unread: readonly Unread[];
  /** The service would not give them. What was compared before is kept. */
  readonly failure?: Answer;
}

export interface ShadowOptions {
  readonly engine: Pick<MappingEngine, 'compare'>;
  /** One page of the stored documents, the newest first. */
  readonly load: (page: { page: number; pageSize: number }) => Promise<Answer<Page<PendingData>>>;
  /** How many documents at most. */
  readonly count: number;
  readonly request: Omit<CompareRequest, 'document'>;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Documents that are read at once: a document may have a megabyte. */
const pageSize = 10;

async function compareOne(
  { engine, request }: ShadowOptions,
  stored: PendingData,
): Promise<Compared | Unread> {
  if (!stored.data) return { stored, why: 'noData' };
  let document: unknown;
  try {
    document = JSON.parse(stored.data);
  } catch {
    return { stored, why: 'notJson' };
  }
  if (inexactNumberIn(stored.data)) return { stored, why: 'inexact' };
  try {
    return { stored, comparison: await engine.compare({ ...request, document }) };
  } catch (error) {
    if (error instanceof EngineStopped) return { stored, why: 'stopped' };
    throw error;
  }
}

/** Compares stored documents one by one, as long as nobody cancels. One that came in meanwhile shifts the pages: none is compared twice. */
export async function runShadow(options: ShadowOptions): Promise<ShadowFindings> {
  const { load, count, signal, onProgress } = options;
  const compared: Compared[] = [];
  const unread: Unread[] = [];
  const seen = new Set<string | undefined>();
  let total = count;
  for (let page = 0; seen.size < total; page += 1) {
    const answer = await load({ page, pageSize });
    if (signal.aborted) break;
    if (!answer.success || !answer.data) return { total, compared, unread, failure: answer };
    const { records, paging } = answer.data;
    total = Math.min(count, paging.recordCount ?? count);
    for (const stored of records) {
      if (signal.aborted || seen.size >= total) break;
      if (seen.has(stored.uuid)) continue;
      seen.add(stored.uuid);
      const result = await compareOne(options, stored);
      if ('why' in result) unread.push(result);
      else compared.push(result);
      onProgress(seen.size, total);
    }
    if (signal.aborted || !paging.more) break;
  }
  return { total, compared, unread };
}
