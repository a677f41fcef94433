import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generatedFolderOf, npmCommandFor } from '../../generator/load/projectFolder.js';
import { UsageError } from '../../generator/pipeline/parseCommandLine.ts';
import { entityNamePattern } from './addEntity.ts';
import { writeProject } from './addProject.ts';
import { readTables, withoutCredentials } from './database/readTables.ts';
import { tablesToDraft } from './database/tablesToDraft.ts';
import type { Draft } from './draft/Draft.ts';
import { formatEmptyDraft, formatReport } from './formatReport.ts';
import { importDraft } from './importDraft.ts';
import { documentToDraft } from './openapi/documentToDraft.ts';
import { readDocument } from './openapi/readDocument.ts';

const nextSteps = (
  root: string,
): string => `Run ${npmCommandFor(root, 'run dev')} to see the screen and each later edit. Otherwise run ${npmCommandFor(root, 'start')}. Commit schemas/ and ${generatedFolderOf(root)}.
Run the same command again after the source has changed. Edits by hand stay.`;

function importAndReport(root: string, draft: Draft, source: string): string {
  if (!entityNamePattern.test(draft.name))
    throw new UsageError(
      `"${draft.name}" is not a valid name of a screen. Choose another one with --name: 2 to 40 Latin letters and digits, a lower-case letter first.`,
    );
  if (draft.entities.length === 0) throw new Error(formatEmptyDraft(source, draft));
  return `${formatReport(source, importDraft(root, draft, source))}\n\n${nextSteps(root)}`;
}

/**
 * Imports the back end and the entities of an OpenAPI document. Writes the project first, if the folder has none, and removes it if the
 * import fails. Returns the report.
 */
export async function importDocument(root: string, address: string, name?: string): Promise<string> {
  const draft = documentToDraft(await readDocument(address), name);
  if (existsSync(join(root, 'schemas'))) return importAndReport(root, draft, address);
  const { undo } = writeProject(root, draft.title);
  try {
    return importAndReport(root, draft, address);
  } catch (error) {
    undo();
    throw error;
  }
}

/** Imports the tables of a PostgreSQL database as entities. Returns the report. */
export async function importDatabase(
  root: string,
  url: string,
  name?: string,
  schema?: string,
): Promise<string> {
  const tables = await readTables(url, schema);
  return importAndReport(root, tablesToDraft(tables, name), withoutCredentials(url));
}
