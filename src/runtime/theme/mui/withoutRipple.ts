/** Stands in for MUI's ripple (scripts/build/standIns.ts): no button of ours has one (`components.ts`), and it would be 2 kB. */
const withoutRipple = (): null => null;

export default withoutRipple;
