/** Tables that help to choose: sizes of clothes, warmth of sleeping bags. */
export { type Advisor, advisorOf } from './advisor-of'
export {
  bagSizesOfAge,
  isBagSize,
  isClothesSize,
  isOwnBagSize,
  type OfferedSize,
  oldestOfHeight,
  oldestOfSizes,
  rowsFor,
  type SizeRow,
  sizesOfAge,
  wholeTable,
} from './size-table'
export { togTable } from './tog-table'
