import { broken, type Finding } from '../../check/place.ts';
import { type Location, pointerOf } from '../document.ts';

/** What is wrong at a schema, or at a place in it. */
export const wrong = (
  at: Location,
  path: readonly string[],
  says: string,
  fix: Parameters<typeof broken>[2],
): Finding =>
  broken(
    { file: at.document.file, pointer: pointerOf({ path: [...at.path, ...path] }), value: undefined },
    says,
    fix,
  );
