/** For islands: where the focal point of a picture is, in a field and in its file. */
export { focusWithin, ownFocus } from './focus'
