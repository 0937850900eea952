/** The tag of everything that comes from the content service. */
export const contentTag = 'content'

/** The tag of everything that shows the catalogue. */
export const catalogueTag = 'catalogue'
