/** Stands in the data of a template for what a component of the browser is given in its place. */
export const placeWord = 'place-of-a-template'

/** The attribute of the element that stands in the place. */
export const placeAttribute = 'data-place'

/** The attribute of the script that tells the HTTP edge what the template knows. */
export const factsAttribute = 'data-place-facts'

/** Stands in a template for a search term. */
export const termWord = 'term7318264'
