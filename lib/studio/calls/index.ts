/** What the Studio's route handlers share. Their paths begin with `/api/studio/`. */
export { answered, changedMeanwhile, missing, unprocessable } from './answers'
export { type AskShop, askShop } from './ask-shop'
export { personFor, staleLogin, studioCall } from './studio-call'
