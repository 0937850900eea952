/** The cache of pages of Next.js, with its faults mended. */
export {
  type CachedPage,
  installPageCache,
  isCurrent,
  observePage,
  renewSince,
  renewSinceBuild,
} from './page-cache'
