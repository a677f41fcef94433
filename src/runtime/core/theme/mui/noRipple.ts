/** Stands in for MUI's ripple (scripts/build/standIns.ts): no button of ours has one (`components.ts`), and it would be 2 kB. */
const noRipple = (): null => null;

export default noRipple;
