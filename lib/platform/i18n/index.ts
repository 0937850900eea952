/** The product's own texts, per language. */
export { createText, marketText, type Text, typesetAll } from './create-text'
export { errorTexts } from './error-texts'
export { fillPlural, fillTemplate, type PluralForms, pluralForms } from './fill-template'
export { firstWords } from './first-words'
export { formatClock, formatDay, formatMoment, formatTime } from './format-day'
export { formatDays } from './format-days'
export {
  type BasePrice,
  basePriceOf,
  formatBasePrice,
  formatPrice,
  formatPriceRange,
  formatRate,
  formatReduction,
  type PriceMarket,
} from './format-price'
export { frenchTimes } from './french-times'
export { colonOf, quotesOf } from './punctuation'
export { inAllWords } from './regional-words'
export { typeset, typesetGiven, typesetQuote } from './typography'
