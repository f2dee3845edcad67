import { SETTINGS } from './settings';
import type { Stage } from './stage';

/** E-mails as the bill of a month comes near to the planned sum. */
export function createBudget(stage: Stage) {
  const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notificationType,
    threshold,
    thresholdType: 'PERCENTAGE',
    comparisonOperator: 'GREATER_THAN',
    subscriberEmailAddresses: [SETTINGS.alarm_email],
  });
  new aws.budgets.Budget('Budget', {
    name: `tussock-${stage.name}`,
    budgetType: 'COST',
    timeUnit: 'MONTHLY',
    limitAmount: String(SETTINGS.monthly_budget),
    limitUnit: 'USD',
    notifications: [notify('ACTUAL', 80), notify('FORECASTED', 100)],
  });
}
