/** The account and the region of every stand-in. */
export const ACCOUNT: string;
export const REGION: string;
