import type { Page } from '@playwright/test';

/**
 * CSS that hides all letters and icons except for arrows along the lines, and the focus ring of a heading,
 * which is as wide as its letters. Both directions paint the rest the same.
 */
const blankStyle = `
  * { color: transparent !important; -webkit-text-fill-color: transparent !important; caret-color: transparent !important;
      text-decoration-color: transparent !important; transition: none !important; animation: none !important; }
  ::placeholder { color: transparent !important; }
  h1 { outline: none !important; }
  textarea { resize: none !important; }
  svg, [class^='mark-'] { visibility: hidden !important; }
  svg.lucide:is([class*='-left'], [class*='-right']), svg.lucide:is([class*='-left'], [class*='-right']) * {
    visibility: visible !important; color: black !important; }`;

export async function blankScreenshot(page: Page): Promise<string> {
  const style = await page.addStyleTag({ content: blankStyle });
  const picture = await page.screenshot();
  await style.evaluate((element: Element) => element.remove());
  return picture.toString('base64');
}

/**
 * Resolves to the share of pixels that differ between one picture and the mirror image of the other (PNG,
 * base64).
 */
export const mirrorDifference = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(async (both) => {
    const [one, other] = await Promise.all(
      both.map(async (picture, place) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('A canvas compares pictures.');
        if (place === 1) context.setTransform(-1, 0, 0, 1, image.width, 0);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      }),
    );
    if (!one || !other || one.length !== other.length) throw new Error('The pictures differ in size.');
    let unlike = 0;
    for (let at = 0; at < one.length; at += 4)
      if ([0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 40))
        unlike += 1;
    return unlike / (one.length / 4);
  }, pictures);
