const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** Local time in the format of file names: `yyyyMMdd-HHmm`. */
export const fileTimestamp = (now = new Date()): string =>
  `${now.getFullYear()}${twoDigits(now.getMonth() + 1)}${twoDigits(now.getDate())}-${twoDigits(now.getHours())}${twoDigits(now.getMinutes())}`;
