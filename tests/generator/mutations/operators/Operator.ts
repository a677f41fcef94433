import type { Mutation } from '../Mutation.ts';
import type { MutationContext } from '../MutationContext.ts';

/** A kind of damage of schema files. It returns one mutation for each suitable place. */
export type Operator = (context: MutationContext, name: string) => readonly Mutation[];

/** Operators by description. */
export type Operators = Readonly<Record<string, Operator>>;
