/** Tables that help to choose: sizes of clothes, warmth of sleeping bags. */
export { type Advisor, advisorOf } from './advisor-of'
export { type OfferedSize, rowsFor, type SizeRow, wholeTable } from './size-table'
export { togTable } from './tog-table'
