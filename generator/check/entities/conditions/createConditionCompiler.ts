import { Ajv } from 'ajv';
import type { SchemaCondition } from '../../../load/sources/SchemaSource.ts';

/** Returns `compileCondition` of a rule context. It compiles equal conditions once. */
export function createConditionCompiler(): (condition: SchemaCondition) => (record: object) => boolean {
  // The vocabulary has checked the keywords.
  const ajv = new Ajv({ strict: false, validateSchema: false, code: { optimize: false } });
  const compiled = new Map<string, (record: object) => boolean>();
  return (condition) => {
    const key = JSON.stringify(condition);
    const test = compiled.get(key) ?? ajv.compile(condition);
    compiled.set(key, test);
    return test;
  };
}
