/**
 * Replaces MUI's ripple (scripts/build/moduleStubs.ts): no button uses it (`muiComponents.ts`). Saves 2 kB.
 */
const noRipple = (): null => null;

export default noRipple;
