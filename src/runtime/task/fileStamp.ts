const two = (figure: number): string => String(figure).padStart(2, '0');

/** Local time as file names tell it: `yyyyMMdd-HHmm`. */
export const fileStamp = (now = new Date()): string =>
  `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}-${two(now.getHours())}${two(now.getMinutes())}`;
