import { DEFAULT_FOLDER } from './arguments';

export const HELP = `npm run submissions -- VERB

What visitors sent with the forms. It is personal data: keep what you print or export no longer than you need it.

  list [--email ADDRESS] [--json]     show submissions, newest first, and whether their mail has left
  export [FOLDER] [--email ADDRESS]   write submissions.json, submissions.csv and consents.csv (the consent log);
                                      without a folder to ${DEFAULT_FOLDER}
  delete --email ADDRESS [--yes]      delete all that one address sent
  retry                               send the mails again that the mailer has given up
  help                                this text

Without more the command works on the local table under .local/, whether or not the site runs. DYNAMODB_ENDPOINT points
it at another engine. On AWS: npx sst shell --stage NAME -- npm run submissions -- list

Exit codes: 0 done, 2 the command was used wrongly, 3 the store failed.
`;
