import type { Row } from '../../contract/envelope.ts';
import type { SourceDocument } from './Job.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The document that a record of pending data holds. */
export const sourceOf = ({ data, entityNo, idempotencyKey }: Row): SourceDocument => ({
  text: textOf(data),
  entityNo: textOf(entityNo),
  idempotencyKey: textOf(idempotencyKey),
});
