/** Templates: pages of which one part is put into its place by the HTTP edge (`lib/server/edge`). */
export {
  factsAttribute,
  noPath,
  placeAttribute,
  placeWord,
  termWord,
  wordsAttribute,
  wordsEndAttribute,
} from './names'
export { PlaceFacts } from './place-facts'
