/** All that draws, for one import when something is drawn: the start of a function does without it. */
export { capitalStackChart } from './capital-stack';
export { cashFlowChart } from './cash-flow';
export { listedChart } from './listed';
export { openNowChart } from './open-now';
export { classRangesChart, offerRangesChart } from './ranges';
export { trackRecordChart } from './track-record';
