/** The name of a list, from its second page on with the page: who turned to it by ear hears where they are. */
export const nameOfPage = (list: string, page: number) => (page > 1 ? `${list}, page ${page}` : list);
