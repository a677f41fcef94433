import { readFileSync } from 'node:fs';
import { documentToDraft } from './scripts/new/openapi/documentToDraft.ts';
import { parseDocument } from './scripts/new/openapi/readDocument.ts';
for (const f of process.argv.slice(2)) {
  const { draft, coverage } = documentToDraft(parseDocument(f, readFileSync(f, 'utf8')), 'imported');
  console.log(f, coverage.crudCalls, coverage.boundCalls);
  for (const n of draft.notes.filter((n) => n.kind === 'call')) console.log('  ', n.at.replace('/paths/','').replaceAll('~1','/'), '::', n.says);
}
