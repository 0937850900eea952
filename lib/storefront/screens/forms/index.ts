/** Forms as the browser shows them. */
export { FormView } from './form-view'
