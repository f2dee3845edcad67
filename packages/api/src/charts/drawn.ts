/** All that draws, for one import when something is drawn: d3 is a good part of what a function's code takes to start. */
export { capitalStackChart } from './capital-stack';
export { cashFlowChart } from './cash-flow';
export { openNowChart } from './open-now';
export { classRangesChart, offerRangesChart } from './ranges';
export { trackRecordChart } from './track-record';
