/** Largest number of records of one page (schemas/SPECIFICATION.md section 9). A request for more is invalid. */
export const maxPageSize = 1000;
