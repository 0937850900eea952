/** The benchmark: measures the production build of the shop against a bare Next.js page in the same run. */
export { measureNextPage } from './next-page'
export type { Row } from './row'
export { runBench } from './run-bench'
export { formatTable } from './table'
