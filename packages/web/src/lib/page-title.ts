/** The id of the first heading: it names the content, so that who comes to a page by a link hears which one it is. */
export const PAGE_TITLE = 'page-title';
