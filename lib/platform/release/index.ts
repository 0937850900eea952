/** Which release and which build of the storefront this is. */
export { currentBuild, releaseLabel } from './current-build'
