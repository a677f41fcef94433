/**
 * Replaces MUI's own custom properties (scripts/build/moduleStubs.ts). The theme reads those of tokens.css.
 * Saves 8 kB.
 */
const unused = (): never => {
  throw new Error(
    'MUI was asked for custom properties of its own: theme/mui/themes.ts takes those of tokens.css.',
  );
};

export default unused;
export { unused as CssVarsProvider };
