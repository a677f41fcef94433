import { lazyPart } from '../../lazyPart.tsx';

/** The note about broken JSON. The parser loads with the first field that needs it. */
export const JsonSyntaxCheck = lazyPart(async () => (await import('./JsonErrorNote.tsx')).JsonErrorNote);
