/**
 * Stands in for MUI's own custom properties (scripts/build/standIns.ts): the theme reads those of tokens.css, and MUI's makers of
 * others would be 8 kB that never run.
 */
const unused = (): never => {
  throw new Error(
    'MUI was asked for custom properties of its own: theme/mui/themes.ts takes those of tokens.css.',
  );
};

export default unused;
export { unused as CssVarsProvider };
