/** Which rows the demo brought: written with it, and read when it is taken out. */
export { adoptDemo } from './adopt-demo'
export { inEveryMarket } from './in-every-market'
export { pages, products, rowKinds } from './kinds'
export { forgetGone, keepMarks, markPages, markRows } from './mark-rows'
export { keysOf, seedFallbackRows, seedRedirectRows } from './seed-rows'
