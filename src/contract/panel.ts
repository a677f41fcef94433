/**
 * The hand-written screens (src/screens/), by what they are for: a schema names one where neither a list nor a form would do.
 * `mapping`: the field mapping of a record. `debugging`: trying one out. `docs`: its call contract, for who calls it.
 */
export type Panel = 'mapping' | 'debugging' | 'docs';
