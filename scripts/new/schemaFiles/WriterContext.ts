import type { EntityDraft, ReferenceDraft, ResourceDraft } from '../draft/Draft.ts';
import type { CaptionWriter } from './captions/CaptionWriter.ts';

/** The parts that all writers of one import share. */
export interface WriterContext {
  readonly captions: CaptionWriter;
  /** Records a limit of a property that the source does not have. */
  readonly assume: (property: string, limit: string) => void;
  /** Returns the schema of a property that refers to a record. */
  readonly referenceSchema: (reference: ReferenceDraft) => Readonly<Record<string, unknown>>;
  /** Titles of entities, resources and screens that are in use. */
  readonly titles: Readonly<Record<'entity' | 'resource' | 'screen', Set<string>>>;
  /** Distinguishes a title from that of another file. */
  readonly qualifier: string;
}

/** An entity with its resource. */
export interface Subject {
  readonly entity: EntityDraft;
  readonly resource: ResourceDraft;
}
