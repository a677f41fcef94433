import type { Row } from '../../../contract/api/envelope.ts';
import { groupBy } from '../../platform/base/groupBy.ts';
import {
  type InterfaceScope,
  missingParameters,
  scopeProperties,
  selectMostSpecific,
} from './findInterface.ts';

type ScopeProperty = (typeof scopeProperties)[number];

const keyOf = (place: InterfaceScope | Row, names: readonly ScopeProperty[]): string =>
  JSON.stringify(names.map((name) => place[name]));

/**
 * Returns a search for the interfaces that a call with a scope selects. It groups the rows once for each set of
 * properties, because thousands of scopes search thousands of rows.
 */
function indexByScope(rows: readonly Row[]): (scope: InterfaceScope) => Row[] {
  const indexes = new Map<string, Map<string, Row[]>>();
  return (scope) => {
    const asked = scopeProperties.filter((name) => scope[name] !== undefined);
    const index = indexes.get(asked.join()) ?? groupBy(rows, (row) => keyOf(row, asked));
    indexes.set(asked.join(), index);
    // Interfaces without an owner serve every owner.
    const keys = new Set([scope, { ...scope, ownerCode: undefined }].map((place) => keyOf(place, asked)));
    const candidates = [...keys].flatMap((key) => index.get(key) ?? []);
    return selectMostSpecific(candidates, scope);
  };
}

/** Returns the scopes that omit one property of a row or all of them, each once. */
function partialScopesOf(rows: readonly Row[]): Iterable<InterfaceScope> {
  const scopes = new Map<string, InterfaceScope>();
  for (const { dcCode, carrierCode, ownerCode } of rows) {
    const place = { dcCode, carrierCode, ownerCode };
    for (const scope of [{}, ...scopeProperties.map((name) => ({ ...place, [name]: undefined }))])
      scopes.set(keyOf(scope, scopeProperties), scope);
  }
  return scopes.values();
}

/** Interfaces that a call without some parameters no longer selects. */
interface NewAmbiguity {
  /** The parameters that callers must add. */
  readonly parameters: readonly string[];
  readonly interfaceNames: readonly string[];
}

/**
 * Returns the parameters that callers must add if the rows in `added` exist besides those in `present`. One interface
 * matches such a call before, and several match it after.
 */
export function findNewAmbiguity(present: readonly Row[], added: readonly Row[]): readonly NewAmbiguity[] {
  const found = new Map<string, { readonly parameters: readonly string[]; readonly names: Set<string> }>();
  const presentByName = groupBy(present, ({ interfaceName }) => interfaceName);
  for (const [name, own] of groupBy(added, ({ interfaceName }) => interfaceName)) {
    const before = presentByName.get(name) ?? [];
    const selectBefore = indexByScope(before);
    const selectAfter = indexByScope([...before, ...own]);
    for (const scope of partialScopesOf(own)) {
      if (selectBefore(scope).length !== 1) continue;
      const fitting = selectAfter(scope);
      if (fitting.length < 2) continue;
      const parameters = missingParameters(fitting, scope);
      const known = found.get(parameters.join()) ?? { parameters, names: new Set() };
      found.set(parameters.join(), known);
      known.names.add(String(name));
    }
  }
  return [...found.values()].map(({ parameters, names }) => ({ parameters, interfaceNames: [...names] }));
}
