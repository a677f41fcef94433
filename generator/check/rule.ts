import type { Finding } from './place.ts';
import type { Sources } from './sources.ts';

/** One rule of schema files: what it finds wrong. Rules look at files that keep to the vocabulary. */
export type Rule = (sources: Sources) => Iterable<Finding>;
