/**
 * What is neither a list nor a form, by what it is for. Hand-written screens (src/screens/): `mapping`, the field mapping of a record;
 * `debugging`, trying one out; `docs`, its call contract, for who calls it. And what the runtime renders of a screen that is an `overview`.
 */
export type Panel = 'mapping' | 'debugging' | 'docs' | 'overview';
