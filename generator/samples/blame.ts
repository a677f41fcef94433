import type { Violation } from '../../src/contract/form.ts';
import { partsOf, pointerOf } from './schemaAt.ts';

/** What an error of Ajv is about: the keyword, and the JSON pointer of the value at fault — of the missing or needless property itself. */
export interface Blame {
  readonly keyword: string;
  readonly pointer: string;
}

export function blameOf({
  keyword,
  instancePath,
  params,
}: Pick<Violation, 'keyword' | 'instancePath' | 'params'>): Blame {
  const property = params.missingProperty ?? params.additionalProperty;
  const isOfProperty = keyword === 'required' || keyword === 'additionalProperties';
  return {
    keyword,
    pointer: isOfProperty ? pointerOf([...partsOf(instancePath), String(property)]) : instancePath,
  };
}
