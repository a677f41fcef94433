import { isRecord } from '../../../src/contract/isRecord.ts';
import type { JsonSchema } from '../../emit/jsonSchema.ts';
import type { Bundle } from '../bundle.ts';
import { referring } from './shapes.ts';

/** `Order`, and `Order.Line` of what it consists of: no entity has a point in its name. */
const componentName = ({ typeName }: Bundle, definition: string): string =>
  definition === typeName ? typeName : `${typeName}.${definition}`;

/** A published schema as components of the API document, which is in words of 2020-12, too. */
export const componentsOf = (
  bundle: Bundle,
  refer: (component: string) => string,
): [name: string, JsonSchema][] =>
  Object.entries(bundle.definitions).map(([definition, schema]) => {
    const referred = referring(schema, (name) => refer(componentName(bundle, name)));
    // A component is an object: tools refuse a boolean there.
    const component = isRecord(referred) ? referred : referred ? {} : { not: {} };
    return [componentName(bundle, definition), component];
  });
