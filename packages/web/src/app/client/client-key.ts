/** The public client key. It is not a secret: it tells the API which client asks. */
export const CLIENT_KEY = 'tussock-web';
