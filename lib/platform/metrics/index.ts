/** What a process counts and measures of itself, for those who operate the shop. */
export { type LabelName, labelValue, labelValues } from './labels'
export { count, countBy, measure, type Sample } from './meter'
export { type Metric, type MetricName, metrics } from './table'
