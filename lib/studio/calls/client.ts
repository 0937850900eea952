/** For islands. */
export { type Answer, askStudio } from './ask.client'
