import { type RuleViolation, violation } from '../../check/RuleViolation.ts';
import { type SchemaLocation, schemaPointerOf } from '../SchemaDocument.ts';

/** Returns a violation at a schema, or at a path in it. */
export const schemaViolation = (
  at: SchemaLocation,
  path: readonly string[],
  says: string,
  fix: Parameters<typeof violation>[2],
): RuleViolation =>
  violation(
    { file: at.document.file, pointer: schemaPointerOf({ path: [...at.path, ...path] }), value: undefined },
    says,
    fix,
  );
