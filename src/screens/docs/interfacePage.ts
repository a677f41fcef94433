/** The page of the reference that says what there is to an interface. */
export const interfacePage = 'entities/interface.md';
