import type { FunctionType } from '../MappingRow.ts';
import { customFunction, postCustomFunction } from './expressionFunctions.ts';
import { groupFunction, subTableFunction } from './listFunctions.ts';
import type { MappingFunction } from './MappingFunction.ts';
import { concatenateFunction, connectFunction, extractFunction, replaceFunction } from './textFunctions.ts';
import { currentTimeFunction, formatTimeFunction } from './timeFunctions.ts';
import {
  defaultValueFunction,
  fixedValueFunction,
  negateFunction,
  regularFunction,
  subQueryFunction,
} from './valueFunctions.ts';

/** The mapping function of each function type (schemas/SPECIFICATION.md section 11). */
export const mappingFunctions: Readonly<Record<FunctionType, MappingFunction>> = {
  REGULAR: regularFunction,
  CONCATENATE: concatenateFunction,
  CONNECT: connectFunction,
  EXTRACT: extractFunction,
  DEFAULT_VALUE: defaultValueFunction,
  NEGATE: negateFunction,
  CUSTOM: customFunction,
  REPLACE: replaceFunction,
  CURRENT_TIME: currentTimeFunction,
  FORMAT_TIME: formatTimeFunction,
  GROUP: groupFunction,
  FIXED_VALUE: fixedValueFunction,
  SUB_TABLE: subTableFunction,
  SUB_QUERY: subQueryFunction,
  POST_CUSTOM: postCustomFunction,
};
