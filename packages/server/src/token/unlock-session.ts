/** What a session token says. Nothing in it is about a person. */
export interface UnlockSession {
  /** 32 hex digits, random, of one unlocking. */
  subject: string;
  /** To the second. */
  expires_at: Date;
}
