/** For islands. */
export { Elsewhere, isElsewhere } from './elsewhere'
