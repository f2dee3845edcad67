import { alarms, budget, mail, subscriptions } from './alarms';
import { assetBucket, assetObjects, privateBuckets } from './assets';
import {
  cachePolicy,
  distribution,
  edgeFunctionSize,
  errorCaching,
  firewall,
  refusingOrigin,
  securityHeaders,
} from './distribution';
import { functions, logs, noProvisionedConcurrency, reservedConcurrency, schedule } from './functions';
import { leastPrivilege, noWildcards } from './permissions';
import { protection, versions } from './protection';
import { publicUrls, routingTable } from './routes';
import type { Check } from './stack';
import { directoryTable, submissionsKeys, submissionsTable, tables } from './tables';

export const CHECKS: Record<string, Check> = {
  alarms,
  assetBucket,
  assetObjects,
  budget,
  cachePolicy,
  directoryTable,
  distribution,
  edgeFunctionSize,
  errorCaching,
  firewall,
  functions,
  leastPrivilege,
  logs,
  mail,
  noProvisionedConcurrency,
  noWildcards,
  privateBuckets,
  protection,
  publicUrls,
  refusingOrigin,
  reservedConcurrency,
  routingTable,
  schedule,
  securityHeaders,
  submissionsKeys,
  submissionsTable,
  subscriptions,
  tables,
  versions,
};
