import { SUBMISSION_PATHS } from './edge';
import { lambdaArgs } from './lambda';
import { sendMail, takeMail, writeSubmissions } from './permissions';
import { openRoute } from './route';
import type { SecretPair } from './secrets';
import { SETTINGS } from './settings';
import type { Stage } from './stage';

/** Takes what visitors send. Its address is public, so it asks every request for the secret of the edge. */
export function createSubmissions(
  stage: Stage,
  deps: {
    router: sst.aws.Router;
    table: sst.aws.Dynamo;
    build: string;
    originSecrets: SecretPair;
    unlockKeys: SecretPair;
  },
) {
  const submissions = new sst.aws.Function(
    'Submit',
    lambdaArgs(stage, 'Submit', {
      service: 'submissions',
      handler: 'packages/submissions/src/lambda.handler',
      memory: '512 MB',
      // Five for the rate limit, three for what the directory lists, five to store and five to find what was stored before, where
      // each takes as long as it may.
      timeout: '20 seconds',
      environment: {
        SUBMISSIONS_TABLE: deps.table.name,
        BUILD_ID: deps.build,
        // It compares the recipients of an enquiry with the directory.
        SITE_ADDRESS: stage.address,
        ORIGIN_SECRETS: deps.originSecrets.accepted,
        UNLOCK_KEYS: deps.unlockKeys.accepted,
      },
      permissions: writeSubmissions(deps.table),
      url: { cors: false },
      reserved: SETTINGS.concurrency.submissions,
    }),
  );
  for (const path of SUBMISSION_PATHS) openRoute(stage, deps.router, path, submissions.url, '22 seconds');
  return submissions;
}

/** Sends the mail that submissions left in their table. Only production has a verified domain to send from. */
export function createMailer(stage: Stage, deps: { table: sst.aws.Dynamo; build: string }) {
  const email = new sst.aws.Email('Mail', {
    sender: stage.domain,
    dmarc: 'v=DMARC1; p=quarantine; adkim=s;',
    mailFrom: { domain: `bounce.${stage.domain}` },
  });
  if (SETTINGS.mail_servers.length > 0) createMailExchange(stage.domain, SETTINGS.mail_servers);
  return new sst.aws.CronV2('Mailer', {
    schedule: 'rate(1 minute)',
    retries: 0,
    function: lambdaArgs(stage, 'MailerHandler', {
      service: 'mailer',
      handler: 'packages/submissions/src/mailer-lambda.handler',
      memory: '256 MB',
      // Shorter than the schedule, so that two never run at once.
      timeout: '50 seconds',
      environment: {
        SUBMISSIONS_TABLE: deps.table.name,
        BUILD_ID: deps.build,
        MAIL_FROM: SETTINGS.mail_from,
        MAIL_TO: SETTINGS.mail_to.join(','),
      },
      permissions: [...takeMail(deps.table), ...sendMail(email, SETTINGS.mail_from, SETTINGS.mail_to)],
    }),
  });
}

/** One record for all servers, so that mail to the contact address arrives. */
function createMailExchange(domain: string, servers: string[]) {
  const record = (args: aws.route53.RecordArgs) => {
    args.records = servers;
    return undefined;
  };
  const zone = sst.aws.dns({ transform: { record } });
  zone.createRecord('MailExchange', { type: 'MX', name: domain, value: servers[0] ?? '' }, {});
}
