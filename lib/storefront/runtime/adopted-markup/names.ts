/** The name of the component that stands for markup which needs no React. */
export const keptComponent = 'KeptMarkup'
/** The attribute that numbers such markup in a document. */
export const keptAttribute = 'data-kept'
