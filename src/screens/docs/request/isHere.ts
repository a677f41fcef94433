/** Whether an address is that of the console's own origin, where the embedded service is. */
export const isHere = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && new URL(url).origin === location.origin;
