/** For islands. */
export { namesIn } from './listed-names'
