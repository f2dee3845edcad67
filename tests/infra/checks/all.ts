import {
  alarmLimits,
  alarms,
  budget,
  failing,
  healthCheck,
  mail,
  subscriptions,
  tableThrottles,
} from './alarms';
import { assetBucket, assetObjects, privateBuckets } from './assets';
import {
  cachePolicy,
  distribution,
  edgeFunctionSize,
  edgeSyntax,
  errorCaching,
  errorPage,
  firewall,
  refusingOrigin,
  releasePreviews,
  securityHeaders,
} from './distribution';
import { functions, logs, noProvisionedConcurrency, reservedConcurrency, schedule } from './functions';
import { boundary, leastPrivilege, noWildcards } from './permissions';
import { protection, versions } from './protection';
import { publicUrls, routingTable } from './routes';
import { searchFilesBucket } from './search-files';
import type { Check } from './stack';
import { directoryTable, submissionsKeys, submissionsTable, tables } from './tables';

export const CHECKS: Record<string, Check> = {
  alarmLimits,
  alarms,
  assetBucket,
  assetObjects,
  boundary,
  budget,
  cachePolicy,
  directoryTable,
  distribution,
  edgeFunctionSize,
  edgeSyntax,
  errorCaching,
  errorPage,
  failing,
  firewall,
  functions,
  healthCheck,
  leastPrivilege,
  logs,
  mail,
  noProvisionedConcurrency,
  noWildcards,
  privateBuckets,
  protection,
  publicUrls,
  refusingOrigin,
  releasePreviews,
  reservedConcurrency,
  routingTable,
  schedule,
  searchFilesBucket,
  securityHeaders,
  submissionsKeys,
  submissionsTable,
  subscriptions,
  tables,
  tableThrottles,
  versions,
};
