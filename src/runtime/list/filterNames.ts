import { fromName, isRange, toName } from '../../contract/rangeName.ts';
import type { Filter } from '../../contract/resource.ts';

/** What a filter is called in the URL and in a paging body: its property, or both ends of a range. */
export const filterNames = ({ property, field }: Filter): readonly string[] =>
  isRange(field) ? [fromName(property), toName(property)] : [property];
