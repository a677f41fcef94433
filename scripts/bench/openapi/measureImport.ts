import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addProject } from '../../new/addProject.ts';
import { importDraft } from '../../new/importDraft.ts';
import { callsOf } from '../../new/openapi/calls/callsOf.ts';
import { findCollections, isCrudCall } from '../../new/openapi/collections/findCollections.ts';
import { documentToDraft } from '../../new/openapi/documentToDraft.ts';
import { parseDocument } from '../../new/openapi/readDocument.ts';
import type { SourceDocument } from '../../new/openapi/SourceDocument.ts';

export interface ImportOutcome {
  readonly name: string;
  /** Calls whose paths alone say that they create, read, change or delete records. */
  readonly crudCalls: number;
  readonly boundCalls: number;
  /** The other ones: the place, and the reason as the report of the import gives it. */
  readonly unbound: readonly { readonly at: string; readonly says: string }[];
  readonly entities: number;
  readonly seconds: number;
  /** The reason why the import failed. */
  readonly failure?: string;
}

/** Returns the places of the CRUD calls of a document. */
const crudPlacesOf = (document: SourceDocument): ReadonlySet<string> =>
  new Set(
    findCollections(callsOf(document)).flatMap((collection) =>
      collection.calls.filter((placed) => isCrudCall(placed, collection)).map(({ call }) => call.at),
    ),
  );

const nothing = { crudCalls: 0, boundCalls: 0, unbound: [], entities: 0 };

/** Returns the counts of a document, and imports it into a new project at `root`, rules included. */
function importFile(path: string, root: string): Omit<ImportOutcome, 'name' | 'seconds'> {
  const document = parseDocument(path, readFileSync(path, 'utf8'));
  const draft = documentToDraft(document, 'imported');
  const places = crudPlacesOf(document);
  const unbound = draft.notes.filter(({ kind, at }) => kind === 'call' && places.has(at));
  const counts = {
    crudCalls: places.size,
    boundCalls: places.size - unbound.length,
    unbound,
    entities: draft.entities.length,
  };
  if (draft.entities.length === 0) return counts;
  try {
    addProject(root);
    importDraft(root, draft, basename(path));
    return counts;
  } catch (error) {
    return { ...counts, boundCalls: 0, failure: textOf(error) };
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Imports a document into a project of its own. A failure is part of the outcome. */
export function measureImport(path: string): ImportOutcome {
  const started = performance.now();
  const root = mkdtempSync(join(tmpdir(), 'openapi-bench-'));
  const outcome = (() => {
    try {
      return importFile(path, root);
    } catch (error) {
      return { ...nothing, failure: textOf(error) };
    } finally {
      rmSync(root, { recursive: true });
    }
  })();
  return { name: basename(path), ...outcome, seconds: (performance.now() - started) / 1000 };
}
