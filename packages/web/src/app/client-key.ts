/** The public client key: no secret, it names this client in the API's logs and limits. */
export const CLIENT_KEY = 'tussock-web';
