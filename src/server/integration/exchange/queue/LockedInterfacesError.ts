/**
 * Other transactions keep these interfaces locked, such as the import of many interfaces. Nothing was stored for them.
 * A transaction that is shared with other interfaces does not wait: it would hold up all of them.
 */
export class LockedInterfacesError extends Error {
  override readonly name = 'LockedInterfacesError';
  readonly interfaceUuids: readonly string[];

  constructor(interfaceUuids: readonly string[]) {
    super(`Another transaction keeps interfaces locked: ${interfaceUuids.join(', ')}`);
    this.interfaceUuids = interfaceUuids;
  }
}
