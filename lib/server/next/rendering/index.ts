/** What a page asks of the rendering that it is part of. */
export { withoutPreloads } from './without-preloads'
