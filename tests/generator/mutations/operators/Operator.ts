import type { Mutation } from '../Mutation.ts';
import type { World } from '../World.ts';

/** A way to damage schema files: every place where it applies, as a mutation. */
export type Operator = (world: World, name: string) => readonly Mutation[];

/** By what they do. */
export type Operators = Readonly<Record<string, Operator>>;
