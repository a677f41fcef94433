import type { Mutation } from '../Mutation.ts';
import type { MutationContext } from '../MutationContext.ts';

/** A way to damage schema files: every place where it applies, as a mutation. */
export type Operator = (world: MutationContext, name: string) => readonly Mutation[];

/** By what they do. */
export type Operators = Readonly<Record<string, Operator>>;
