/** The product's own texts, per language. */
export { createText, type Text } from './create-text'
export { marketText } from './market-text'
export { spelledFor } from './spelling'
