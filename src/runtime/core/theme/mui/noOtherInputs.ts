/**
 * Replaces MUI's filled and underlined inputs (scripts/build/moduleStubs.ts). MUI's text field and select
 * import them, but ours are always outlined.
 */
const unused = (): never => {
  throw new Error(
    'MUI was asked for an input that is not outlined: theme/mui/components.ts looks after no other.',
  );
};

export default unused;
