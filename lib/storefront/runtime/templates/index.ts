/** Templates: pages of which one part is put into its place by the HTTP edge (`lib/server/edge`). */
export { factsAttribute, placeAttribute, placeWord, termWord } from './names'
export { PlaceFacts } from './place-facts'
