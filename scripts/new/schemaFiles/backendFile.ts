import type { BackendDraft, Draft } from '../draft/Draft.ts';
import type { CaptionWriter } from './captions/CaptionWriter.ts';
import { titleOf } from './captions/texts.ts';

/** Returns the file of a back end. */
export function backendFile(
  backend: BackendDraft,
  { name, title }: Pick<Draft, 'name' | 'title'>,
  captions: CaptionWriter,
): Record<string, unknown> {
  return {
    $schema: '../vocabulary/backend.schema.json',
    ...captions.write({ title: titleOf(title === undefined ? {} : { title }, name) }),
    ...backend,
  };
}
