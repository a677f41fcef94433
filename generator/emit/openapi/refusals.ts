import type { OperationModel } from '../../normalize/model/OperationModel.ts';
import type { JsonSchema } from '../schema/jsonSchema.ts';

/**
 * The refusals of every operation, by status: the name in `components.responses`, and the reason. Single
 * statuses instead of `4XX`, because some generators of clients accept only these.
 */
const commonRefusals = {
  400: { name: 'BadRequest', description: 'The request is invalid.' },
  401: { name: 'Unauthorized', description: 'The login or the API key is missing, wrong or expired.' },
  403: { name: 'Forbidden', description: 'The login, the API key or the address does not allow the call.' },
  404: { name: 'NotFound', description: 'The company has no such record.' },
  409: {
    name: 'Conflict',
    description: 'Another record, or the state of the record, does not allow the call.',
  },
} as const satisfies Readonly<Record<number, { readonly name: string; readonly description: string }>>;

const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The responses that operations refer to. */
export const refusalComponents: Readonly<Record<string, JsonSchema>> = {
  ...Object.fromEntries(
    Object.values(commonRefusals).map(({ name, description }) => [
      name,
      { description, content: failureContent },
    ]),
  ),
  Failure: { description: 'Any other failure, with its reason.', content: failureContent },
};

const referTo = (name: string): JsonSchema => ({ $ref: `#/components/responses/${name}` });

const commonReferences: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  Object.entries(commonRefusals).map(([status, { name }]) => [status, referTo(name)]),
);

/** Returns the refusals of an operation by status. Its own descriptions replace the common ones. */
export const refusalsOf = ({ errorResponses }: OperationModel): Readonly<Record<string, JsonSchema>> => ({
  ...commonReferences,
  ...Object.fromEntries(
    Object.entries(errorResponses).map(([status, description]) => [
      status,
      { description, content: failureContent },
    ]),
  ),
  default: referTo('Failure'),
});
