import { readFileSync, mkdtempSync } from 'node:fs';
import { addProject } from './scripts/new/addProject.ts';
import { importDraft } from './scripts/new/importDraft.ts';
import { documentToDraft } from './scripts/new/openapi/documentToDraft.ts';
import { parseDocument } from './scripts/new/openapi/readDocument.ts';
const f = process.argv[2]!;
const root = mkdtempSync('/tmp/zzp-'); addProject(root); console.log(root);
try { importDraft(root, documentToDraft(parseDocument(f, readFileSync(f,'utf8')),'imported').draft, 'x'); } catch (e: any) { console.log(e.message.slice(0, 3000)); console.log(e.stack.split('\n').slice(0, 14).join('\n')); }
