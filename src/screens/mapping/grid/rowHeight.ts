/** Pixels: all rows are alike, so that the place of each is known without measuring it. `grid.module.css` says the same. */
export const rowHeight = 32;
