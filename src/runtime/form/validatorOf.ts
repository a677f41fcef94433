import type { ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { Form } from '../../contract/form.ts';
import type { Data } from './FormScope.ts';

/**
 * The generated validators, with which rjsf settles conditional parts of the schema. They were compiled by the Ajv
 * whose types rjsf asks for; the contract names only what is used of them.
 */
export const validatorOf = ({ validators, schema }: Form): ValidatorType<Data> =>
  createPrecompiledValidator<Data>(validators.byHash as unknown as ValidatorFunctions, schema);
