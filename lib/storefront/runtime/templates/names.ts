/** Stands in the data of a template for what a component of the browser is given in its place. */
export const placeWord = 'place-of-a-template'

/** The attribute of the element that stands in the place. */
export const placeAttribute = 'data-place'

/** The attribute of the script that tells the HTTP edge what the template knows. */
export const factsAttribute = 'data-place-facts'

/** The attribute of the element around an editor's words for a listing without results, and of their place in it. */
export const wordsAttribute = 'data-no-results'

/** The attribute of the element behind these words. */
export const wordsEndAttribute = 'data-no-results-end'

/** Stands for the search where a content page has its path, and is the path of none. */
export const noPath = '-'

/** Stands in a template for a search term. */
export const termWord = 'term7318264'
