/** Documents that are joined of a kept one and of a part that is made for the request. */
export { islandMarkup } from './island-markup'
export { type Part, type Template, templateOf, type Words } from './template'
