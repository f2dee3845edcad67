import { alarm } from './alarm';
import { EDGE_REGION, type Stage } from './stage';

export interface WatchedDistribution {
  id: $util.Input<string>;
  certificateArn: $util.Input<string>;
}

/** Of the distribution that every visitor comes through. `edge` is the topic of its region. */
export function createEdgeAlarms(stage: Stage, edge: aws.sns.Topic, distribution: WatchedDistribution) {
  alarm(stage, 'Edge5xx', edge, {
    region: EDGE_REGION,
    namespace: 'AWS/CloudFront',
    metricName: '5xxErrorRate',
    dimensions: { DistributionId: distribution.id, Region: 'Global' },
    statistic: 'Average',
    threshold: 1,
    evaluationPeriods: 2,
    means: 'One answer in a hundred is a server error',
  });

  alarm(stage, 'SiteUnreachable', edge, {
    region: EDGE_REGION,
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    dimensions: { HealthCheckId: healthCheck(stage).id },
    statistic: 'Minimum',
    comparisonOperator: 'LessThanThreshold',
    period: 60,
    threshold: 1,
    evaluationPeriods: 5,
    treatMissingData: 'breaching',
    means: `${stage.address} has not answered from outside for five minutes`,
  });

  // Amazon renews it about 45 days before its end, and the health check takes one that has expired. Its figure comes twice a day
  // and no more once it has expired: without data the alarm stays as it is.
  alarm(stage, 'CertificateExpires', edge, {
    region: EDGE_REGION,
    namespace: 'AWS/CertificateManager',
    metricName: 'DaysToExpiry',
    dimensions: { CertificateArn: distribution.certificateArn },
    statistic: 'Minimum',
    comparisonOperator: 'LessThanThreshold',
    period: 86_400,
    threshold: 30,
    treatMissingData: 'ignore',
    means: `The certificate of ${stage.domain} ends within 30 days and was not renewed`,
  });
}

/**
 * The home page, asked for from outside by its name: where its name or the distribution fails, no visitor arrives whom another
 * metric would count. Route 53 does not look at the certificate.
 */
const healthCheck = (stage: Stage) =>
  new aws.route53.HealthCheck('Site', {
    type: 'HTTPS',
    fqdn: stage.domain,
    port: 443,
    resourcePath: '/',
    requestInterval: 30,
    failureThreshold: 3,
    // Three is the fewest; each asks from several places.
    regions: ['ap-southeast-1', 'ap-southeast-2', 'us-west-2'],
    tags: { Name: `tussock-${stage.name}` },
  });
