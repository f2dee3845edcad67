export const HELP = `npm run seed -- VERB [FOLDER]

Loads the directory. Every load becomes a release of its own; visitors see the old one or the new one, never a mixture.

  validate FOLDER     report every error and warning in a data folder
  diff FOLDER         show what publishing the folder would change
  publish FOLDER      validate, write a new release, check it, make it live
  releases            list the releases that are kept
  rollback [RELEASE]  make an earlier release live again (without a number: the one before)
  prune               delete old releases; the newest five and all of the last 48 hours stay
  export FOLDER       write the live release as a data folder; publishing it again changes nothing
  help                this text

  --json      for machines (validate, diff, publish, releases)
  --dry-run   publish: do all but write
  --yes       answer every question with yes; needed where there is no terminal

A data folder holds one JSON or CSV file per table: offers, providers, platforms, funds, fund_types, tags, offer_tags,
asset_classes, blog_posts, faqs, key_people, sources; and settings.json. scripts/sample is one.

Without more the command works on the local table under .local/, whether or not the site runs. DYNAMODB_ENDPOINT points
it at another engine. On AWS: npx sst shell --stage NAME -- npm run seed -- publish FOLDER

Exit codes: 0 done, 1 the data is wrong, 2 the command was used wrongly, 3 the store failed.
`;
