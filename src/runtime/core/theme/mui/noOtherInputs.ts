/**
 * Stands in for MUI's filled and underlined inputs (scripts/build/standIns.ts), which its text field and select bring along:
 * ours are outlined, and nobody would see the others.
 */
const unused = (): never => {
  throw new Error(
    'MUI was asked for an input that is not outlined: theme/mui/components.ts looks after no other.',
  );
};

export default unused;
