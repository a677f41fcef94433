// Generated from schemas/ by `npm run generate`: do not edit.
export const length = (text) => {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
};
