/** The public client key. It is not a secret: it names this client in the API's logs and rate limits. */
export const CLIENT_KEY = 'tussock-web';
