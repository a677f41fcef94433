import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { productPath, toolFolder } from '../../generator/load/projectFolder.js';
import type { ProductSource } from '../../generator/load/sources/ScreenSource.ts';

/** Reads schemas/product.json of a project. */
export const readProduct = (root: string): ProductSource =>
  JSON.parse(readFileSync(join(root, productPath), 'utf8'));

/** The images of this console that the logo of a product replaces. */
const ownImages = /^.*\/(?:mark\.svg|icon\.png)$/;

/**
 * Writes name, language and logo of the product into the page. With a logo, the page and the styles show it instead
 * of the images of this console.
 * @param root the project's folder
 */
export function productPage(root: string): Plugin {
  const { title, locales, logo, ...product } = readProduct(root);
  const [locale = ''] = locales;
  const name = product['x-i18n']?.[locale]?.title ?? title;
  const image = logo && join(root, logo);
  return {
    name: 'product-page',
    config: () => (image ? { resolve: { alias: [{ find: ownImages, replacement: image }] } } : {}),
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => {
        const page = keepLanguages(html, locales)
          .replace(/<html lang="[^"]*"/, `<html lang="${locale}"`)
          .replace(/<title>[^<]*<\/title>/, `<title>${escapeText(name)}</title>`);
        if (image === undefined) return page;
        const type = image.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
        // The dev server has an address for every file. The build resolves the path of a file.
        const path = server ? join('/@fs/', image) : `.${sep}${relative(toolFolder, image)}`;
        const address = encodeURI(path.split(sep).join('/'));
        return page.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${address}" type="${type}" />`);
      },
    },
  };
}

/**
 * Returns the page without the texts in languages that the product lacks. If it lacks the languages of all texts,
 * they stay.
 */
export function keepLanguages(html: string, locales: readonly string[]): string {
  const sections = [...html.matchAll(/\s*<section lang="([^"]*)">.*?<\/section>/gs)];
  const foreign = sections.filter(([, lang = '']) => !locales.includes(lang));
  if (foreign.length === sections.length) return html;
  return foreign.reduce((page, [section]) => page.replace(section, ''), html);
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
