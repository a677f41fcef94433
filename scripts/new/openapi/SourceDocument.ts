import { pointerParts, toPointer } from '../../../generator/load/jsonPosition.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** An object of the document, after its references. */
interface FollowedObject {
  readonly value: JsonObject;
  /** The name of the last reference: `#/components/schemas/Pet` → `Pet`. */
  readonly component?: string;
}

/** Longer chains of references count as loops. */
const maxReferences = 30;

export const objectOf = (value: unknown): JsonObject => (isRecord(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns a JSON pointer: `pointerOf('paths', '/pets')` → `/paths/~1pets`. */
export const pointerOf = (...parts: readonly string[]): string => toPointer(parts);

/** Returns the part of a pointer as a name; a part that is no valid percent-encoding stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An OpenAPI document of version 3.1. */
export class SourceDocument {
  /** References that lead nowhere in the document, such as those to other files. */
  readonly unresolved = new Set<string>();

  constructor(
    /** File or address of the document. */
    readonly address: string,
    readonly root: JsonObject,
  ) {}

  /** Returns the object that a value is or refers to. A reference without a target gives an empty object. */
  follow(value: unknown): FollowedObject {
    let current = objectOf(value);
    let component: string | undefined;
    for (let count = 0; typeof current.$ref === 'string'; count += 1) {
      const { $ref, ...siblings } = current;
      const target = count < maxReferences ? this.#find($ref) : undefined;
      if (target === undefined) {
        this.unresolved.add($ref);
        return { value: siblings };
      }
      component = decode($ref.split('/').at(-1) ?? '');
      current = { ...target, ...siblings };
    }
    return { value: current, ...(component !== undefined && { component }) };
  }

  #find(ref: string): JsonObject | undefined {
    if (!ref.startsWith('#/')) return undefined;
    let target: unknown = this.root;
    for (const part of pointerParts(ref.slice(1)).map(decode))
      target = Array.isArray(target) ? target[Number(part)] : objectOf(target)[part];
    return isRecord(target) ? target : undefined;
  }
}
