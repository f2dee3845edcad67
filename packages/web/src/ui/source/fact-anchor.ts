/** The anchor of a field's row among the facts of a page. */
export const factAnchor = (field: string) => `fact-${field}`;
