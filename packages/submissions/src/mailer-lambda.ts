import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { logger, metrics } from '@tussock/server/observe/powertools';
import type { Context } from 'aws-lambda';
import { openSubmissionsTable } from './client';
import { mailAddresses } from './mail/mail';
import { countOverdue } from './mail/pending';
import { RESERVE_MS } from './mail/retry-plan';
import { type MailerRun, runMailer } from './mail/run-mailer';
import { openSes, sesSender } from './mail/ses';
import { privateRun, tracePrivately } from './observe';

const table = openSubmissionsTable();
tracePrivately(table.client);
const send = sesSender(mailAddresses(process.env), tracePrivately(openSes()));

/**
 * Runs every minute, and needs a time-out of at least 35 seconds.
 * @public
 */
export const handler = privateRun(async (_event: unknown, context: Context): Promise<MailerRun> => {
  // Before the tries of this run: it may be that they end the wait.
  const overdue = await countOverdue(table);
  const run = await runMailer({
    table,
    send,
    now: () => new Date(),
    hasTime: () => context.getRemainingTimeInMillis() > RESERVE_MS,
    report: (failure) =>
      (failure.event === 'mail_given_up' ? logger.error : logger.warn).call(logger, failure.event, {
        failure,
      }),
  });
  metrics.addMetric('MailSent', MetricUnit.Count, run.sent);
  metrics.addMetric('MailPutOff', MetricUnit.Count, run.put_off);
  metrics.addMetric('MailOverdue', MetricUnit.Count, overdue);
  metrics.addMetric('MailGivenUp', MetricUnit.Count, run.given_up);
  metrics.publishStoredMetrics();
  return run;
});
