/** For client components only, and loaded late. */
export { watchBuild } from './watch-build'
